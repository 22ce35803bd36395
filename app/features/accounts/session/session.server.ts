import type { AccountServices } from '../account-services.ts';
import { callAuth, getAuthHeaders, orUnavailable } from '../better-auth/call-auth.server.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';
import { messages } from '../messages.ts';
import type { SessionState, Viewer } from '../viewer.ts';
import { createDeviceCookie } from './known-device.server.ts';
import { endSession } from './replace-session.server.ts';
import { RENEWAL_MS } from './session-clock.ts';
import { NOTICE_COOKIE, type SessionEventName } from './session-events.ts';
import { readSignedIn, readViewer } from './viewer.server.ts';

type SessionServices = Pick<AccountServices, 'accounts' | 'db' | 'log' | 'now'>;

/** The session of a request, or null. Throws `unavailable` in an outage. */
export async function readSession(services: SessionServices, request: Request): Promise<SessionState | null> {
  const found = await readSignedIn(services, request);
  return found && toSessionState(found.viewer, found.session);
}

/** Makes the session last seven days from now, within thirty from its beginning; null when there is none any more. */
export async function renewSession(
  services: SessionServices & Pick<AccountServices, 'settings'>,
  request: Request,
): Promise<{ state: SessionState; cookies: string[] } | null> {
  const viewer = await readViewer(services, request);
  if (!viewer) return null;
  const result = await callAuth(
    async () => (await services.accounts()).api.getSession({ method: 'POST', headers: getAuthHeaders(request), returnHeaders: true }),
    messages.signInFailed,
  );
  if ('refusal' in result || !result.response) return null;
  const { session } = result.response;
  const device = createDeviceCookie(services, { request, userId: viewer.id, sessionId: session.id });
  return { state: toSessionState(viewer, session), cookies: [...result.cookies, device] };
}

/** Ends the session; gives the cookies that forget it. Throws `unavailable` when it could not be ended. */
export async function signOut(services: Pick<AccountServices, 'accounts' | 'db' | 'log'>, request: Request): Promise<string[]> {
  return orUnavailable(services, messages.signOutFailed, async () => {
    await endSession(services, request); // better-auth would hide a failure
    const { api } = await services.accounts();
    const result = await callAuth(() => api.signOut({ headers: getAuthHeaders(request), returnHeaders: true }), messages.signOutFailed);
    return 'refusal' in result ? [] : result.cookies;
  });
}

/** What the next page says, to the person and to the other tabs: an event, or what happened to other sessions. */
export type Notice = SessionEventName | 'session-ended' | 'other-sessions-ended';

/** A cookie of a few seconds by which the next page says what happened. */
export function noticeCookie({ settings }: Pick<AccountServices, 'settings'>, notice: Notice): string {
  return formatCookie(settings.SITE_URL, { name: NOTICE_COOKIE, value: notice, maxAgeSeconds: 10, isHttpOnly: false });
}

/** The notice that a request brings, for pages without scripts. */
export function getNotice(request: Request): string | undefined {
  return readCookie(request.url, request, NOTICE_COOKIE);
}

function toSessionState(viewer: Viewer, { expiresAt, updatedAt }: { expiresAt: Date; updatedAt: Date }): SessionState {
  return { viewer, expiresAt: expiresAt.getTime(), renewAt: updatedAt.getTime() + RENEWAL_MS };
}
