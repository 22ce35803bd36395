import { createHmac, randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { consumeAttempt } from '#features/accounts/attempt-limit.server.ts';
import { findGrant, isSameHash } from '#features/accounts/callers/authenticate.server.ts';
import { toAge } from '#features/accounts/sessions/open-sessions.server.ts';
import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import { createToken, hashToken } from '#features/accounts/tokens/tokens.server.ts';
import type { OAuthClient } from './clients.server.ts';
import { parseScopes, type Scope } from './oauth.ts';
import { type AuthorizationRequest, VERIFIER } from './oauth-requests.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CODE_MS = 5 * MINUTE_MS;
const ACCESS_MS = HOUR_MS;
const REFRESH_MS = 30 * DAY_MS;
/** In which a refresh token that was just replaced gets the same answer again: two windows renew at once, or an answer is lost. */
const REPEAT_MS = MINUTE_MS;
/** Renewals by which a former token is recognised; each costs a hash. */
const MAX_FORMER = 1000;
const MAX_GRANTS = 20;

type GrantDeps = Pick<AccountDeps, 'db' | 'settings' | 'log' | 'now'>;

/** Returns the code, of which only a hash is stored, or undefined where the person has as many assistants as they may have. */
export async function createGrant(
  { db, now: getNow }: GrantDeps,
  { viewer, client, request, scopes }: { viewer: Viewer; client: OAuthClient; request: AuthorizationRequest; scopes: readonly Scope[] },
): Promise<string | undefined> {
  const now = getNow();
  return runTransaction(db, async (tx) => {
    await tx.deleteFrom('assistantGrants').where('endsAt', '<=', now.toISOString()).execute();
    const count = await countRows(tx.selectFrom('assistantGrants').where('userId', '=', viewer.id));
    if (count >= MAX_GRANTS) return undefined;
    const [id, secret] = [randomUUID(), createToken()];
    await tx
      .insertInto('assistantGrants')
      .values({
        id,
        userId: viewer.id,
        clientId: client.id,
        name: client.name,
        scopes: [...scopes],
        codeHash: hashToken('grant', secret),
        challenge: request.code_challenge,
        redirectUri: request.redirect_uri,
        accessHash: null,
        accessEndsAt: null,
        refreshHash: null,
        createdAt: now.toISOString(),
        endsAt: after(now, CODE_MS),
        lastUsedAt: null,
      })
      .execute();
    await tx.updateTable('assistantClients').set({ usedAt: now.toISOString() }).where('id', '=', client.id).execute();
    await recordActivity(tx, { by: viewer.email, action: 'connected-assistant', now, item: { kind: 'assistant', id, title: client.name } });
    return `${id}.${secret}`;
  });
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  scopes: Scope[];
}

/** Undefined for a wrong code. One that comes a second time ends the grant. Counts wrong ones; throws `rateLimited`. */
export async function redeemCode(
  deps: GrantDeps,
  sent: { code: string; clientId: string; redirectUri: string; verifier: string; clientAddress: string },
): Promise<Tokens | undefined> {
  return orCounted(deps, sent.clientAddress, (tx, now) =>
    renewGrant({ ...deps, db: tx }, sent.code, now, async (grant, secret) => {
      if (!isSameHash(grant.codeHash, hashToken('grant', secret)) || grant.clientId !== sent.clientId) return 'wrong';
      if (grant.refreshHash !== null) return 'ended';
      const isProven = VERIFIER.test(sent.verifier) && isSameHash(grant.challenge, hashToken('grant', sent.verifier));
      if (grant.redirectUri !== sent.redirectUri || !isProven) return 'ended';
      await tx
        .deleteFrom('assistantGrants')
        .where('userId', '=', grant.userId)
        .where('clientId', '=', grant.clientId)
        .where('id', '!=', grant.id)
        .execute(); // it was connected again
      return 'right';
    }),
  );
}

/**
 * Undefined for a wrong token. The one that was replaced last gets the same answer within a minute; any other former one ends the grant.
 * Counts wrong ones; throws `rateLimited`.
 */
export async function refreshGrant(
  deps: GrantDeps,
  sent: { token: string; clientId: string; clientAddress: string },
): Promise<Tokens | undefined> {
  return orCounted(deps, sent.clientAddress, (tx, now) =>
    renewGrant({ ...deps, db: tx }, sent.token, now, async (grant, secret) => {
      if (grant.clientId !== sent.clientId || grant.refreshHash === null) return 'wrong';
      const renewals = countRenewals(deps, grant, secret);
      if (renewals !== 1) return renewals === 0 ? 'right' : renewals === undefined ? 'wrong' : 'ended';
      const isLate = (grant.accessEndsAt ?? '') < after(now, ACCESS_MS - REPEAT_MS);
      return isLate ? 'ended' : 'repeated';
    }),
  );
}

/** Ends the grant of an access or refresh token; does nothing for any other. */
export async function revokeToken({ db }: GrantDeps, token: string): Promise<void> {
  const [id = '', secret = ''] = token.split('.');
  await db
    .deleteFrom('assistantGrants')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('accessHash', '=', hashToken('grant', secret)), eb('refreshHash', '=', hashToken('grant', secret))]))
    .execute();
}

