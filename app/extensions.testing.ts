/** What the open extensions tell the tests of the whole. A line each. */
export { webhooks } from '#extensions/webhooks/testing.ts';
export {};
