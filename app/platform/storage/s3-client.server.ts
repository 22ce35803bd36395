import { createHash } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketLocation } from '#platform/env/bucket-url.server.ts';
import type { ListedFile } from './storage.ts';

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | FileBody;
  signal: AbortSignal;
}

interface FileBody {
  sha256: string;
  size: number;
  open(): Readable;
}

export interface S3Client {
  send(request: S3Request): Promise<IncomingMessage>;
  signUrl(key: string, seconds: number): Promise<string>;
  close(): void;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
const PASSING = [429, 500, 502, 503, 504];
const MAX_SOCKETS = 50;
/** Stores refuse signatures by a clock that differs by a quarter of an hour. */
const MAX_SKEW_MS = 5 * 60 * 1000;

/** Signs requests to one bucket (AWS Signature Version 4), addressed by path. Every request is safe to repeat. */
export function createS3Client(location: BucketLocation, { connectMs }: { connectMs: number }): S3Client {
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

const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** A store's error response. Its name is the store's code, such as `NoSuchBucket`. */
export class S3Error extends Error {
  readonly status: number;
  readonly sentAt: Date | undefined;

  constructor(code: string, { message, status, sentAt }: { message: string; status: number; sentAt: Date | undefined }) {
    super(message);
    this.name = code;
    this.status = status;
    this.sentAt = sentAt;
  }
}

async function readS3Error(response: IncomingMessage): Promise<S3Error> {
  const { statusCode: status = 0, headers } = response;
  const text = await readText(response);
  const code = readElement(text, 'Code') || (status === 404 ? 'NotFound' : `HTTP ${status}`);
  const sentAt = headers.date ? new Date(headers.date) : undefined;
  return new S3Error(code, { message: readElement(text, 'Message') || 'no reason given', status, sentAt });
}

export async function readS3Listing(response: IncomingMessage): Promise<{ files: ListedFile[]; isTruncated: boolean }> {
  const text = await readText(response);
  if (!text.includes('<ListBucketResult')) throw new Error('the answer is no listing of a bucket');
  const files = readElements(text, 'Contents').map((file) => ({
    key: readElement(file, 'Key'),
    size: Number(readElement(file, 'Size')),
    modifiedAt: new Date(readElement(file, 'LastModified') || 0),
  }));
  const outside = files.length === 0 ? text : text.slice(0, text.indexOf('<Contents>')) + text.slice(text.lastIndexOf('</Contents>'));
  return { files, isTruncated: readElement(outside, 'IsTruncated') === 'true' };
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('the answer is too long');
  }
  return Buffer.concat(chunks).toString();
}

function readElements(xml: string, name: string): string[] {
  const [, ...parts] = xml.split(`<${name}>`);
  return parts.map((part) => part.slice(0, Math.max(0, part.indexOf(`</${name}>`))));
}

function readElement(xml: string, name: string): string {
  const [text = ''] = readElements(xml, name);
  return text.replace(/&(?:#x([0-9a-f]{1,5})|#(\d{1,6})|([a-z]{2,4}));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? entity);
  });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
