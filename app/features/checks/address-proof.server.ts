import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Faults } from '#platform/health/faults.ts';

/** The header of a question and of its answer, on `/healthz`. */
export const DOCTOR_HEADER = 'x-byline-doctor';
const NONCE = /^[\w-]{16,64}$/;
const MAX_ANSWER = 2000;
const MAX_HOST = 300;

export interface SeenRequest {
  host: string;
  /** The address that connected: a reader's, or the last proxy's. */
  peer: string;
  isPeerTrusted: boolean;
  client: string;
  hasForwardedFor: boolean;
  /** The fault of requests that fail again and again. */
  failing?: string | undefined;
}

interface AnswerOptions {
  sessionSecret: string;
  isProxy: (address: string) => boolean;
  readClientAddress: (peer: string | undefined, forwardedFor: string | undefined) => string;
  faults?: Pick<Faults, 'list'> | undefined;
}

/** Headers that describe how a request arrived, for a doctor that knows the site's secret; none for anyone else. */
export type AnswerDoctor = (request: IncomingMessage) => string[];

export function createDoctorAnswer({ sessionSecret, isProxy, readClientAddress, faults }: AnswerOptions): AnswerDoctor {
  return ({ headers, socket }) => {
    const question = headers[DOCTOR_HEADER];
    const nonce = typeof question === 'string' ? readQuestion(sessionSecret, question) : undefined;
    if (!nonce) return [];
    const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',');
    const peer = socket.remoteAddress ?? '';
    const seen = {
      host: (headers.host ?? '').slice(0, MAX_HOST),
      peer: readClientAddress(peer, undefined),
      isPeerTrusted: isProxy(peer),
      client: readClientAddress(peer, forwardedFor || undefined),
      hasForwardedFor: forwardedFor !== '',
      failing: faults?.list().find(({ part }) => part === 'pages')?.message,
    };
    return [DOCTOR_HEADER, signAnswer(sessionSecret, nonce, seen)];
  };
}

export function signQuestion(secret: string, nonce: string): string {
  return `${nonce}.${sign(secret, 'asks', nonce)}`;
}

export function readQuestion(secret: string, header: string | undefined): string | undefined {
  const [nonce = '', signature = ''] = header?.split('.') ?? [];
  return NONCE.test(nonce) && isEqual(signature, sign(secret, 'asks', nonce)) ? nonce : undefined;
}

export function signAnswer(secret: string, nonce: string, seen: SeenRequest): string {
  const text = Buffer.from(JSON.stringify(seen)).toString('base64url');
  return `${text}.${sign(secret, 'answers', `${nonce} ${text}`)}`;
}

/** Undefined unless a site with this secret answered to this nonce. */
export function readAnswer(secret: string, nonce: string, header: string | string[] | undefined): SeenRequest | undefined {
  if (typeof header !== 'string' || header.length > MAX_ANSWER) return undefined;
  const [text = '', signature = ''] = header.split('.');
  if (!isEqual(signature, sign(secret, 'answers', `${nonce} ${text}`))) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()); // signed by a site with the same secret
}

function sign(secret: string, purpose: 'asks' | 'answers', text: string): string {
  const key = createHmac('sha256', secret).update('byline doctor').digest(); // used for nothing else
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
