import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './ip-address.server.ts';

export type PublicFetchRefusal = 'address' | 'too-large' | 'too-slow' | 'status' | 'unreachable';

interface PublicFetchOptions {
  maxBytes: number;
  timeoutMs: number;
  signal?: AbortSignal;
  isAllowed?: (address: string) => boolean;
  isAllowedPort?: (port: string) => boolean;
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

class Refusal extends Error {
  readonly reason: PublicFetchRefusal;
  constructor(reason: PublicFetchRefusal) {
    super(reason);
    this.reason = reason;
  }
}

type Rules = Pick<PublicFetchOptions, 'isAllowed' | 'isAllowedPort' | 'resolve'>;

function open(
  address: string,
  { signal, isAllowed = isPublicAddress, isAllowedPort = (port) => port === '', resolve = lookup }: Rules & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isHttp || url.username !== '' || url.password !== '' || !isAllowedPort(url.port)) throw new Refusal('address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Refusal('address'); // no name to look up
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle, reject) => {
    const request = send(url, {
      signal,
      agent: false,
      lookup: lookupAllowed(resolve, isAllowed),
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Byline (image import)' },
    });
    request.once('response', settle);
    request.on('error', reject);
    request.end();
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
