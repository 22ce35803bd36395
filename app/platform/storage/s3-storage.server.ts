import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { orAborted, withTimeout } from '#platform/concurrency/deadline.ts';
import { parseBucketUrl } from '#platform/env/bucket-url.server.ts';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { getContentType } from '#platform/files/content-type.ts';
import { createS3Client, readS3Listing, type S3Client, S3Error } from './s3-client.server.ts';
import {
  assertStorageKey,
  DEFAULT_LIST_LIMIT,
  isStorageKey,
  type ListedFile,
  type ListOptions,
  NO_ANSWER,
  type NoteName,
  type OpenFile,
  readBack,
  readNoteText,
  type Storage,
} from './storage.ts';

const START_TIMEOUT_MS = 3000;
const MAX_PAGE = 1000;
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface S3Limits {
  connectMs: number;
  answerMs: number;
  putMs: number;
  readMs: number;
}

const LIMITS: S3Limits = { connectMs: 2000, answerMs: 5000, putMs: 15_000, readMs: 20_000 };

/** Opens a bucket of any S3-compatible store once it has answered. Throws SettingsError or `unavailable`, naming STORAGE_URL. */
export async function openS3Storage(storageUrl: string, limits: S3Limits = LIMITS): Promise<Storage> {
  const location = parseBucketUrl(storageUrl);
  const client = createS3Client(location, limits);
  try {
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    await orAborted(signal, client.send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' }, signal }).then(readS3Listing));
  } catch (error) {
    client.close();
    const { host } = new URL(location.endpoint);
    throw unavailable(`STORAGE_URL: the bucket ${location.bucket} at ${host} does not answer: ${getReason(error)}`, error);
  }
  return bucketStorage(client, limits);
}

/** Throws what the client throws. Its stream ends with `unavailable` if the store stops. */
export async function openObject(
  client: S3Client,
  key: string,
  { answerMs, readMs }: Pick<S3Limits, 'answerMs' | 'readMs'>,
): Promise<OpenFile> {
  const file = await within(answerMs, (signal) => client.send({ method: 'GET', key, signal }));
  const bytes = Readable.toWeb(file) as ReadableStream<Uint8Array>; // no encoding is set, so each chunk is a buffer
  return { stream: limitWaiting(bytes, { nextMs: answerMs, allMs: readMs }), size: Number(file.headers['content-length'] ?? 0) };
}

function bucketStorage(client: S3Client, limits: S3Limits): Storage {
  const quickly = <T>(work: (signal: AbortSignal) => Promise<T>) => translateErrors(() => within(limits.answerMs, work));

  const open = (key: string) => translateErrors(() => orAbsent(openObject(client, key, limits)));

  async function put(key: string, body: Uint8Array, options: Record<string, string> = {}) {
    const headers = { 'content-type': getContentType(key), ...options };
    await translateErrors(() => within(limits.putMs, (signal) => client.send({ method: 'PUT', key, headers, body, signal }).then(discard)));
    await translateErrors(() => readBack(key, body, async () => (await open(key))?.stream));
  }

  return {
    async put(key, bytes) {
      assertStorageKey(key);
      await put(key, bytes, { 'cache-control': CACHE_CONTROL });
    },
    async get(key) {
      const file = isStorageKey(key) ? await open(key) : undefined;
      return file && { ...file, contentType: getContentType(key) };
    },
    async has(key) {
      if (!isStorageKey(key)) return false;
      return (await quickly((signal) => orAbsent(client.send({ method: 'HEAD', key, signal }).then(discard)))) ?? false;
    },
    async delete(key) {
      assertStorageKey(key);
      await quickly((signal) => orAbsent(client.send({ method: 'DELETE', key, signal }).then(discard)));
    },
    async list({ prefix = '', limit = DEFAULT_LIST_LIMIT, after = '' }: ListOptions = {}) {
      const found: ListedFile[] = [];
      for (let from = after; ; ) {
        const max = String(Math.min(limit - found.length, MAX_PAGE));
        const query = { 'list-type': '2', 'max-keys': max, ...(prefix && { prefix }), ...(from && { 'start-after': from }) };
        const page = await quickly((signal) => client.send({ method: 'GET', query, signal }).then(readS3Listing));
        found.push(...page.files.filter(({ key }) => isStorageKey(key))); // the bucket may hold other files too
        from = page.files.at(-1)?.key ?? '';
        if (!page.isTruncated || !from || found.length >= limit) return found;
      }
    },
    async readNote(name) {
      const note = await open(name);
      return note && translateErrors(() => readNoteText(note.stream));
    },
    writeNote: (name, text) => put(name, Buffer.from(text)),
    createNote,
    signUrl: (key, seconds) => {
      assertStorageKey(key);
      return client.signUrl(key, seconds);
    },
  };

  async function createNote(name: NoteName, text: string): Promise<boolean> {
    try {
      await put(name, Buffer.from(text), { 'if-none-match': '*' });
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

function discard(response: IncomingMessage): true {
  response.resume();
  return true;
}

const ALREADY_THERE = [409, 412];
const NO_CONDITIONS = [400, 501];

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

function getStatus(error: unknown): number | undefined {
  return error instanceof AppError && error.cause instanceof S3Error ? error.cause.status : undefined;
}

function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join('; ');
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Time to wait for the next bytes and for all of them; a slow reader's own time does not count. */
interface WaitingLimits {
  nextMs: number;
  allMs: number;
}

/** Passes the bytes on while they come in time; then throws `unavailable` and cancels the source. */
function limitWaiting(source: ReadableStream<Uint8Array>, { nextMs, allMs }: WaitingLimits): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let leftMs = allMs;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const startedAt = performance.now();
        try {
          const { done, value } = await withTimeout(Math.min(nextMs, leftMs), reader.read());
          leftMs -= performance.now() - startedAt;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          void reader.cancel(error).catch(() => undefined);
          throw unavailable('the store stopped in the middle of a file', error, NO_ANSWER);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
