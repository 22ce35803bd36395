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

/** Checks the signature of a request by headers (AWS Signature Version 4 for S3); gives back what is wrong with it, if anything is. */
export function verifySigV4(signed: SignedRequest): Refusal | undefined {
  const { request, url, body, now, clockSkewMs, accessKeyId, region } = signed;
  const [, credential, headerNames, signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (!credential || !headerNames || !signature) return { status: 403, code: 'AccessDenied' };
  const [key, day = '', ...scope] = credential.split('/');
  if (key !== accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (scope.join('/') !== `${region}/s3/aws4_request`) return { status: 400, code: 'AuthorizationHeaderMalformed' };

  const stamp = String(request.headers['x-amz-date']);
  if (!stamp.startsWith(day) || !(Math.abs(timeOf(stamp) - now.getTime()) <= clockSkewMs))
    return { status: 403, code: 'RequestTimeTooSkewed' };
  const names = headerNames.split(';');
  if (Object.keys(request.headers).some((name) => MUST_BE_SIGNED.test(name) && !names.includes(name))) {
    return { status: 403, code: 'AccessDenied' };
  }

  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [
    request.method,
    encodePath(url.pathname),
    encodeQuery(url.searchParams),
    ...names.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    headerNames,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', stamp, [day, ...scope].join('/'), sha256(canonical)].join('\n');
  const expected = hmac(signingKey(signed.secretAccessKey, [day, ...scope]), toSign);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return { status: 403, code: 'SignatureDoesNotMatch' };
  return payload === sha256(body) ? undefined : { status: 400, code: 'XAmzContentSHA256Mismatch' };
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
