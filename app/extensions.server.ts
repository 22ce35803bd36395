/** What the open extensions do on the server. A line each. */
export { webhooks } from '#extensions/webhooks/extension.server.ts';
export {};
