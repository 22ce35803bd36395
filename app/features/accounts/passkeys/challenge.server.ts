import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { getLatestCreation } from '#platform/health/clock-watch.ts';
import type { AccountDeps } from '../account-deps.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';

export const CHALLENGE_LIFE_MS = 5 * 60 * 1000;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;
const BROWSER_COOKIE = 'webauthn';
const DAY_SECONDS = 24 * 60 * 60;

type Secret = Pick<AccountDeps, 'settings'>;

export type ChallengePurpose = { kind: 'use' } | { kind: 'make'; userId: string; passwordMark: string };

interface Challenge {
  challenge: string;
  cookies: string[];
}

/** Signed and stored nowhere, so that people who only look at the form fill no table. Valid in this browser for five minutes. */
export function createChallenge({ settings, now }: Secret & Pick<AccountDeps, 'now'>, from: Request, purpose: ChallengePurpose): Challenge {
  const known = findBrowser({ settings }, from);
  const browser = known ?? randomBytes(RANDOM_BYTES).toString('base64url');
  const expires = Buffer.alloc(TIME_BYTES);
  expires.writeUIntBE(now().getTime() + CHALLENGE_LIFE_MS, 0, TIME_BYTES);
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), expires]);
  const challenge = Buffer.concat([head, sign({ settings }, head, { browser, purpose })]).toString('base64url');
  return { challenge, cookies: [getBrowserCookie({ settings }, browser)] };
}

export function isOwnChallenge(
  { settings, now }: Secret & Pick<AccountDeps, 'now'>,
  from: Request,
  { challenge, purpose }: { challenge: string; purpose: ChallengePurpose },
): boolean {
  const browser = findBrowser({ settings }, from);
  const bytes = Buffer.from(challenge, 'base64url');
  if (browser === undefined || bytes.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES) return false;
  const head = bytes.subarray(0, -MAC_BYTES);
  const isSigned = timingSafeEqual(bytes.subarray(-MAC_BYTES), sign({ settings }, head, { browser, purpose }));
  const expires = head.readUIntBE(RANDOM_BYTES, TIME_BYTES);
  return isSigned && expires > now().getTime() && expires - CHALLENGE_LIFE_MS <= getLatestCreation(now()).getTime();
}

/** False if the challenge was used before. Call it in the transaction of what the challenge is for. */
export async function consumeChallenge(tx: Db, { settings, now }: Secret & Pick<AccountDeps, 'now'>, challenge: string): Promise<boolean> {
  const canonical = Buffer.from(challenge, 'base64url');
  const key = createHmac('sha256', settings.SESSION_SECRET).update('challenge\0').update(canonical).digest('base64url');
  const recorded = await tx
    .insertInto('attempts')
    .values({ key, count: 1, lastAt: now().toISOString(), blockedUntil: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return recorded !== undefined;
}

function sign({ settings }: Secret, head: Buffer, { browser, purpose }: { browser: string; purpose: ChallengePurpose }): Buffer {
  const subject = purpose.kind === 'make' ? `${purpose.userId}\0${purpose.passwordMark}` : '';
  return createHmac('sha256', settings.SESSION_SECRET)
    .update(`webauthn\0${purpose.kind}\0${subject}\0${browser}\0`)
    .update(head)
    .digest()
    .subarray(0, MAC_BYTES);
}

function findBrowser({ settings }: Secret, request: Request): string | undefined {
  const value = readCookie(settings.SITE_URL, request, BROWSER_COOKIE);
  return value && /^[\w-]{22}$/.test(value) ? value : undefined;
}

function getBrowserCookie({ settings }: Secret, browser: string) {
  return formatCookie(settings.SITE_URL, { name: BROWSER_COOKIE, value: browser, maxAgeSeconds: DAY_SECONDS });
}
