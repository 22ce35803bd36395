import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getLatestCreation } from '#platform/health/clock-watch.ts';
import type { AccountDeps } from '../account-deps.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';

type DeviceDeps = Pick<AccountDeps, 'settings' | 'now'>;

const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ID_BYTES = 16;
const FORM = /^([\w-]{22})\.(\d{1,11})\.([\w-]{43})$/;

/** Proves no identity: a known device's attempts are counted apart, and that is all. */
export function findKnownDevice({ settings, now }: DeviceDeps, request: Request | undefined, userId: string): string | undefined {
  const cookie = request && readCookie(settings.SITE_URL, request, COOKIE);
  const [, id = '', ends = '', signature = ''] = FORM.exec(cookie ?? '') ?? [];
  const expected = sign(settings.SESSION_SECRET, { id, ends, userId });
  const isSigned = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  const endsAt = Number(ends) * 1000;
  const isPossible = endsAt - YEAR_SECONDS * 1000 <= getLatestCreation(now()).getTime();
  return isSigned && isPossible && endsAt > now().getTime() ? id : undefined;
}

export async function findKnownDeviceByEmail(
  deps: DeviceDeps & Pick<AccountDeps, 'db'>,
  request: Request | undefined,
  email: string,
): Promise<string | undefined> {
  if (!request || readCookie(deps.settings.SITE_URL, request, COOKIE) === undefined) return undefined;
  const user = await deps.db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
  return user && findKnownDevice(deps, request, user.id);
}

/** Lasts a year. A known device keeps its id; another gets its session's, so that a session creates one device at most. */
export function createDeviceCookie(
  deps: DeviceDeps,
  { request, userId, sessionId }: { request?: Request | undefined; userId: string; sessionId?: string },
): string {
  const { SESSION_SECRET, SITE_URL } = deps.settings;
  const ends = String(Math.floor(deps.now().getTime() / 1000) + YEAR_SECONDS);
  const id =
    findKnownDevice(deps, request, userId) ??
    (sessionId === undefined
      ? randomBytes(ID_BYTES)
      : createHmac('sha256', SESSION_SECRET).update(`device of session\0${sessionId}`).digest().subarray(0, ID_BYTES)
    ).toString('base64url');
  const value = `${id}.${ends}.${sign(SESSION_SECRET, { id, ends, userId })}`;
  return formatCookie(SITE_URL, { name: COOKIE, value, maxAgeSeconds: YEAR_SECONDS });
}

/** Nobody can read from the cookie whose it is. */
function sign(secret: string, { id, ends, userId }: { id: string; ends: string; userId: string }) {
  return createHmac('sha256', secret).update(`device\0${userId}\0${id}\0${ends}`).digest('base64url');
}
