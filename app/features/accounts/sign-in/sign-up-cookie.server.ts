import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountServices } from '../account-services.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';

const SIGN_UP_COOKIE = 'sign_up';
const DAY_SECONDS = 24 * 60 * 60;

/** Recognizes the browser that signed up when the link is opened. */
export function signUpCookie({ settings }: Pick<AccountServices, 'settings'>, passwordHash: string): string {
  return formatCookie(settings.SITE_URL, {
    name: SIGN_UP_COOKIE,
    value: signProof(settings.SESSION_SECRET, passwordHash),
    maxAgeSeconds: DAY_SECONDS,
  });
}

export function isSameBrowser({ settings }: Pick<AccountServices, 'settings'>, request: Request, passwordHash: string): boolean {
  const actual = Buffer.from(readCookie(settings.SITE_URL, request, SIGN_UP_COOKIE) ?? '');
  const expected = Buffer.from(signProof(settings.SESSION_SECRET, passwordHash));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signProof(secret: string, passwordHash: string) {
  return createHmac('sha256', secret).update(`sign-up\0${passwordHash}`).digest('base64url');
}
