import { z } from '#platform/forms/zod.ts';
import { SCOPE_NAMES } from './oauth.ts';

const MAX_TEXT = 2000;

const NO_REDIRECT_URI = 'Give an https: address, an http: one of this computer, or one of an app’s own scheme, without a fragment';

/** Members that are not named here say nothing to this site, as RFC 7591 asks. */
export const registrationSchema = z.object({
  client_name: z.string().trim().max(200).default(''),
  /** As text, because each has to be compared as it was registered. Those that cannot be used are left out. */
  redirect_uris: z
    .array(z.string().max(MAX_TEXT))
    .max(10)
    .transform((uris) => uris.filter(isRedirectUri))
    .refine((uris) => uris.length > 0, NO_REDIRECT_URI),
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

function isRedirectUri(text: string): boolean {
  if (text.length > 500 || !URL.canParse(text) || /[\s\p{Cc}#]/u.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || isLoopback(text) || isAppAddress(text);
}

function isLoopback(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** RFC 8252, 7.1: of a scheme that an app has registered on the device, such as `cursor://host/path` or `com.example.app:/path`. */
function isAppAddress(uri: string): boolean {
  const [, scheme = ''] = /^([a-z][a-z\d+.-]{1,39}):\//.exec(uri) ?? [];
  return scheme !== '' && !NOT_OF_APPS.has(scheme) && !/^(?:ms|search|chrome|moz|edge|safari|web|android|microsoft)[-+]/.test(scheme);
}

/** What browsers and systems themselves open. */
const NOT_OF_APPS = new Set(
  'http https ws wss ftp ftps sftp ssh file filesystem javascript vbscript data blob about view-source mailto tel sms smsto facetime callto cid mid jar resource chrome edge intent shell ldap ldaps telnet gopher news nntp irc ircs magnet geo market itms itms-apps help hcp res'.split(
    ' ',
  ),
);

/** RFC 8252, 7.3: a program on this computer listens at a port that it gets anew each time. Everything else is compared exactly. */
export function isRegistered(registered: readonly string[], sent: string): boolean {
  if (registered.includes(sent)) return true;
  if (!isRedirectUri(sent) || !isLoopback(sent)) return false;
  return registered.some((uri) => isLoopback(uri) && withoutPort(uri) === withoutPort(sent));
}

function withoutPort(uri: string): string {
  const url = new URL(uri);
  url.port = '';
  return url.href;
}

/** A host, the scheme of an app on the device with its colon, or null for a program on this computer. */
export function getTarget(redirectUri: string): string | null {
  if (isLoopback(redirectUri)) return null;
  const { protocol, host } = new URL(redirectUri);
  return protocol === 'https:' ? host : protocol;
}
