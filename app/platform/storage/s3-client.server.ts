import { createHash } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { readS3Error, S3Error } from './s3-response.ts';
import type { S3Location } from './s3-url.server.ts';

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of the bucket itself where there is none. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | FileBody;
  signal: AbortSignal;
}

/** What is too large to hold in memory. */
export interface FileBody {
  /** In hexadecimal digits. */
  sha256: string;
  /** In bytes. */
  size: number;
  /** Opened anew for each attempt. */
  open(): Readable;
}

export interface S3Client {
  /** The response, its body still to be read or thrown away. Throws S3Error for every status but 2xx, and what the network throws. */
  send(request: S3Request): Promise<IncomingMessage>;
  /** A URL that reads the file without credentials for so many seconds. */
  signUrl(key: string, seconds: number): Promise<string>;
  close(): void;
}

/** For what may pass in a moment: a connection that was closed while idle, a store that is starting or throttles. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
const PASSING = [429, 500, 502, 503, 504];
const MAX_SOCKETS = 50;
/** A store refuses what was signed by a clock that differs from its own by a quarter of an hour. */
const MAX_SKEW_MS = 5 * 60 * 1000;

/** Signed requests to one bucket (AWS Signature Version 4), addressed by its path. Every request is safe to send again. */
export function createS3Client(location: S3Location, { connectMs }: { connectMs: number }): S3Client {
  const { endpoint, bucket } = location;
  const { Agent, request: open } = endpoint.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  let skewMs = 0;

  function createSigner(options: { method: string; url: URL; headers?: Record<string, string>; signQuery?: boolean }) {
    const { accessKeyId, secretAccessKey, region } = location;
    const datetime = new Date(Date.now() + skewMs).toISOString().replace(/[:-]|\.\d{3}/g, '');
    const url = options.url.href;
    return new AwsV4Signer({ ...options, url, accessKeyId, secretAccessKey, region, service: 's3', datetime, allHeaders: true });
  }

  function getUrl(key = '', query: Record<string, string> = {}) {
    return new URL(`${endpoint}/${bucket}${key && `/${key}`}?${new URLSearchParams(query)}`);
  }

  async function sendOnce({ method, key, query, headers, body, signal }: S3Request): Promise<IncomingMessage> {
    const isFile = body !== undefined && 'open' in body;
    const hash = isFile ? body.sha256 : getSha256(body ?? '');
    const size = isFile ? body.size : (body?.length ?? 0);
    const signer = createSigner({ method, url: getUrl(key, query), headers: { ...headers, 'x-amz-content-sha256': hash } });
    const signed = await signer.sign();
    signed.url.search = signer.encodedSearch;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const length = method === 'PUT' && { 'content-length': size };
    const sent = open(signed.url, { method, headers: { ...Object.fromEntries(signed.headers), ...length }, agent, signal });
    sent.once('socket', (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(() => sent.destroy(new Error(`no connection within ${connectMs} ms`)), connectMs);
      socket.once('connect', () => clearTimeout(timer));
      sent.once('close', () => clearTimeout(timer));
    });
    sent.on('response', resolve).on('error', reject);
    if (isFile)
      body
        .open()
        .on('error', (error) => sent.destroy(error))
        .pipe(sent);
    else sent.end(body);
    const response = await promise;
    const status = response.statusCode ?? 0;
    if (status >= 200 && status < 300) return response;
    throw await readS3Error(response);
  }

  /** Whether the same request may fare better. */
  function mayPass(error: unknown): boolean {
    if (!(error instanceof S3Error)) return true;
    const aheadMs = Number(error.sentAt ?? Date.now()) - Date.now();
    if (error.status !== 403 || Math.abs(aheadMs - skewMs) < MAX_SKEW_MS) return PASSING.includes(error.status);
    skewMs = aheadMs;
    return true;
  }

  return {
    async send(request) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await sendOnce(request);
        } catch (error) {
          if (request.signal.aborted || attempt === ATTEMPTS || !mayPass(error)) throw error;
          await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt, undefined, { signal: request.signal });
        }
      }
    },
    async signUrl(key, seconds) {
      const url = getUrl(key, { 'X-Amz-Expires': String(seconds) });
      const signed = await createSigner({ method: 'GET', url, signQuery: true }).sign();
      return signed.url.href;
    },
    close: () => agent.destroy(),
  };
}

function getSha256(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
