/** What the open extensions show in the slots of sign-in. A line each. */
export { api } from '#extensions/api/extension.auth.tsx';
export { assistants } from '#extensions/assistants/extension.auth.tsx';
export {};
