import type { S3Client } from '@aws-sdk/client-s3';
import { orAborted } from '#platform/concurrency/or-aborted.ts';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { getContentType } from '#platform/files/content-type.ts';
import { limitWaiting } from './limit-waiting.ts';
import { readBack } from './read-back.ts';
import { readNoteText } from './read-note.ts';
import { parseS3Url } from './s3-url.server.ts';
import {
  assertStorageKey,
  DEFAULT_LIST_LIMIT,
  isStorageKey,
  type ListedFile,
  type ListOptions,
  NO_ANSWER,
  type NoteName,
  type Storage,
} from './storage.ts';

const START_TIMEOUT_MS = 3000;
const MAX_PAGE = 1000;
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** How long the store may take; the SDK's own further attempts are within these. */
export interface S3Limits {
  connectMs: number;
  /** Until the answer begins. */
  answerMs: number;
  /** For sending a file, until the store has confirmed it. */
  putMs: number;
  /** For reading a file whose answer has begun, its reader's own time not counted. */
  readMs: number;
}

const LIMITS: S3Limits = { connectMs: 2000, answerMs: 5000, putMs: 15_000, readMs: 20_000 };

/** Opens a bucket of any S3-compatible store once it has answered. Throws SettingsError or `unavailable`, naming STORAGE_URL. */
export async function openS3Storage(storageUrl: string, limits: S3Limits = LIMITS): Promise<Storage> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = parseS3Url(storageUrl);
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.putMs,
      throwOnRequestTimeout: true,
      logger: SILENT,
    },
  });
  try {
    const abortSignal = AbortSignal.timeout(START_TIMEOUT_MS);
    await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }), { abortSignal });
  } catch (error) {
    client.destroy();
    throw unavailable(`STORAGE_URL: the bucket ${bucket} at ${new URL(endpoint).host} does not answer: ${getReason(error)}`, error);
  }
  return bucketStorage(s3, client, { bucket, limits });
}

/** What fails is thrown; a line of the SDK would say it in another form. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

function bucketStorage(
  s3: typeof import('@aws-sdk/client-s3'),
  client: S3Client,
  { bucket, limits }: { bucket: string; limits: S3Limits },
): Storage {
  const quickly = <T>(work: (abortSignal: AbortSignal) => Promise<T>) => translateErrors(() => within(limits.answerMs, work));

  async function open(key: string) {
    const query = { Bucket: bucket, Key: key };
    const object = await quickly((abortSignal) => orAbsent(client.send(new s3.GetObjectCommand(query), { abortSignal })));
    if (!object?.Body) return undefined;
    const stream = limitWaiting(object.Body.transformToWebStream(), { nextMs: limits.answerMs, allMs: limits.readMs });
    return { stream, size: object.ContentLength ?? 0 };
  }

  async function put(key: string, bytes: Uint8Array, options: { CacheControl?: string; IfNoneMatch?: string } = {}) {
    const file = { Bucket: bucket, Key: key, Body: bytes, ContentType: getContentType(key), ...options };
    await translateErrors(() => within(limits.putMs, (abortSignal) => client.send(new s3.PutObjectCommand(file), { abortSignal })));
    await translateErrors(() => readBack(key, bytes, async () => (await open(key))?.stream));
  }

  return {
    async put(key, bytes) {
      assertStorageKey(key);
      await put(key, bytes, { CacheControl: CACHE_CONTROL });
    },
    async get(key) {
      const file = isStorageKey(key) ? await open(key) : undefined;
      return file && { ...file, contentType: getContentType(key) };
    },
    async has(key) {
      if (!isStorageKey(key)) return false;
      const query = { Bucket: bucket, Key: key };
      return Boolean(await quickly((abortSignal) => orAbsent(client.send(new s3.HeadObjectCommand(query), { abortSignal }))));
    },
    async delete(key) {
      assertStorageKey(key);
      const query = { Bucket: bucket, Key: key };
      await quickly((abortSignal) => orAbsent(client.send(new s3.DeleteObjectCommand(query), { abortSignal })));
    },
    async list({ prefix, limit = DEFAULT_LIST_LIMIT, after }: ListOptions = {}) {
      const files: ListedFile[] = [];
      for (let from = after; ; ) {
        const query = { Bucket: bucket, Prefix: prefix, StartAfter: from, MaxKeys: Math.min(limit - files.length, MAX_PAGE) };
        const page = await quickly((abortSignal) => client.send(new s3.ListObjectsV2Command(query), { abortSignal }));
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          if (isStorageKey(Key)) files.push({ key: Key, size: Size, modifiedAt: LastModified }); // the bucket may hold other files too
        }
        from = page.Contents?.at(-1)?.Key;
        if (!page.IsTruncated || !from || files.length >= limit) return files;
      }
    },
    async readNote(name) {
      const note = await open(name);
      return note && translateErrors(() => readNoteText(note.stream));
    },
    writeNote: (name, text) => put(name, Buffer.from(text)),
    createNote,
  };

  async function createNote(name: NoteName, text: string): Promise<boolean> {
    try {
      await put(name, Buffer.from(text), { IfNoneMatch: '*' });
      return true;
    } catch (error) {
      const status = getStatus(error);
      if (status && ALREADY_THERE.includes(status)) return false;
      if (!status || !NO_CONDITIONS.includes(status)) throw error;
      if (await open(name)) return false;
      await put(name, Buffer.from(text));
      return true;
    }
  }
}

const ALREADY_THERE = [409, 412];
/** From stores that know no conditional writes. */
const NO_CONDITIONS = [400, 501];

/** Aborts the work and rejects with a TimeoutError when it takes longer than `ms`. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(`not done within ${ms} ms`, 'TimeoutError')), ms);
  try {
    return await orAborted(controller.signal, work(controller.signal));
  } finally {
    clearTimeout(timer);
  }
}

async function orAbsent<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
    throw error;
  }
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unavailable(`the images bucket does not answer: ${getReason(error)}`, error, NO_ANSWER);
  }
}

/** Of the response that the SDK's error tells of. */
function getStatus(error: unknown): number | undefined {
  const cause = error instanceof AppError ? error.cause : undefined;
  const metadata = cause instanceof Error && '$metadata' in cause ? cause.$metadata : undefined;
  const status = typeof metadata === 'object' && metadata && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join('; ');
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
