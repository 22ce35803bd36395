import { timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { rateLimited, unauthorized } from '#platform/errors/app-error.ts';
import { getLatestCreation } from '#platform/health/clock-watch.ts';
import { truncateAddress } from '#platform/http/ip-address.server.ts';
import { errorFields } from '#platform/log/log.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { hashToken, readTokenData, selectOpenTokens } from '../tokens/tokens.server.ts';
import { type Caller, listScopes, type Scope } from './caller.ts';

type CallerDeps = Pick<AccountDeps, 'db' | 'settings' | 'log' | 'now'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_PER_MINUTE = 240;
const MAX_COUNTED = 10_000;
const WRONG = 'This token is wrong, has expired or has been ended.';

/**
 * Finds the person that a program acts for, by its API token or the access token of its grant. It may do what they may do at this moment.
 * Null for a request without a token. Throws `unauthorized`, and `rateLimited` after several wrong tokens or too many requests with a right one.
 */
export async function authenticate(
  deps: CallerDeps,
  { request, clientAddress }: { request: Request; clientAddress: string },
  kind: 'token' | 'assistant',
): Promise<Caller | null> {
  const header = request.headers.get('authorization');
  if (header === null) return null;
  const now = deps.now();
  const [, sent = ''] = /^bearer +(\S+)$/i.exec(header) ?? [];
  const found = await (kind === 'token' ? findToken(deps.db, sent, now) : findAccess(deps.db, sent, now));
  if (!found?.role) {
    if (kind === 'token') await consumeAttempt(deps, { kind: 'api-token', clientAddress, now });
    else if (ACCESS_TOKEN.test(sent)) await consumeAttempt(deps, { kind: 'assistant', clientAddress, now });
    throw unauthorized(`a wrong token of ${kind}`, WRONG);
  }
  const { id, name, userId, email, role, scopes } = found;
  if (!takeFromMinute(id, now)) throw rateLimited(`too many requests of ${kind} ${id}`, MINUTE_MS / 1000);
  await recordUse(deps, { kind, clientAddress, ...found });
  return {
    userId,
    email,
    scopes: listScopes(role).filter((scope) => (scopes as readonly string[]).includes(scope)),
    program: { kind, id, name },
  };
}

export interface ApiTokenData {
  scopes: Scope[];
}

/** Damaged ones allow nothing. */
export function readScopes(data: string): Scope[] {
  const { scopes } = readTokenData<ApiTokenData>(data);
  return Array.isArray(scopes) ? scopes : [];
}

async function findToken(db: Db, token: string, now: Date) {
  const row = await selectOpenTokens(db, ['api-token'], now)
    .innerJoin('users', 'users.id', 'tokens.userId')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select([
      'tokens.id',
      'tokens.subject as name',
      'tokens.data',
      'tokens.usedAt as lastUsedAt',
      'users.id as userId',
      'users.email',
      'role',
    ])
    .where('hash', '=', hashToken('api-token', token))
    .where('users.isEmailVerified', '=', true)
    .executeTakeFirst();
  return row && { ...row, scopes: readScopes(row.data) };
}

/** The id of its grant, and a secret. */
const ACCESS_TOKEN = /^([\w-]{36})\.([\w-]{43})$/;

async function findAccess(db: Db, token: string, now: Date) {
  const [, id = '', secret = ''] = ACCESS_TOKEN.exec(token) ?? [];
  const grant = id ? await findGrant(db, id, now) : undefined;
  return grant && isSameHash(grant.accessHash, hashToken('grant', secret)) && (grant.accessEndsAt ?? '') > now.toISOString()
    ? grant
    : undefined;
}

/** Of a person who has a role at this moment. One that a clock ahead has created would outlive its expiry. */
export function findGrant(db: Db, id: string, now: Date) {
  return db
    .selectFrom('assistantGrants')
    .innerJoin('users', 'users.id', 'assistantGrants.userId')
    .innerJoin('userRoles', 'userRoles.userId', 'assistantGrants.userId')
    .selectAll('assistantGrants')
    .select(['users.email', 'role'])
    .where('assistantGrants.id', '=', id)
    .where('assistantGrants.endsAt', '>', now.toISOString())
    .where('assistantGrants.createdAt', '<=', getLatestCreation(now).toISOString())
    .where('users.isEmailVerified', '=', true)
    .executeTakeFirst();
}

export function isSameHash(stored: string | null, sent: string): boolean {
  return stored !== null && stored.length === sent.length && timingSafeEqual(Buffer.from(stored), Buffer.from(sent));
}

const minutes = new Map<string, { endsAt: number; count: number }>();

/** Counts in this process alone, as reads must not write. */
function takeFromMinute(id: string, now: Date): boolean {
  const at = now.getTime();
  let minute = minutes.get(id);
  if (!minute || minute.endsAt <= at || minute.endsAt > at + MINUTE_MS) minute = { endsAt: at + MINUTE_MS, count: 0 };
  if (minutes.size >= MAX_COUNTED) minutes.clear();
  minutes.set(id, minute);
  minute.count += 1;
  return minute.count <= MAX_PER_MINUTE;
}

interface Use {
  kind: 'token' | 'assistant';
  id: string;
  lastUsedAt: string | null;
  clientAddress: string;
}

/** A token's to the hour and an assistant's to five minutes, so that few requests write. */
async function recordUse({ db, log, now }: CallerDeps, { kind, id, lastUsedAt, clientAddress }: Use): Promise<void> {
  const at = now().getTime();
  const hour = new Date(Math.floor(at / HOUR_MS) * HOUR_MS).toISOString();
  if (kind === 'token' ? lastUsedAt === hour : lastUsedAt !== null && lastUsedAt > new Date(at - 5 * MINUTE_MS).toISOString()) return;
  const recorded =
    kind === 'token'
      ? db
          .updateTable('tokens')
          .set({ usedAt: hour, usedFrom: truncateAddress(clientAddress) })
          .where('id', '=', id)
      : db
          .updateTable('assistantGrants')
          .set({ lastUsedAt: new Date(at).toISOString() })
          .where('id', '=', id);
  await recorded.execute().catch((error) => log.warn(`the use of ${kind} ${id} was not recorded`, errorFields(error))); // a full disk stops no reading
}
