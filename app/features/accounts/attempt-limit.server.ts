import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { rateLimited } from '#platform/errors/app-error.ts';
import { getNetwork } from '#platform/http/ip-address.server.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FREE_ATTEMPTS = 5;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const MEMORY_MS = DAY_MS;
const MAX_SKEW_MS = 30 * SECOND_MS;

/** Counted apart, so that requested emails lock nobody out of signing in. */
export type AttemptKind = 'password' | 'code' | 'email' | 'token' | 'api-token' | 'assistant' | 'passkey' | 'subscribe';

export interface Attempt {
  kind: AttemptKind;
  clientAddress: string;
  account?: string;
  /** A known device at the account: only its own attempts count, so no stranger can make it wait. */
  device?: string | undefined;
  now: Date;
}

interface AttemptStore {
  db: Db;
  settings: { SESSION_SECRET: string };
}

/** Counts an attempt before it is judged, so that parallel ones cannot outrun the count. Throws `rateLimited`, for 15 minutes at most. */
export async function consumeAttempt({ db, settings }: AttemptStore, attempt: Attempt): Promise<void> {
  const now = attempt.now.toISOString();
  const latest = new Date(attempt.now.getTime() + MAX_SKEW_MS).toISOString();
  const latestEnd = new Date(attempt.now.getTime() + LONGEST_WAIT_MS + MAX_SKEW_MS).toISOString();
  await db.transaction().execute(async (tx) => {
    for (const key of getKeys(settings.SESSION_SECRET, attempt)) {
      const counted = await tx
        .insertInto('attempts')
        .values({ key, count: 1, lastAt: now, blockedUntil: null })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              count: sql`case when attempts.last_at < ${before(attempt.now)} or attempts.last_at > ${latest} then 1 else attempts.count + 1 end`,
              lastAt: now,
            })
            .where((eb) =>
              eb.or([
                eb('attempts.blockedUntil', 'is', null),
                eb('attempts.blockedUntil', '<=', now),
                eb('attempts.blockedUntil', '>', latestEnd),
              ]),
            ),
        )
        .returning('count')
        .executeTakeFirst();
      if (!counted) throw await getWait(tx, { key, now: attempt.now });
      const blockedUntil = new Date(attempt.now.getTime() + waitMs(counted.count)).toISOString();
      await tx
        .updateTable('attempts')
        .set({ blockedUntil: counted.count < FREE_ATTEMPTS ? null : blockedUntil })
        .where('key', '=', key)
        .execute();
    }
  });
}

/** Clears the account's count and takes this attempt off the IP address's. On a known device only its own count is cleared. */
export async function refundAttempt({ db, settings }: AttemptStore, attempt: Attempt): Promise<void> {
  const [firstKey = '', accountKey = ''] = getKeys(settings.SESSION_SECRET, attempt);
  if (attempt.device !== undefined) {
    await db.deleteFrom('attempts').where('key', '=', firstKey).execute();
    return;
  }
  await db.deleteFrom('attempts').where('key', '=', accountKey).execute();
  await db.deleteFrom('attempts').where('key', '=', firstKey).where('count', '<=', 1).execute();
  await db.updateTable('attempts').set({ count: sql`count - 1`, blockedUntil: null }).where('key', '=', firstKey).execute();
}

export async function clearAttempts(
  { db, settings }: AttemptStore,
  { kind, account }: { kind: AttemptKind; account: string },
): Promise<void> {
  const [, accountKey = ''] = getKeys(settings.SESSION_SECRET, { kind, account, clientAddress: '' });
  await db.deleteFrom('attempts').where('key', '=', accountKey).execute();
}

interface Quota {
  name: string;
  /** Stored as a keyed hash. */
  of: string;
  most: number;
  /** A day at most: older counts are deleted. */
  windowMs: number;
  now: Date;
}

/** Returns how many of the window are used with this one; undefined where it is full. Undone with the transaction. */
export async function takeFromQuota(tx: Db, secret: string, { name, of, most, windowMs, now }: Quota): Promise<number | undefined> {
  const at = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  const latestEnd = new Date(now.getTime() + windowMs + MAX_SKEW_MS).toISOString();
  const isOver = sql<boolean>`(attempts.blocked_until <= ${at} or attempts.blocked_until > ${latestEnd})`;
  const taken = await tx
    .insertInto('attempts')
    .values({ key: toQuotaKey(secret, name, of), count: 1, lastAt: at, blockedUntil: end })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
          blockedUntil: sql`case when ${isOver} then excluded.blocked_until else attempts.blocked_until end`,
          lastAt: at,
        })
        .where((eb) => eb.or([isOver, eb('attempts.count', '<', most)])),
    )
    .returning('count')
    .executeTakeFirst();
  return taken?.count;
}

function toQuotaKey(secret: string, name: string, of: string): string {
  return createHmac('sha256', secret).update(`quota\0${name}\0${of}`).digest('base64url');
}

export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('lastAt', '<', before(now)).execute();
}

export function waitMs(count: number): number {
  return count < FREE_ATTEMPTS ? 0 : Math.min(MINUTE_MS * 2 ** Math.min(count - FREE_ATTEMPTS, 10), LONGEST_WAIT_MS);
}

async function getWait(db: Db, { key, now }: { key: string; now: Date }) {
  const row = await db.selectFrom('attempts').select('blockedUntil').where('key', '=', key).executeTakeFirst();
  const waitingMs = row?.blockedUntil ? Math.min(Date.parse(row.blockedUntil) - now.getTime(), LONGEST_WAIT_MS) : 0;
  return rateLimited('too many attempts', Math.max(1, Math.ceil(waitingMs / SECOND_MS)));
}

/** Addresses first: every caller locks in the same order. */
function getKeys(secret: string, { kind, clientAddress, account, device }: Omit<Attempt, 'now'>): string[] {
  const toKey = (subject: string, value: string) =>
    createHmac('sha256', secret).update(`attempts\0${kind}\0${subject}\0${value}`).digest('base64url');
  if (device !== undefined) return [toKey('device', device)];
  return [toKey('address', getNetwork(clientAddress)), ...(account === undefined ? [] : [toKey('account', account.trim().toLowerCase())])];
}

function before(now: Date) {
  return new Date(now.getTime() - MEMORY_MS).toISOString();
}
