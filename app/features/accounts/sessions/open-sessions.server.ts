import { getLatestCreation } from '#platform/health/clock-watch.ts';
import type { AccountDeps } from '../account-deps.ts';
import { MAX_SESSION_MS } from '../better-auth/session-store.server.ts';
import type { SessionSummary } from './open-sessions.tsx';
import { getNotice } from './session.server.ts';
import { readSignedIn } from './viewer.server.ts';

type SessionDeps = Pick<AccountDeps, 'accounts' | 'db' | 'log' | 'now'>;

const MAX_LISTED = 50;

export async function listOpenSessions(
  deps: SessionDeps,
  request: Request,
): Promise<{ sessions: SessionSummary[]; notice: string | null }> {
  const signedIn = await readSignedIn(deps, request);
  const notice = NOTICES[getNotice(request) ?? ''] ?? null;
  if (!signedIn) return { sessions: [], notice };
  const now = deps.now();
  const rows = await deps.db
    .selectFrom('sessions')
    .select(({ fn }) => ['id', 'device', 'createdAt', fn.coalesce('lastUsedAt', 'createdAt').as('lastUsedAt')])
    .where('userId', '=', signedIn.viewer.id)
    .where('expiresAt', '>', now.toISOString())
    .where('createdAt', '>', new Date(now.getTime() - MAX_SESSION_MS).toISOString())
    .where('createdAt', '<=', getLatestCreation(now).toISOString())
    .orderBy((eb) => eb.case().when('id', '=', signedIn.session.id).then(0).else(1).end())
    .orderBy('lastUsedAt', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const sessions = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device: device || 'Unknown device',
    since: toAge(createdAt, now),
    lastUsed: toAge(lastUsedAt, now),
    isCurrent: id === signedIn.session.id,
  }));
  return { sessions, notice };
}

export async function endOtherSessions(deps: SessionDeps, request: Request, id?: string): Promise<boolean> {
  const signedIn = await readSignedIn(deps, request);
  if (!signedIn) return false;
  await deps.db
    .deleteFrom('sessions')
    .where('userId', '=', signedIn.viewer.id)
    .where('id', '!=', signedIn.session.id)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
  return true;
}

const NOTICES: Record<string, string> = {
  'session-ended': 'That device is signed out.',
  'other-sessions-ended': 'All other devices are signed out.',
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const relativeTime = new Intl.RelativeTimeFormat('en-GB');

/** True in every time zone, which a page without scripts does not know. */
export function toAge(at: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(at));
  if (age < 2 * MINUTE_MS) return 'just now';
  if (age < 2 * HOUR_MS) return relativeTime.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < 2 * DAY_MS) return relativeTime.format(-Math.floor(age / HOUR_MS), 'hour');
  return relativeTime.format(-Math.floor(age / DAY_MS), 'day');
}
