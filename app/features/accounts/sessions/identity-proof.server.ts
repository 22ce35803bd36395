import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { AccountDeps } from '../account-deps.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';
import { findPasswordHash } from '../ownership/account-lock.server.ts';
import { getPasswordMark } from '../ownership/email-link.server.ts';
import { findSession, type Viewer } from './viewer.server.ts';

export const PROOF_COOKIE = 'proof';
const LIFE_MS = 10 * 60 * 1000;
const FORM = /^(\d{13})\.([\w-]{43})$/;

interface InSession {
  viewer: Viewer;
  request: Request;
  setCookie?: (line: string) => void;
}

/** Of the last ten minutes, in this very session, with the present password. */
export async function findProof(deps: AccountDeps, { viewer, request }: InSession): Promise<{ passwordHash: string } | undefined> {
  const [, end = '', mac = ''] = FORM.exec(readCookie(deps.settings.SITE_URL, request, PROOF_COOKIE) ?? '') ?? [];
  const leftMs = Number(end) - deps.now().getTime();
  if (leftMs < 0 || leftMs > LIFE_MS) return undefined;
  const passwordHash = await findPasswordHash(deps.db, viewer.id);
  const expected = await sign(deps, { viewer, request, passwordHash, end });
  return passwordHash && expected && timingSafeEqual(Buffer.from(mac), Buffer.from(expected)) ? { passwordHash } : undefined;
}

/** Call it only for a password or a passkey that was right. */
export async function recordProof(deps: AccountDeps, proven: InSession & { passwordHash: string | null }): Promise<void> {
  const end = String(deps.now().getTime() + LIFE_MS);
  const mac = await sign(deps, { ...proven, end });
  const cookie = { name: PROOF_COOKIE, value: `${end}.${mac}`, maxAgeSeconds: LIFE_MS / 1000 };
  if (mac) proven.setCookie?.(formatCookie(deps.settings.SITE_URL, cookie, 'Strict'));
}

/** Undefined without a password, and where the session has ended or is another person's. */
async function sign(deps: AccountDeps, { viewer, request, passwordHash, end }: InSession & { passwordHash: string | null; end: string }) {
  const found = await findSession(deps, request);
  if (!passwordHash || found?.user.id !== viewer.id) return undefined;
  const key = Buffer.from(hkdfSync('sha256', deps.settings.SESSION_SECRET, '', 'proof of identity', 32));
  const subject = ['1', viewer.id, found.session.id, getPasswordMark(passwordHash), end].join('\0');
  return createHmac('sha256', key).update(subject).digest('base64url');
}
