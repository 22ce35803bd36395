/** What the open extensions show in the slots of the admin. A line each. */
export { newsletter } from '#extensions/newsletter/extension.admin.tsx';
export {};
