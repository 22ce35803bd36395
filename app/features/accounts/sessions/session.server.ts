import { errorFields } from '#platform/log/log.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import { recordNewDevice } from '../activity/activity-entries.server.ts';
import { callAuth, getAuthHeaders, orUnavailable } from '../better-auth/call-auth.server.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';
import { describeDevice } from '../better-auth/device-name.ts';
import { messages } from '../messages.ts';
import { PROOF_COOKIE } from './identity-proof.server.ts';
import { createDeviceCookie, findKnownDevice } from './known-device.server.ts';
import { NOTICE_COOKIE, type SessionEventName } from './session-events.ts';
import { RENEWAL_MS } from './session-renewal.ts';
import { findSession, readSignedIn, readViewer, type SessionState, type Viewer } from './viewer.server.ts';

type SessionDeps = Pick<AccountDeps, 'accounts' | 'db' | 'log' | 'now'>;

export async function readSession(deps: SessionDeps, request: Request): Promise<SessionState | null> {
  const found = await readSignedIn(deps, request);
  return found && toSessionState(found.viewer, found.session);
}

/** Renews for seven days, within thirty from the session's beginning. */
export async function renewSession(
  deps: SessionDeps & Pick<AccountDeps, 'settings'>,
  request: Request,
): Promise<{ state: SessionState; cookies: string[] } | null> {
  const viewer = await readViewer(deps, request);
  if (!viewer) return null;
  const result = await callAuth(
    async () => (await deps.accounts()).api.getSession({ method: 'POST', headers: getAuthHeaders(request), returnHeaders: true }),
    messages.signInFailed,
  );
  if ('refusal' in result || !result.response) return null;
  const { session } = result.response;
  const device = createDeviceCookie(deps, { request, userId: viewer.id, sessionId: session.id });
  return { state: toSessionState(viewer, session), cookies: [...result.cookies, device] };
}

export async function signOut(deps: Pick<AccountDeps, 'accounts' | 'db' | 'log' | 'settings'>, request: Request): Promise<string[]> {
  return orUnavailable(deps, messages.signOutFailed, async () => {
    await endSession(deps, request); // better-auth would hide a failure
    const { api } = await deps.accounts();
    const result = await callAuth(() => api.signOut({ headers: getAuthHeaders(request), returnHeaders: true }), messages.signOutFailed);
    const proof = formatCookie(deps.settings.SITE_URL, { name: PROOF_COOKIE, value: '', maxAgeSeconds: 0 });
    return [...('refusal' in result ? [] : result.cookies), proof];
  });
}

/** The last step of every way to sign in. Returns the cookies to set. */
export async function replaceSession(
  deps: AccountDeps,
  { request, userId, cookies }: { request: Request | undefined; userId: string; cookies: readonly string[] },
): Promise<string[]> {
  await endSession(deps, request);
  if (!findKnownDevice(deps, request, userId)) {
    const device = describeDevice(request?.headers.get('user-agent') ?? null);
    const recording = recordNewDevice(deps.db, { userId, device, now: deps.now() });
    await recording.catch((error) => deps.log.warn('a sign-in was not recorded', errorFields(error))); // a full disk keeps nobody out
  }
  return [...cookies, createDeviceCookie(deps, { request, userId })];
}

export async function endSession(deps: Pick<AccountDeps, 'accounts' | 'db'>, request: Request | undefined): Promise<void> {
  const found = request && (await findSession(deps, request));
  if (found) await deps.db.deleteFrom('sessions').where('id', '=', found.session.id).execute();
}

export type Notice = SessionEventName | 'session-ended' | 'other-sessions-ended';

export function noticeCookie({ settings }: Pick<AccountDeps, 'settings'>, notice: Notice): string {
  return formatCookie(settings.SITE_URL, { name: NOTICE_COOKIE, value: notice, maxAgeSeconds: 10, isHttpOnly: false });
}

export function getNotice(request: Request): string | undefined {
  return readCookie(request.url, request, NOTICE_COOKIE);
}

function toSessionState(viewer: Viewer, { expiresAt, updatedAt }: { expiresAt: Date; updatedAt: Date }): SessionState {
  return { viewer, expiresAt: expiresAt.getTime(), renewAt: updatedAt.getTime() + RENEWAL_MS };
}
