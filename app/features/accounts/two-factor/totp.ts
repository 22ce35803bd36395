import { createHmac, timingSafeEqual } from 'node:crypto';
import { renderSVG } from 'uqr';

/** RFC 6238 with every authenticator app's defaults. A key is ASCII text, as better-auth stores it. */
const DIGITS = 6;
const PERIOD_MS = 30_000;
/** Allows one step to either side, for clocks that differ and people who type slowly. */
const STEPS = [-1, 0, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function isTotpCode(key: string, { digits, now }: { digits: string; now: Date }): boolean {
  const given = Buffer.from(digits);
  const step = Math.floor(now.getTime() / PERIOD_MS);
  const codes = STEPS.map((offset) => Buffer.from(getCode(key, step + offset)));
  return codes.filter((code) => code.length === given.length && timingSafeEqual(code, given)).length > 0;
}

export function getTotpUri(key: string, { issuer, account }: { issuer: string; account: string }): string {
  const parameters = new URLSearchParams({ secret: toBase32(Buffer.from(key)), issuer, digits: String(DIGITS), period: '30' });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`;
}

export interface AuthenticatorKey {
  uri: string;
  svg: string;
  secret: string;
}

export function drawKey(uri: string): AuthenticatorKey {
  return {
    uri,
    svg: renderSVG(uri, { border: 2 }),
    secret: (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 '),
  };
}

function getCode(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const start = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
