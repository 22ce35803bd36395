import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { takeFromQuota } from '#features/accounts/attempt-limit.server.ts';
import { rateLimited } from '#platform/errors/app-error.ts';
import type { z } from '#platform/forms/zod.ts';
import { getNetwork } from '#platform/http/ip-address.server.ts';
import { clip } from '#platform/text/clip.ts';
import { getTarget, type registrationSchema } from './oauth-requests.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PER_HOUR = 20;
const MAX_CLIENTS = 500;
/** A person connects a program right after it has registered itself. */
const UNUSED_KEPT_MS = DAY_MS;
const USED_KEPT_MS = 180 * DAY_MS;
const MAX_NAME = 30;
/** Younger ones are not forgotten for others: their person is about to connect them. */
const NEW_MS = 10 * 60 * 1000;

export interface OAuthClient {
  id: string;
  name: string;
  redirectUris: string[];
}

/** Strangers register: a network some per hour, and of those that nobody has connected the oldest go first, new ones excepted. Throws `rateLimited`. */
export async function registerClient(
  { db, settings, now: getNow }: Pick<AccountDeps, 'db' | 'settings' | 'now'>,
  { client_name, redirect_uris }: z.output<typeof registrationSchema>,
  clientAddress: string,
): Promise<OAuthClient> {
  const now = getNow();
  const [uri = ''] = redirect_uris;
  const seen = client_name.replace(/[\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/gu, '');
  const name = /[\p{L}\p{N}]/u.test(seen) ? clip(seen, MAX_NAME) : (getTarget(uri) ?? 'A program');
  return runTransaction(db, async (tx) => {
    const quota = { name: 'assistant of', of: getNetwork(clientAddress), most: PER_HOUR, windowMs: HOUR_MS, now };
    if ((await takeFromQuota(tx, settings.SESSION_SECRET, quota)) === undefined)
      throw rateLimited('too many registrations of one network', HOUR_MS / 1000);
    const { count } = await deleteOldClients(tx, now);
    if (count >= MAX_CLIENTS) throw rateLimited('too many registrations that nobody has connected yet', NEW_MS / 1000);
    const client = { id: randomUUID(), name, redirectUris: [...new Set(redirect_uris)] };
    await tx
      .insertInto('assistantClients')
      .values({ ...client, createdAt: now.toISOString(), usedAt: null })
      .execute();
    return client;
  });
}

export async function findClient(db: Db, id: string): Promise<OAuthClient | undefined> {
  return db.selectFrom('assistantClients').select(['id', 'name', 'redirectUris']).where('id', '=', id).executeTakeFirst();
}

/** Returns how many are left that nobody has connected. */
export async function deleteOldClients(tx: Db, now: Date): Promise<{ count: number }> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const isOver = tx
    .selectFrom('assistantClients')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('usedAt', 'is', null), eb('createdAt', '<', before(UNUSED_KEPT_MS))]),
        eb.and([
          eb('usedAt', '<', before(USED_KEPT_MS)),
          eb.not(eb.exists(eb.selectFrom('assistantGrants').select('id').whereRef('clientId', '=', 'assistantClients.id'))),
        ]),
      ]),
    );
  await tx.deleteFrom('assistantClients').where('id', 'in', isOver).execute();
  const unused = tx.selectFrom('assistantClients').where('usedAt', 'is', null);
  const newest = unused
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_CLIENTS - 1);
  await tx
    .deleteFrom('assistantClients')
    .where('usedAt', 'is', null)
    .where('createdAt', '<', before(NEW_MS))
    .where('id', 'not in', newest)
    .execute();
  return unused.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
}
