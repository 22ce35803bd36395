import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Refusal, verifySigV4 } from './sigv4.ts';

export interface StrictS3 {
  /** For STORAGE_URL, with the right key and secret. */
  storageUrl: string;
  host: string;
  objects: Map<string, StoredObject>;
  /** From now on, until told otherwise. */
  misbehave(how: Misbehaviour | undefined): void;
  /** By how much the store's clock is ahead of ours from now on. */
  setClock(aheadMs: number): void;
  /** As a store or a proxy does with those that are idle. */
  closeConnections(): void;
  stop(): Promise<void>;
}

/**
 * `hang`: no request is answered. 500: each fails. `fail once`: the next one does. `corrupt`: says yes and keeps other bytes. `forget`: says yes and keeps nothing. `stall`: an
 * object's bytes stop in the middle. `drip`: they come one by one.
 */
type Misbehaviour = 'hang' | 500 | 'fail once' | 'corrupt' | 'forget' | 'stall' | 'drip';

interface StoredObject {
  body: Buffer;
  contentType: string;
  cacheControl: string | undefined;
  modifiedAt: Date;
}

const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'a secret/with+signs', region: 'eu-test-1' };
const BUCKET = 'content-images';
const CLOCK_SKEW_MS = 15 * 60_000;

/**
 * An S3 store in memory that knows only what the product uses: put, get, head and delete an object, list the second way, create what is not there.
 * It refuses what a real one refuses: wrong key, secret, region, scope, clock or bucket, and a body that is not what was signed.
 */
export async function startStrictS3(): Promise<StrictS3> {
  const objects = new Map<string, StoredObject>();
  let behaviour: Misbehaviour | undefined;
  let aheadMs = 0;

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (behaviour === 'hang') return;
    const isFailing = behaviour === 500 || behaviour === 'fail once';
    if (behaviour === 'fail once') behaviour = undefined;
    const answer = isFailing
      ? refuse(500, 'InternalError')
      : serve({ request, body, now: new Date(Date.now() + aheadMs), objects, behaviour });
    const text = typeof answer.body === 'string' ? Buffer.from(answer.body) : (answer.body ?? Buffer.alloc(0));
    const date = new Date(Date.now() + aheadMs).toUTCString();
    response.writeHead(answer.status, { 'content-length': text.length, date, ...answer.headers });
    if (request.method === 'HEAD') response.end();
    else if ((behaviour === 'stall' || behaviour === 'drip') && answer.status === 200 && text.length > 1)
      void sendSlowly(response, text, behaviour);
    else response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is never a string
  const { accessKeyId, secretAccessKey, region } = CREDENTIALS;
  return {
    storageUrl: `s3+http://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${host}/${BUCKET}?region=${region}`,
    host,
    objects,
    misbehave: (how) => {
      behaviour = how;
    },
    setClock: (ms) => {
      aheadMs = ms;
    },
    closeConnections: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Half of the bytes and then no more, or one after the other. */
async function sendSlowly(response: ServerResponse, bytes: Buffer, how: 'stall' | 'drip') {
  if (how === 'stall') return void response.write(bytes.subarray(0, bytes.length / 2));
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await wait(DRIP_MS);
  }
  response.end();
}

const DRIP_MS = 50;

interface Exchange {
  request: IncomingMessage;
  body: Buffer;
  now: Date;
  objects: Map<string, StoredObject>;
  behaviour: Misbehaviour | undefined;
}

function serve({ request, body, now, objects, behaviour }: Exchange): Answer {
  const url = new URL(request.url ?? '/', 'http://store');
  const refusal = verifySigV4({ request, url, body, now, clockSkewMs: CLOCK_SKEW_MS, ...CREDENTIALS });
  if (refusal) return refuse(refusal.status, refusal.code);
  const [, bucket, ...segments] = decodeURIComponent(url.pathname).split('/');
  const key = segments.join('/');
  if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
  if (!key) return request.method === 'GET' ? list(url.searchParams, objects) : refuse(405, 'MethodNotAllowed');
  if (request.method === 'PUT') return put(request, key, body, { objects, behaviour });
  const object = objects.get(key);
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'MethodNotAllowed');
  if (!object) return refuse(404, 'NoSuchKey');
  const headers = { 'content-type': object.contentType, etag: etagOf(object.body), 'last-modified': object.modifiedAt.toUTCString() };
  return { status: 200, headers, body: object.body };
}

function put(
  { headers }: IncomingMessage,
  key: string,
  body: Buffer,
  { objects, behaviour }: { objects: Map<string, StoredObject>; behaviour: Misbehaviour | undefined },
): Answer {
  if (headers['if-none-match'] === '*' && objects.has(key)) return refuse(412, 'PreconditionFailed');
  if (Number(headers['content-length']) !== body.length) return refuse(400, 'IncompleteBody');
  const contentType = headers['content-type'] ?? 'binary/octet-stream';
  if (behaviour === 'forget') return { status: 200, headers: { etag: etagOf(body) } };
  const kept = behaviour === 'corrupt' ? Buffer.concat([body.subarray(0, -1), Buffer.of((body.at(-1) ?? 0) ^ 1)]) : body;
  objects.set(key, { body: kept, contentType, cacheControl: headers['cache-control'], modifiedAt: new Date() });
  return { status: 200, headers: { etag: etagOf(body) } };
}

function list(query: URLSearchParams, objects: Map<string, StoredObject>): Answer {
  if (query.get('list-type') !== '2') return refuse(501, 'NotImplemented');
  const after = query.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, Number(query.get('max-keys') ?? 1000));
  const contents = page.map((key) => {
    const { body, modifiedAt } = objects.get(key) ?? { body: Buffer.alloc(0), modifiedAt: new Date(0) };
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${etagOf(body)}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const isTruncated = page.length < keys.length;
  const head = `<Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>`;
  return xml(200, `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${head}${contents.join('')}</ListBucketResult>`);
}

function escapeXml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');
}

function refuse(status: number, code: Refusal['code']): Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: `<?xml version="1.0" encoding="UTF-8"?>${body}` };
}

function etagOf(body: Buffer) {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}
