import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountServices } from '../account-services.ts';
import { COOKIE_PREFIX } from '../better-auth/cookie-prefix.ts';

const SIGN_UP_COOKIE = `${COOKIE_PREFIX}.sign_up`;

/** A cookie for a day by which the browser that signed up is recognised when the link is opened; it says nothing by itself. */
export function signUpCookie({ settings }: Pick<AccountServices, 'settings'>, passwordHash: string): string {
  const secure = settings.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${SIGN_UP_COOKIE}=${signProof(settings.SESSION_SECRET, passwordHash)}; Max-Age=86400; Path=/auth; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether this very password was typed at sign-up in the browser that asks. */
export function isSameBrowser({ settings }: Pick<AccountServices, 'settings'>, request: Request, passwordHash: string): boolean {
  const cookie = (request.headers.get('cookie') ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${SIGN_UP_COOKIE}=`));
  const actual = Buffer.from(cookie?.slice(SIGN_UP_COOKIE.length + 1) ?? '');
  const expected = Buffer.from(signProof(settings.SESSION_SECRET, passwordHash));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signProof(secret: string, passwordHash: string) {
  return createHmac('sha256', secret).update(`sign-up\0${passwordHash}`).digest('base64url');
}
