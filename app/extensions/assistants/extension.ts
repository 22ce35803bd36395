import { MAX_UPLOAD_BYTES } from '#features/images/image.ts';
import { defineExtension } from '#platform/extensions/define-extension.ts';
import { OAUTH_PATHS } from './oauth/oauth.ts';

const { mcp, token, register, revoke } = OAUTH_PATHS;
const BY_PROGRAMS = [token, register, revoke];
const bytes = Math.ceil((MAX_UPLOAD_BYTES * 4) / 3) + 64 * 1024; // an image as base64

export const assistants = defineExtension({
  name: 'assistants',
  routes: {
    auth: [
      { path: 'auth/assistant', file: 'extensions/assistants/routes/assistant.tsx' },
      { path: 'auth/assistants', file: 'extensions/assistants/routes/assistants.tsx' },
    ],
    top: [
      ...BY_PROGRAMS.map((path) => ({
        path: path.slice(1),
        file: 'extensions/assistants/routes/assistant-requests.ts',
        id: `oauth${path}`,
      })),
      ...['oauth-protected-resource', 'oauth-protected-resource/mcp', 'oauth-authorization-server'].map((name) => ({
        path: `.well-known/${name}`,
        file: 'extensions/assistants/routes/oauth-metadata.ts',
        id: `oauth/${name}`,
      })),
      { path: 'mcp', file: 'extensions/assistants/routes/mcp.ts' },
    ],
  },
  requests: [
    ...BY_PROGRAMS.map((path) => ({ path, isForPrograms: true as const })),
    { path: mcp, bytes, isForPrograms: true },
    { path: `${mcp}/`, bytes }, // as some programs write it
  ],
});
