/** What the open extensions tell the tests of the whole. A line each. */
export { moving } from '#extensions/moving/testing.ts';
export { statistics } from '#extensions/statistics/testing.ts';
export { webhooks } from '#extensions/webhooks/testing.ts';
export {};
