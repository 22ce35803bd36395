/** There is none to publish. */
export const SCOPES = {
  'drafts:read': 'Read drafts and unpublished changes',
  'drafts:write': 'Write new drafts, and propose changes',
  'images:write': 'Upload images',
} as const;

export type Scope = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];

export function parseScopes(text: string): Scope[] {
  return SCOPE_NAMES.filter((name) => text.split(' ').includes(name));
}

export const OAUTH_PATHS = {
  consent: '/auth/assistant',
  token: '/auth/assistant/token',
  register: '/auth/assistant/register',
  revoke: '/auth/assistant/revoke',
  mcp: '/mcp',
  resourceMetadata: '/.well-known/oauth-protected-resource/mcp',
} as const;
