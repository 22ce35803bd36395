import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { getResource } from './oauth/authorization.server.ts';
import { listAssistants } from './oauth/grants.server.ts';

export const assistants = {
  accountData: async (deps, userId) => ({
    assistants: { connected: await listAssistants(deps, userId), address: getResource(deps.settings.SITE_URL) },
  }),
} satisfies ServerExtension;

declare module '#app/context/server-extension.server.ts' {
  interface AccountData {
    assistants?: { connected: Awaited<ReturnType<typeof listAssistants>>; address: string };
  }
}
