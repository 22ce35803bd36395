import { runTransaction } from '#db/transaction.server.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { type ApiTokenData, readScopes } from '#features/accounts/callers/authenticate.server.ts';
import { listScopes } from '#features/accounts/callers/caller.ts';
import { proveIdentity } from '#features/accounts/security/prove-identity.server.ts';
import { toAge } from '#features/accounts/sessions/open-sessions.server.ts';
import type { SecurityRequest } from '#features/accounts/sessions/security-request.server.ts';
import { issueToken, selectOpenTokens } from '#features/accounts/tokens/tokens.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { z } from '#platform/forms/zod.ts';
import type { ApiTokenView, apiTokenForm } from './api-token.ts';

const MAX_TOKENS = 20;
/** Scanners for leaked secrets know tokens by it. */
const PREFIX = 'byl_';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export async function listApiTokens({ db, now }: Pick<AccountDeps, 'db' | 'now'>, userId: string): Promise<ApiTokenView[]> {
  const rows = await selectOpenTokens(db, ['api-token'], now())
    .select(['id', 'subject', 'data', 'expiresAt', 'usedAt', 'usedFrom'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, subject, data, expiresAt, usedAt, usedFrom }) => ({
    ...{ id, name: subject, scopes: readScopes(data), expiresAt: expiresAt ?? '' },
    lastUse: usedAt && `${toUseAge(usedAt, now())}${usedFrom ? `, from ${usedFrom}` : ''}`,
  }));
}

/** Uses are recorded to the hour. */
function toUseAge(at: string, now: Date): string {
  return now.getTime() - Date.parse(at) < HOUR_MS ? 'within the hour' : toAge(at, now);
}

type TokenForm = z.output<typeof apiTokenForm>;

export type TokenResult =
  | { ok: true; intent: TokenForm['intent']; message?: string; token?: string }
  | (FormFailure & { intent: TokenForm['intent']; id?: string });

/** Throws `rateLimited`. */
export async function changeApiTokens(deps: AccountDeps, from: SecurityRequest, form: TokenForm): Promise<TokenResult> {
  const { intent } = form;
  if (intent === 'create-token') {
    const created = await createApiToken(deps, from, form);
    return 'ok' in created ? { ...created, intent } : { ok: true, intent, ...created };
  }
  const isEnded = await endApiToken(deps, from, form.id);
  return isEnded
    ? { ok: true, intent, message: 'The token has ended.' }
    : { ...refuseForm({ formError: 'This token no longer exists.' }), intent };
}

/** Asks for the password or a passkey. The token itself is stored nowhere. */
async function createApiToken(
  deps: AccountDeps,
  from: SecurityRequest,
  form: TokenForm & { intent: 'create-token' },
): Promise<{ token: string } | FormFailure> {
  const { viewer } = from;
  const { name, days } = form;
  const proven = await proveIdentity(deps, from, form);
  if ('ok' in proven) return proven;
  const now = deps.now();
  return proven.commit(async (tx) => {
    const person = await tx.selectFrom('userRoles').select('role').where('userId', '=', viewer.id).executeTakeFirst();
    const scopes = listScopes(person?.role ?? null).filter((scope) => form[scope]);
    if (scopes.length === 0) return refuseForm({ formError: 'Choose what the program may do.' });
    const tokens = await tx.selectFrom('tokens').select('id').where('userId', '=', viewer.id).where('kind', '=', 'api-token').execute();
    if (tokens.length >= MAX_TOKENS) return refuseForm({ formError: `You have ${MAX_TOKENS} tokens already. End one first.` });
    const data: ApiTokenData = { scopes };
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const { id, token } = await issueToken(tx, { kind: 'api-token', userId: viewer.id, subject: name, data, now, expiresAt }, PREFIX);
    await recordActivity(tx, { by: viewer.email, action: 'created-token', now, item: { kind: 'api-token', id, title: name } });
    return { token };
  });
}

async function endApiToken({ db, now }: AccountDeps, { viewer }: SecurityRequest, id: string): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    const deletion = tx.deleteFrom('tokens').where('kind', '=', 'api-token').where('id', '=', id).where('userId', '=', viewer.id);
    const ended = await deletion.returning('subject').executeTakeFirst();
    const item = { kind: 'api-token', id, title: ended?.subject ?? '' };
    if (ended) await recordActivity(tx, { by: viewer.email, action: 'ended-token', now: now(), item });
    return ended !== undefined;
  });
}
