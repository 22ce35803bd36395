import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Refusal, verifySigV4 } from './sigv4.ts';

export interface StrictS3 {
  /** For STORAGE_URL, with the right key and secret. */
  storageUrl: string;
  host: string;
  objects: Map<string, StoredObject>;
  /** Every request from now on waits for ever, or fails with this status, or is served again. */
  misbehave(how: 'hang' | 500 | undefined): void;
  stop(): Promise<void>;
}

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
 * An S3 store in memory that knows only what the product uses: put, get, head and delete an object, list the second way.
 * It refuses what a real one refuses: wrong key, secret, region, scope, clock or bucket, and a body that is not what was signed.
 */
export async function startStrictS3(): Promise<StrictS3> {
  const objects = new Map<string, StoredObject>();
  let behaviour: 'hang' | 500 | undefined;

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (behaviour === 'hang') return;
    const answer = behaviour ? refuse(behaviour, 'InternalError') : serve(request, body, objects);
    const text = typeof answer.body === 'string' ? Buffer.from(answer.body) : (answer.body ?? Buffer.alloc(0));
    response.writeHead(answer.status, { 'content-length': text.length, ...answer.headers });
    response.end(request.method === 'HEAD' ? undefined : text);
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

function serve(request: IncomingMessage, body: Buffer, objects: Map<string, StoredObject>): Answer {
  const url = new URL(request.url ?? '/', 'http://store');
  const refusal = verifySigV4({ request, url, body, now: new Date(), clockSkewMs: CLOCK_SKEW_MS, ...CREDENTIALS });
  if (refusal) return refuse(refusal.status, refusal.code);
  const [, bucket, ...segments] = decodeURIComponent(url.pathname).split('/');
  const key = segments.join('/');
  if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
  if (!key) return request.method === 'GET' ? list(url.searchParams, objects) : refuse(405, 'MethodNotAllowed');
  if (request.method === 'PUT') return put(request, key, body, objects);
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

function put({ headers }: IncomingMessage, key: string, body: Buffer, objects: Map<string, StoredObject>): Answer {
  if (Number(headers['content-length']) !== body.length) return refuse(400, 'IncompleteBody');
  const contentType = headers['content-type'] ?? 'binary/octet-stream';
  objects.set(key, { body, contentType, cacheControl: headers['cache-control'], modifiedAt: new Date() });
  return { status: 200, headers: { etag: etagOf(body) } };
}

function list(query: URLSearchParams, objects: Map<string, StoredObject>): Answer {
  if (query.get('list-type') !== '2') return refuse(501, 'NotImplemented');
  const after = query.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, Number(query.get('max-keys') ?? 1000));
  const contents = page.map((key) => {
    const { body, modifiedAt } = objects.get(key) ?? { body: Buffer.alloc(0), modifiedAt: new Date(0) };
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${etagOf(body)}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const isTruncated = page.length < keys.length;
  const head = `<Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>`;
  return xml(200, `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${head}${contents.join('')}</ListBucketResult>`);
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
