import { z } from '#platform/forms/zod.ts';

/** There is none to publish. */
export const SCOPES = {
  'drafts:read': 'Read drafts and unpublished changes',
  'drafts:write': 'Write new drafts, and propose changes',
  'images:write': 'Upload images',
} as const;

export type Scope = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];

export function parseScopes(text: string | null | undefined): Scope[] {
  const wanted = (text ?? '').split(' ');
  return SCOPE_NAMES.filter((name) => wanted.includes(name));
}

export const OAUTH_PATHS = {
  consent: '/auth/assistant',
  token: '/auth/assistant/token',
  register: '/auth/assistant/register',
  revoke: '/auth/assistant/revoke',
  mcp: '/mcp',
  resourceMetadata: '/.well-known/oauth-protected-resource/mcp',
} as const;

const MAX_TEXT = 2000;

/** As text, because each has to be compared exactly as it was registered. */
const redirectUri = z.string().max(500).refine(isRedirectUri, 'Only https: addresses, and http: ones of this computer, without a fragment');

/** Members that are not named here say nothing to this site, as RFC 7591 asks. */
export const registrationSchema = z.object({
  client_name: z.string().trim().max(200).default(''),
  redirect_uris: z.array(redirectUri).min(1).max(10),
});

/** Of OAuth 2.1; each may be missing, so that the reason is told to the program. */
export const authorizationSchema = z.object({
  client_id: z.string().max(100).default(''),
  redirect_uri: z.string().max(500).default(''),
  response_type: z.string().max(50).default(''),
  code_challenge: z.string().max(200).default(''),
  code_challenge_method: z.string().max(20).default(''),
  scope: z.string().max(MAX_TEXT).default(''),
  state: z.string().max(MAX_TEXT).default(''),
  resource: z.string().max(500).default(''),
});

export type AuthorizationRequest = z.output<typeof authorizationSchema>;

export const consentForm = z.strictObject({
  intent: z.enum(['allow', 'deny']),
  ...Object.fromEntries(SCOPE_NAMES.map((name) => [`allow-${name}`, z.literal('on').optional()])),
});

/** RFC 7636: 43 to 128 characters; a SHA-256 has 43. */
export const VERIFIER = /^[\w.~-]{43,128}$/;
export const CHALLENGE = /^[\w-]{43}$/;

export interface ConnectedAssistant {
  id: string;
  name: string;
  scopes: Scope[];
  lastUse: string;
  since: string;
}

function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || /[\s\p{Cc}#]/u.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
