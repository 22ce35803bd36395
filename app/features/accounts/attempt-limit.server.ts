import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { rateLimited } from '#platform/errors/app-error.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FREE_ATTEMPTS = 5;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** After this long without a try all earlier ones are forgotten. */
const MEMORY_MS = DAY_MS;

/** What is tried: each is counted by itself, so that asking for mails does not lock anybody out of signing in. */
export type AttemptKind = 'password' | 'code' | 'mail' | 'token';

export interface Attempt {
  guess: AttemptKind;
  clientAddress: string;
  /** An e-mail or a user's id; left out where only the address can be counted. */
  account?: string;
  now: Date;
}

interface AttemptStore {
  db: Db;
  settings: { SESSION_SECRET: string };
}

/**
 * Counts a try before it is judged, per client address and per account, so that parallel ones cannot outrun the count.
 * Throws `rateLimited` while either has to wait: after five tries a minute, doubling to fifteen, never for good.
 */
export async function consumeAttempt({ db, settings }: AttemptStore, of: Attempt): Promise<void> {
  const now = of.now.toISOString();
  await db.transaction().execute(async (tx) => {
    for (const key of getKeys(settings.SESSION_SECRET, of)) {
      const counted = await tx
        .insertInto('tries')
        .values({ key, count: 1, lastAt: now, blockedUntil: null })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              count: sql`case when tries.last_at < ${before(of.now)} then 1 else tries.count + 1 end`,
              lastAt: now,
            })
            .where((eb) => eb.or([eb('tries.blockedUntil', 'is', null), eb('tries.blockedUntil', '<=', now)])),
        )
        .returning('count')
        .executeTakeFirst();
      if (!counted) throw await getWait(tx, { key, now: of.now });
      const blockedUntil = new Date(of.now.getTime() + waitMs(counted.count)).toISOString();
      await tx
        .updateTable('tries')
        .set({ blockedUntil: counted.count < FREE_ATTEMPTS ? null : blockedUntil })
        .where('key', '=', key)
        .execute();
    }
  });
}

/** After the right answer: forgets what was counted for the account, and gives the address its one try back. */
export async function refundAttempt({ db, settings }: AttemptStore, of: Attempt): Promise<void> {
  const [addressKey = '', accountKey = ''] = getKeys(settings.SESSION_SECRET, of);
  await db.deleteFrom('tries').where('key', '=', accountKey).execute();
  await db.deleteFrom('tries').where('key', '=', addressKey).where('count', '<=', 1).execute();
  await db.updateTable('tries').set({ count: sql`count - 1`, blockedUntil: null }).where('key', '=', addressKey).execute();
}

/** Forgets what was counted for an account, as when its owner has proved himself by mail. */
export async function clearAttempts(
  { db, settings }: AttemptStore,
  { guess, account }: { guess: AttemptKind; account: string },
): Promise<void> {
  const [, accountKey = ''] = getKeys(settings.SESSION_SECRET, { guess, account, clientAddress: '' });
  await db.deleteFrom('tries').where('key', '=', accountKey).execute();
}

/** Removes what nobody has tried for a day. */
export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('tries').where('lastAt', '<', before(now)).execute();
}

/** Milliseconds to wait after so many tries. */
export function waitMs(count: number): number {
  return count < FREE_ATTEMPTS ? 0 : Math.min(MINUTE_MS * 2 ** Math.min(count - FREE_ATTEMPTS, 10), LONGEST_WAIT_MS);
}

async function getWait(db: Db, { key, now }: { key: string; now: Date }) {
  const row = await db.selectFrom('tries').select('blockedUntil').where('key', '=', key).executeTakeFirst();
  const until = row?.blockedUntil ? Date.parse(row.blockedUntil) : now.getTime();
  return rateLimited('too many tries', Math.max(1, Math.ceil((until - now.getTime()) / SECOND_MS)));
}

/** Addresses first: everybody locks in the same order. */
function getKeys(secret: string, { guess, clientAddress, account }: Pick<Attempt, 'guess' | 'clientAddress' | 'account'>): string[] {
  const keyed = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`tries\0${guess}\0${kind}\0${value}`).digest('base64url');
  return [keyed('address', getNetwork(clientAddress)), ...(account === undefined ? [] : [keyed('account', account.trim().toLowerCase())])];
}

/** One household has a whole /64 of IPv6 to rotate through: count it as one. */
function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function before(now: Date) {
  return new Date(now.getTime() - MEMORY_MS).toISOString();
}
