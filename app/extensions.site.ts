/** What the open extensions show in the slots of the public pages. A line each. */
export { inbox } from '#extensions/inbox/extension.site.tsx';
export { newsletter } from '#extensions/newsletter/extension.site.tsx';
export {};
