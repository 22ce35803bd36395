import { createHmac, randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import type { Db } from '#db/client.server.ts';
import type { Role } from '#db/schema.ts';
import { createAccounts } from '#features/accounts/better-auth/call-auth.server.ts';
import { type Caller, type Scope, toCaller } from '#features/accounts/callers/caller.ts';
import { hashPassword } from '#features/accounts/password/password-hash.server.ts';
import { insertUser } from '#features/accounts/sign-in/new-user.server.ts';
import { createEnqueue, type Outbox } from '#features/outbox/outbox.server.ts';
import { findMailServer } from '#features/settings/mail-server.server.ts';
import { SENDING_SWITCHES } from '#features/settings/parts/mailing.ts';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { parseSettings, type Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Email } from '#platform/mail/mail.server.ts';

export const PASSWORD = 'seven green rivers';

/** Deps on a given database, with a clock that a test turns and emails that it reads. */
export interface TestDeps extends Deps {
  emails: Email[];
  /** The names of the errors that were logged. */
  logged: string[];
  passTime(ms: number): void;
}

export function createTestDeps(db: Db, settings: Partial<Settings> = {}): TestDeps {
  const emails: Email[] = [];
  const logged: string[] = [];
  let offset = 0;
  let reads = 0;
  const log: Log = { info: () => undefined, warn: () => undefined, error: (event) => void logged.push(event) };
  const all: Settings = {
    ...parseSettings({ SITE_URL: 'http://localhost:3000', SESSION_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop' }),
    DATA_DIR: '',
    ...settings,
  };
  const now = () => new Date(Date.now() + offset);
  const enqueue = createEnqueue({ settings: all, now });
  const outbox: Outbox = {
    async enqueue(tx, email, terms) {
      await enqueue(tx, email, terms);
      if (terms.isWanted !== false) emails.push(email);
    },
    wake: () => undefined,
  };
  const deps = {
    settings: all,
    log,
    db,
    outbox,
    now,
    accounts: createAccounts({ db, settings: all, log }),
    site: createSiteReader({
      ...{ db, now, switches: SENDING_SWITCHES },
      canSend: async () => (await findMailServer(db, all)).server !== undefined,
      contentVersion: { current: () => reads++ }, // so that it always asks the database
    }),
  };
  return {
    ...(deps as unknown as Deps), // what accounts do not use is left out
    emails,
    logged,
    passTime: (ms) => {
      offset += ms;
    },
  };
}

/** A user with a confirmed address and `PASSWORD`, unless said otherwise; gives back the id. */
export async function createUser(
  db: Db,
  {
    email = `${randomUUID()}@example.org`,
    password = PASSWORD,
    isConfirmed = true,
    isAdmin = false,
    role = isAdmin ? 'admin' : undefined,
  }: { email?: string; password?: string; isConfirmed?: boolean; isAdmin?: boolean; role?: Role | undefined } = {},
): Promise<{ id: string; email: string }> {
  const passwordHash = await hashPassword(password);
  const id = await db.transaction().execute((tx) => insertUser(tx, { email, passwordHash, isConfirmed, now: new Date() }));
  if (!id) throw new Error(`${email} has a user already`);
  if (role) await db.insertInto('userRoles').values({ userId: id, role, createdAt: new Date().toISOString() }).execute();
  return { id, email };
}

/** A request as a browser with these Set-Cookie lines would send it. */
export function requestWith(setCookies: readonly string[] = [], path = '/', init: RequestInit = {}): Request {
  const cookie = setCookies.map((line) => line.split(';')[0]).join('; ');
  return new Request(`http://localhost:3000${path}`, { ...init, headers: { ...(cookie && { cookie }) } });
}

/** A router's context, as the server makes one for each request. */
export function contextWith(deps: Deps, clientAddress = '192.0.2.1'): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(depsContext, deps);
  context.set(requestInfoContext, { requestId: 'test', clientAddress });
  return context;
}

/** The code after the present one: accepted already, and not used with it. A clock that ticks between two uses changes neither. */
export function nextCodeOf(otpauth: string): string {
  return codeOf(otpauth, Date.now() + 30_000);
}

/** The six digits that an authenticator app shows for an otpauth address at a moment. */
export function codeOf(otpauth: string, at: number = Date.now()): string {
  const secret = new URL(otpauth).searchParams.get('secret') ?? '';
  const bits = [...secret].map((character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const start = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The link in an email, as path and query. */
export function linkIn(email: Email | undefined): URL {
  return new URL(/https?:\S+/.exec(email?.text ?? '')?.[0] ?? 'missing:');
}

/** A person who may do what their role may. */
export async function createCaller(db: Db, { email, role = 'admin' }: { email?: string; role?: Role } = {}): Promise<Caller> {
  return toCaller({ ...(await createUser(db, { ...(email && { email }), role })), role });
}

/** An assistant of somebody’s. */
export function toAssistant(scopes: readonly Scope[]): Caller {
  return { userId: 'ama', email: 'ama@example.org', scopes, program: { kind: 'assistant', id: 'g', name: 'Claude' } };
}
