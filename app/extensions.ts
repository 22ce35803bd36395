/** The extensions that are open, as data. A line each. */
export { webhooks } from '#extensions/webhooks/extension.ts';
export {};
