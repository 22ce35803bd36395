/** What the open extensions do on the server. A line each. */
export { assistants } from '#extensions/assistants/extension.server.ts';
export { inbox } from '#extensions/inbox/extension.server.ts';
export { moving } from '#extensions/moving/extension.server.ts';
export { newsletter } from '#extensions/newsletter/extension.server.ts';
export { statistics } from '#extensions/statistics/extension.server.ts';
export { webhooks } from '#extensions/webhooks/extension.server.ts';
export {};
