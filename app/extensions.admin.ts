/** What the open extensions show in the slots of the admin. A line each. */
export { api } from '#extensions/api/extension.admin.tsx';
export { assistants } from '#extensions/assistants/extension.admin.tsx';
export { newsletter } from '#extensions/newsletter/extension.admin.tsx';
export {};
