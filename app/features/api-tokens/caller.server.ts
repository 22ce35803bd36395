import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { consumeAttempt, takeForReading } from '#features/accounts/attempt-limit.server.ts';
import { rateLimited, unauthorized } from '#platform/errors/app-error.ts';
import { getLatestCreation } from '#platform/health/clock-watch.ts';
import { truncateAddress } from '#platform/http/ip-address.server.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { listScopes } from './api-token.ts';
import { hashApiToken } from './api-tokens.server.ts';
import type { Caller } from './caller.ts';

type CallerDeps = Pick<AccountDeps, 'db' | 'settings' | 'log' | 'now'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_PER_MINUTE = 240;
const WRONG_TOKEN = 'This token is wrong, has expired or has been ended.';

/**
 * Null for a request without a token. A token may do what its person may do at this moment. Throws `unauthorized`, and `rateLimited` after
 * several wrong tokens or too many requests with a right one.
 */
export async function readCaller(
  deps: CallerDeps,
  { request, clientAddress }: { request: Request; clientAddress: string },
): Promise<Caller | null> {
  const header = request.headers.get('authorization');
  if (header === null) return null;
  const now = deps.now();
  const [, token = ''] = /^bearer +(\S+)$/i.exec(header) ?? [];
  const row = await findToken(deps, token, now);
  const scopes = listScopes(row?.role ?? null).filter((scope) => row?.scopes.includes(scope));
  if (!row?.role) {
    await consumeAttempt(deps, { kind: 'api-token', clientAddress, now });
    throw unauthorized('a wrong token', WRONG_TOKEN);
  }
  const { id, name, userId, email } = row;
  const quota = { name: 'api-token', of: id, most: MAX_PER_MINUTE, windowMs: MINUTE_MS, now };
  const taken = await takeForReading(deps.db, deps.settings.SESSION_SECRET, quota);
  if (taken === undefined) throw rateLimited(`too many requests with token ${id}`, MINUTE_MS / 1000);
  await recordUse(deps, row, clientAddress);
  return { id, name, userId, email, scopes };
}

/** One that a clock ahead has created would live too long. */
function findToken({ db }: CallerDeps, token: string, now: Date) {
  return db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .innerJoin('userRoles', 'userRoles.userId', 'apiTokens.userId')
    .select(['apiTokens.id', 'apiTokens.name', 'apiTokens.userId', 'apiTokens.scopes', 'apiTokens.lastUsedAt', 'users.email', 'role'])
    .where('tokenHash', '=', hashApiToken(token))
    .where('apiTokens.expiresAt', '>', now.toISOString())
    .where('apiTokens.createdAt', '<=', getLatestCreation(now).toISOString())
    .where('users.isEmailVerified', '=', true)
    .executeTakeFirst();
}

async function recordUse({ db, log, now }: CallerDeps, { id, lastUsedAt }: { id: string; lastUsedAt: string | null }, address: string) {
  const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS).toISOString();
  if (lastUsedAt === hour) return;
  await db
    .updateTable('apiTokens')
    .set({ lastUsedAt: hour, lastUsedFrom: truncateAddress(address) })
    .where('id', '=', id)
    .execute()
    .catch((error) => log.warn('the use of a token was not recorded', errorFields(error))); // a full disk stops no reading
}