export async function listAssistants({ db, now }: Pick<AccountDeps, 'db' | 'now'>, userId: string) {
  const rows = await db
    .selectFrom('assistantGrants')
    .select(['id', 'name', 'scopes', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('refreshHash', 'is not', null)
    .where('endsAt', '>', now().toISOString())
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, scopes, createdAt, lastUsedAt }) => ({
    id,
    name,
    scopes: parseScopes(scopes.join(' ')),
    since: toAge(createdAt, now()),
    lastUse: lastUsedAt === null ? 'never used' : `last used ${toAge(lastUsedAt, now())}`,
  }));
}

/** Does nothing where it has ended already. */
export async function disconnectAssistant({ db, now }: Pick<AccountDeps, 'db' | 'now'>, viewer: Viewer, id: string): Promise<void> {
  await runTransaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom('assistantGrants')
      .where('id', '=', id)
      .where('userId', '=', viewer.id)
      .returning('name')
      .executeTakeFirst();
    const item = { kind: 'assistant', id, title: ended?.name ?? '' };
    if (ended) await recordActivity(tx, { by: viewer.email, action: 'disconnected-assistant', now: now(), item });
  });
}

type FoundGrant = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

/** Tokens carry the grant’s id, so that a token that was replaced long ago is recognised. */
async function renewGrant(
  { db: tx, settings }: Pick<GrantDeps, 'db' | 'settings'>,
  sent: string,
  now: Date,
  judge: (grant: FoundGrant, secret: string) => Promise<'right' | 'repeated' | 'wrong' | 'ended'>,
): Promise<Tokens | undefined> {
  const [id = '', secret = ''] = sent.split('.');
  await tx
    .updateTable('assistantGrants')
    .set((eb) => ({ endsAt: eb.ref('endsAt') }))
    .where('id', '=', id)
    .execute(); // its lock lets one in after the other
  const grant = await findGrant(tx, id, now);
  const verdict = grant ? await judge(grant, secret) : 'wrong';
  if (verdict === 'ended') await tx.deleteFrom('assistantGrants').where('id', '=', id).execute();
  if (!grant || verdict === 'wrong' || verdict === 'ended') return undefined;
  const access = deriveSecret(settings, { kind: 'access', id, from: secret });
  const refresh = deriveSecret(settings, { kind: 'refresh', id, from: secret });
  if (verdict === 'right')
    await tx
      .updateTable('assistantGrants')
      .set({
        accessHash: hashToken('grant', access),
        accessEndsAt: after(now, ACCESS_MS),
        refreshHash: hashToken('grant', refresh),
        endsAt: after(now, REFRESH_MS),
      })
      .where('id', '=', id)
      .execute();
  const scopes = parseScopes(grant.scopes.join(' '));
  return { accessToken: `${id}.${access}`, refreshToken: `${id}.${refresh}`, expiresInSeconds: ACCESS_MS / 1000, scopes };
}

/** How often the token has been renewed since; undefined for one that was never of this grant, as far as can be told. */
function countRenewals({ settings }: Pick<GrantDeps, 'settings'>, { id, refreshHash }: FoundGrant, secret: string): number | undefined {
  let from = secret;
  for (let renewals = 0; renewals <= MAX_FORMER; renewals += 1) {
    if (isSameHash(refreshHash, hashToken('grant', from))) return renewals;
    from = deriveSecret(settings, { kind: 'refresh', id, from });
  }
  return undefined;
}

async function orCounted(
  deps: GrantDeps,
  clientAddress: string,
  exchange: (tx: Db, now: Date) => Promise<Tokens | undefined>,
): Promise<Tokens | undefined> {
  const now = deps.now();
  const tokens = await runTransaction(deps.db, (tx) => exchange(tx, now));
  if (!tokens) await consumeAttempt(deps, { kind: 'assistant', clientAddress, now });
  return tokens;
}

/** Each token follows from the one that it replaces, so that a repeated request gets the same and a former one is recognised. */
function deriveSecret(
  { SESSION_SECRET }: GrantDeps['settings'],
  { kind, id, from }: { kind: 'access' | 'refresh'; id: string; from: string },
) {
  return createHmac('sha256', SESSION_SECRET).update(`assistant ${kind}\0${id}\0${from}`).digest('base64url');
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
