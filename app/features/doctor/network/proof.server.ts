import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header of a question and of its answer, on `/healthz`. */
export const DOCTOR_HEADER = 'x-byline-doctor';
const NONCE = /^[\w-]{16,64}$/;
const MAX_ANSWER = 2000;

/** How a request reached the site, as the site saw it. */
export interface SeenRequest {
  /** The Host header. */
  host: string;
  /** Who connected: a reader, or the last proxy. */
  peer: string;
  isPeerTrusted: boolean;
  /** Whose request it counts as. */
  client: string;
  hasForwardedFor: boolean;
}

/** Shows that whoever asks knows the site's secret, so that no stranger is told anything. */
export function signQuestion(secret: string, nonce: string): string {
  return `${nonce}.${sign(secret, 'asks', nonce)}`;
}

/** The nonce of a question that was signed with this secret. */
export function readQuestion(secret: string, header: string | undefined): string | undefined {
  const [nonce = '', signature = ''] = header?.split('.') ?? [];
  return NONCE.test(nonce) && isEqual(signature, sign(secret, 'asks', nonce)) ? nonce : undefined;
}

/** Shows that the site that answers has the same secret. */
export function signAnswer(secret: string, nonce: string, seen: SeenRequest): string {
  const text = Buffer.from(JSON.stringify(seen)).toString('base64url');
  return `${text}.${sign(secret, 'answers', `${nonce} ${text}`)}`;
}

/** Undefined for what no site of this secret has answered to this nonce. */
export function readAnswer(secret: string, nonce: string, header: string | string[] | undefined): SeenRequest | undefined {
  if (typeof header !== 'string' || header.length > MAX_ANSWER) return undefined;
  const [text = '', signature = ''] = header.split('.');
  if (!isEqual(signature, sign(secret, 'answers', `${nonce} ${text}`))) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()); // signed by a site with the same secret
}

function sign(secret: string, purpose: 'asks' | 'answers', text: string): string {
  const key = createHmac('sha256', secret).update('byline doctor').digest(); // nothing else is signed with it
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
