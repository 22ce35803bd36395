import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Marks a form with when it was opened. */
export function createToken(secret: string, now: Date): string {
  const opened = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${opened}.${sign(secret, opened).toString('base64url')}`;
}

/** Undefined for a token that this site has not signed. */
export function readToken(secret: string, token: string, now: Date): { mark: string; ageMs: number } | undefined {
  const [, opened = '', at = '', signature = ''] = /^(([a-z\d]{1,12})\.[\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  if (!opened || !timingSafeEqual(sign(secret, opened), Buffer.from(signature, 'base64url'))) return undefined;
  return { mark: opened, ageMs: now.getTime() - Number.parseInt(at, 36) };
}

function sign(secret: string, opened: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'contact form', 32));
  return createHmac('sha256', key).update(opened).digest();
}
