import type { Role } from '#db/schema.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { getLatestCreation } from '#platform/health/clock-watch.ts';
import { errorFields } from '#platform/log/log.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { Auth } from '../better-auth/auth.server.ts';
import { getAuthHeaders } from '../better-auth/call-auth.server.ts';
import { SESSION_COOKIE } from '../better-auth/private-api.server.ts';
import { MAX_SESSION_MS } from '../better-auth/session-store.server.ts';

export interface Viewer {
  id: string;
  email: string;
  role: Role | null;
}

export interface SessionState {
  viewer: Viewer;
  expiresAt: number;
  renewAt: number;
}

type SessionDeps = Pick<AccountDeps, 'accounts' | 'db' | 'log' | 'now'>;
type FoundSession = Auth['$Infer']['Session'];

const LAST_USED_STEP_MS = 5 * 60 * 1000;

/** Throws `unavailable` in an outage, which is not "signed out". */
export async function readViewer(deps: SessionDeps, request: Request): Promise<Viewer | null> {
  return (await readSignedIn(deps, request))?.viewer ?? null;
}

export async function readSignedIn(
  deps: SessionDeps,
  request: Request,
): Promise<{ viewer: Viewer; session: FoundSession['session'] } | null> {
  const { db, log } = deps;
  try {
    const found = await findSession(deps, request);
    if (!found || !isPossible(found.session, deps.now())) return null;
    const { session, user } = found;
    const row = await db.selectFrom('userRoles').select('role').where('userId', '=', user.id).executeTakeFirst();
    await recordUse(deps, session);
    return { viewer: { id: user.id, email: user.email, role: row?.role ?? null }, session };
  } catch (error) {
    log.error('the session could not be read', errorFields(error));
    throw unavailable('the session could not be read', error);
  }
}

export async function findSession({ accounts }: Pick<AccountDeps, 'accounts'>, request: Request): Promise<FoundSession | null> {
  if (!request.headers.get('cookie')?.includes(SESSION_COOKIE)) return null; // most readers: better-auth need not even be loaded
  return (await accounts()).api.getSession({ headers: getAuthHeaders(request) });
}

/** A session created by a clock that was ahead would live too long. It stays stored, because today's clock may be the wrong one. */
function isPossible({ createdAt, expiresAt }: FoundSession['session'], now: Date): boolean {
  return createdAt <= getLatestCreation(now) && expiresAt.getTime() <= getLatestCreation(now).getTime() + MAX_SESSION_MS;
}

async function recordUse({ db, log, now }: SessionDeps, { id, lastUsedAt, createdAt }: FoundSession['session']) {
  const before = new Date(now().getTime() - LAST_USED_STEP_MS);
  const latest = getLatestCreation(now());
  const last = lastUsedAt ?? createdAt;
  if (last > before && last <= latest) return;
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: now().toISOString() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', before.toISOString()), eb('lastUsedAt', '>', latest.toISOString())]),
    ) // one of many concurrent requests writes
    .execute()
    .catch((error) => log.warn('the use of a session was not recorded', errorFields(error))); // a full disk signs nobody out
}
