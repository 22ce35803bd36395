/** The extensions that are open, as data. A line each. */
export { api } from '#extensions/api/extension.ts';
export { assistants } from '#extensions/assistants/extension.ts';
export { inbox } from '#extensions/inbox/extension.ts';
export { moving } from '#extensions/moving/extension.ts';
export { newsletter } from '#extensions/newsletter/extension.ts';
export { statistics } from '#extensions/statistics/extension.ts';
export { webhooks } from '#extensions/webhooks/extension.ts';
export {};
