/** The extensions that are open, as data. A line each. */
export { moving } from '#extensions/moving/extension.ts';
export { newsletter } from '#extensions/newsletter/extension.ts';
export { statistics } from '#extensions/statistics/extension.ts';
export { webhooks } from '#extensions/webhooks/extension.ts';
export {};
