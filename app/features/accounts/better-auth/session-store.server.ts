import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, Where } from 'better-auth/adapters';

type Adapter = DBAdapter<BetterAuthOptions>;
type Query = { model: string; where?: Where[] | undefined };

export const MAX_SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** A token has 190 random bits, so a fast hash is enough. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Ends each session 30 days after it began. better-auth sees the token it asked for; any other found session has only the hash. */
export function withHashedSessions(adapter: Adapter): Adapter {
  const wrapped: Adapter = {
    ...adapter,
    create: async (query) => {
      if (query.model !== 'session') return adapter.create(query);
      const token = 'token' in query.data ? String(query.data.token) : ''; // better-auth draws one for every session
      return toSession(await adapter.create({ ...query, data: { ...query.data, token: hashSessionToken(token) } }), [token]);
    },
    findOne: async (query) => toAsked(query, await adapter.findOne(toStored(query))),
    findMany: async (query) => (await adapter.findMany<never>(toStored(query))).map((row) => toAsked(query, row)),
    count: (query) => adapter.count(toStored(query)),
    update: async (query) => toAsked(query, await adapter.update(toStored(query))),
    updateMany: (query) => adapter.updateMany(toStored(query)),
    delete: (query) => adapter.delete(toStored(query)),
    deleteMany: (query) => adapter.deleteMany(toStored(query)),
    consumeOne: async (query) => toAsked(query, await adapter.consumeOne(toStored(query))),
    incrementOne: async (query) => toAsked(query, await adapter.incrementOne(toStored(query))),
    transaction: (callback) => adapter.transaction((inner) => callback(withHashedSessions({ ...adapter, ...inner }))),
  };
  return wrapped;
}

const AUTH_DOMAIN = '@address.invalid';

/** For better-auth, which refuses addresses that mail servers take. Its adapter reads the user's own from it. */
export function toAuthEmail(email: string): string {
  return Buffer.from(email.toLowerCase()).toString('hex') + AUTH_DOMAIN;
}

function toStored<Q extends Query>(query: Q): Q {
  const [first] = query.where ?? [];
  if (query.model === 'user' && first?.field === 'email' && String(first.value).endsWith(AUTH_DOMAIN))
    return { ...query, where: [{ ...first, value: Buffer.from(String(first.value), 'hex').toString() }] };
  if (query.model !== 'session' || !query.where) return query;
  const where = query.where.map((clause) => {
    if (clause.field !== 'token') return clause;
    const { value } = clause;
    return {
      ...clause,
      value: Array.isArray(value) ? value.map((token) => hashSessionToken(String(token))) : hashSessionToken(String(value)),
    };
  });
  return { ...query, where };
}

function toAsked<T>({ model, where = [] }: Query, row: T): T {
  const [first] = where;
  if (model === 'user' && row && first?.field === 'email') return { ...row, email: first.value };
  if (model !== 'session') return row;
  return toSession(
    row,
    where.filter(({ field }) => field === 'token').flatMap(({ value }) => (Array.isArray(value) ? value : [value]).map(String)),
  );
}

function toSession<T>(row: T, tokens: string[]): T {
  if (!row || typeof row !== 'object') return row;
  const { token, createdAt, expiresAt } = row as { token?: unknown; createdAt?: unknown; expiresAt?: unknown }; // a row of sessions
  const asked = tokens.find((candidate) => hashSessionToken(candidate) === token);
  const session = { ...row, ...(asked !== undefined && { token: asked }) };
  if (!(createdAt instanceof Date && expiresAt instanceof Date)) return session;
  return { ...session, expiresAt: new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + MAX_SESSION_MS)) };
}
