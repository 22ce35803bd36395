import type { AccountServices } from '../account-services.ts';
import { callAuth, getAuthHeaders, orUnavailable } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import type { SessionState, Viewer } from '../viewer.ts';
import { RENEWAL_MS } from './session-clock.ts';
import { NOTICE_COOKIE, type SessionEventName } from './session-events.ts';
import { readViewer } from './viewer.server.ts';

/** The session of a request, or null; reads only. Throws `unavailable` in an outage. */
export async function readSession(
  services: Pick<AccountServices, 'accounts' | 'db' | 'log'>,
  request: Request,
): Promise<SessionState | null> {
  const viewer = await readViewer(services, request);
  if (!viewer) return null;
  const result = await callAuth(
    async () => (await services.accounts()).api.getSession({ headers: getAuthHeaders(request), returnHeaders: true }),
    messages.signInFailed,
  );
  return 'refusal' in result || !result.response ? null : toSessionState(viewer, result.response.session);
}

/** Makes the session last seven days from now; null when there is none any more. */
export async function renewSession(
  services: Pick<AccountServices, 'accounts' | 'db' | 'log'>,
  request: Request,
): Promise<{ state: SessionState; cookies: string[] } | null> {
  const viewer = await readViewer(services, request);
  if (!viewer) return null;
  const result = await callAuth(
    async () => (await services.accounts()).api.getSession({ method: 'POST', headers: getAuthHeaders(request), returnHeaders: true }),
    messages.signInFailed,
  );
  if ('refusal' in result || !result.response) return null;
  return { state: toSessionState(viewer, result.response.session), cookies: result.cookies };
}

/** Ends the session; gives the cookies that forget it. Throws `unavailable` when it could not be ended. */
export async function signOut(services: Pick<AccountServices, 'accounts' | 'db' | 'log'>, request: Request): Promise<string[]> {
  return orUnavailable(services, messages.signOutFailed, async () => {
    const { api } = await services.accounts();
    const headers = getAuthHeaders(request);
    const session = await api.getSession({ headers });
    if (session) await services.db.deleteFrom('sessions').where('token', '=', session.session.token).execute(); // better-auth would hide a failure
    const result = await callAuth(() => api.signOut({ headers, returnHeaders: true }), messages.signOutFailed);
    return 'refusal' in result ? [] : result.cookies;
  });
}

/** A cookie by which the next page says what happened, to the person and to the other tabs: an event's name for a few seconds. */
export function noticeCookie({ settings }: Pick<AccountServices, 'settings'>, event: SessionEventName): string {
  const secure = settings.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${NOTICE_COOKIE}=${event}; Max-Age=10; Path=/; SameSite=Lax${secure}`;
}

/** The notice that a request brings, for pages without scripts. */
export function getNotice(request: Request): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NOTICE_COOKIE.replace('.', '\\.')}=([a-z-]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
}

function toSessionState(viewer: Viewer, { expiresAt, updatedAt }: { expiresAt: Date; updatedAt: Date }): SessionState {
  return { viewer, expiresAt: expiresAt.getTime(), renewAt: updatedAt.getTime() + RENEWAL_MS };
}
