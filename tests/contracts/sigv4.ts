import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Refusal {
  status: number;
  code: string;
}

interface SignedRequest {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  now: Date;
  clockSkewMs: number;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/;
/** Headers that mean something and so must be signed when they are sent. */
const MUST_BE_SIGNED = /^(host|content-type|x-amz-.*)$/;

/** Checks the signature of a request (AWS Signature Version 4 for S3), by headers or by its URL; gives back what is wrong with it, if anything is. */
export function verifySigV4(signed: SignedRequest): Refusal | undefined {
  return signed.url.searchParams.has('X-Amz-Signature') ? verifyUrl(signed) : verifyHeaders(signed);
}

function verifyHeaders(signed: SignedRequest): Refusal | undefined {
  const { request, url, body, now, clockSkewMs } = signed;
  const [, credential, headerNames, signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (!credential || !headerNames || !signature) return { status: 403, code: 'AccessDenied' };
  const stamp = String(request.headers['x-amz-date']);
  const refusal = verifyCredential(signed, credential, stamp);
  if (refusal) return refusal;
  if (!(Math.abs(timeOf(stamp) - now.getTime()) <= clockSkewMs)) return { status: 403, code: 'RequestTimeTooSkewed' };
  const names = headerNames.split(';');
  if (Object.keys(request.headers).some((name) => MUST_BE_SIGNED.test(name) && !names.includes(name))) {
    return { status: 403, code: 'AccessDenied' };
  }
  const payload = String(request.headers['x-amz-content-sha256']);
  const query = encodeQuery(url.searchParams);
  if (!matches(signed, { credential, stamp, names, query, payload, signature })) return { status: 403, code: 'SignatureDoesNotMatch' };
  return payload === sha256(body) ? undefined : { status: 400, code: 'XAmzContentSHA256Mismatch' };
}

/** A URL that carries its own signature is good for reading one object for so many seconds. */
function verifyUrl(signed: SignedRequest): Refusal | undefined {
  const { searchParams } = signed.url;
  const [credential = '', stamp = '', headerNames = '', signature = '', expires] = URL_FIELDS.map((name) => searchParams.get(name) ?? '');
  const refusal = verifyCredential(signed, credential, stamp);
  if (refusal) return refusal;
  if (headerNames !== 'host' || !/^[0-9a-f]{64}$/.test(signature)) return { status: 400, code: 'AuthorizationQueryParametersError' };
  const seconds = Number(expires);
  if (!(seconds >= 1 && seconds <= MAX_URL_SECONDS)) return { status: 400, code: 'AuthorizationQueryParametersError' };
  const age = signed.now.getTime() - timeOf(stamp);
  if (!(age >= -signed.clockSkewMs && age <= seconds * 1000)) return { status: 403, code: 'AccessDenied' };
  const query = encodeQuery(new URLSearchParams([...searchParams].filter(([name]) => name !== 'X-Amz-Signature')));
  if (matches(signed, { credential, stamp, names: ['host'], query, payload: 'UNSIGNED-PAYLOAD', signature })) return;
  return { status: 403, code: 'SignatureDoesNotMatch' };
}

const URL_FIELDS = ['X-Amz-Credential', 'X-Amz-Date', 'X-Amz-SignedHeaders', 'X-Amz-Signature', 'X-Amz-Expires'];
const MAX_URL_SECONDS = 7 * 24 * 60 * 60;

function verifyCredential({ accessKeyId, region }: SignedRequest, credential: string, stamp: string): Refusal | undefined {
  const [key, day = '', ...scope] = credential.split('/');
  if (key !== accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (scope.join('/') !== `${region}/s3/aws4_request`) return { status: 400, code: 'AuthorizationHeaderMalformed' };
  return stamp.startsWith(day) ? undefined : { status: 403, code: 'RequestTimeTooSkewed' };
}

interface Signature {
  credential: string;
  stamp: string;
  /** Of the signed headers. */
  names: string[];
  query: string;
  payload: string;
  signature: string;
}

function matches({ request, url, secretAccessKey }: SignedRequest, { credential, stamp, names, query, payload, signature }: Signature) {
  const scope = credential.split('/').slice(1);
  const headers = names.map((name) => `${name}:${`${request.headers[name] ?? ''}`.trim().replace(/ +/g, ' ')}`);
  const canonical = [request.method, encodePath(url.pathname), query, ...headers, '', names.join(';'), payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope.join('/'), sha256(canonical)].join('\n');
  return timingSafeEqual(hmac(signingKey(secretAccessKey, scope), toSign), Buffer.from(signature, 'hex'));
}

function signingKey(secret: string, scope: string[]) {
  return scope.reduce((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`));
}

function timeOf(stamp: string) {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function encodePath(pathname: string) {
  return decodeURIComponent(pathname).split('/').map(encode).join('/');
}

function encodeQuery(query: URLSearchParams) {
  return [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

function encode(text: string) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest();
}
