/** What the open extensions tell the tests of the whole. A line each. */
export { api } from '#extensions/api/testing.ts';
export { assistants } from '#extensions/assistants/testing.ts';
export { inbox } from '#extensions/inbox/testing.ts';
export { moving } from '#extensions/moving/testing.ts';
export { newsletter } from '#extensions/newsletter/testing.ts';
export { statistics } from '#extensions/statistics/testing.ts';
export { webhooks } from '#extensions/webhooks/testing.ts';
export {};
