/** The extensions that are open, as data. A line each, such as `export { webhooks } from '#extensions/webhooks/extension.ts';` */
export { webhooks } from '#extensions/webhooks/extension.ts';
export {};
