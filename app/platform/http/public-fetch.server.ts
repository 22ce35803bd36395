import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './ip-address.server.ts';
import { parseRetryAfter } from './send-post.server.ts';

export type PublicFetchRefusal = 'address' | 'too-large' | 'too-slow' | 'status' | 'unreachable';

interface PublicFetchOptions {
  maxBytes: number;
  timeoutMs: number;
  signal?: AbortSignal;
  isAllowed?: (address: string) => boolean;
  isAllowedPort?: (port: string) => boolean;
  protocols?: readonly string[];
  resolve?: typeof lookup;
}

const MAX_REDIRECTS = 3;

/**
 * Fetches a URL written by somebody else: http and https on their own ports, public hosts only. The resolved address is checked when the
 * connection is made, and each redirect like the first. Never throws; the refusal says why.
 */
export async function fetchPublic(
  address: string,
  { maxBytes, timeoutMs, signal, ...rules }: PublicFetchOptions,
): Promise<{ bytes: Uint8Array } | { refused: PublicFetchRefusal }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    let url = address;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const response = await open(url, { ...rules, signal: until });
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        if (!URL.canParse(headers.location, url)) return { refused: 'address' };
        url = new URL(headers.location, url).href;
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        return { refused: 'status' };
      }
      return { bytes: await readAtMost(response, maxBytes) };
    }
    return { refused: 'status' };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    return { refused: timeout.aborted ? 'too-slow' : 'unreachable' };
  }
}

export interface PublicPost extends PublicFetchOptions {
  headers: Record<string, string>;
  body: string;
}

interface PublicAnswer {
  status: number;
  /** The first `maxBytes` of it, as far as they came in time. */
  text: string;
  retryAfterMs: number | undefined;
}

/** Sends once, under the same rules, and follows no redirect. Never throws. */
export async function postPublic(
  address: string,
  { maxBytes, timeoutMs, signal, headers, body, ...rules }: PublicPost,
): Promise<PublicAnswer | { refused: Extract<PublicFetchRefusal, 'address' | 'too-slow' | 'unreachable'> }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await open(address, { ...rules, signal: until }, { method: 'POST', headers, body });
    const text = await readFirst(response, maxBytes);
    return { status: response.statusCode ?? 0, text, retryAfterMs: parseRetryAfter(response.headers['retry-after']) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: 'address' };
    return { refused: timeout.aborted ? 'too-slow' : 'unreachable' };
  }
}

/** Whether a request may be made to it. The addresses behind its name are checked when it is. */
export function isPublicUrl(
  address: string,
  { isAllowed = isPublicAddress, isAllowedPort = (port) => port === '', protocols = WEB }: Rules = {},
): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '' || !isAllowedPort(url.port)) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isAllowed(host); // no name to look up
}

class Refusal extends Error {
  readonly reason: PublicFetchRefusal;
  constructor(reason: PublicFetchRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export type Rules = Pick<PublicFetchOptions, 'isAllowed' | 'isAllowedPort' | 'protocols' | 'resolve'>;

const WEB = ['http:', 'https:'];

const GET_IMAGE = {
  method: 'GET',
  headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Byline (image import)' },
  body: '',
};

async function open(
  address: string,
  { signal, ...rules }: Rules & { signal: AbortSignal },
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string } = GET_IMAGE,
): Promise<IncomingMessage> {
  if (!isPublicUrl(address, rules)) throw new Refusal('address');
  const { isAllowed = isPublicAddress, resolve = lookup } = rules;
  const url = new URL(address);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle, reject) => {
    const request = send(url, { method, headers, signal, agent: false, lookup: lookupAllowed(resolve, isAllowed) });
    request.once('response', settle);
    request.on('error', reject);
    request.end(body || undefined);
  });
}

/** Refuses the connection if any resolved address is not allowed. */
function lookupAllowed(resolve: typeof lookup, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const addresses: LookupAddress[] = found ?? [];
      const [first] = addresses;
      if (error || !first) return callback(error ?? new Error('no address'), []);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(new Refusal('address'), []);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new Refusal('too-large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readFirst(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break; // which destroys the response
    }
  } catch {
    // broken off or too slow: the status has come
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString();
}
