import { setTimeout as wait } from 'node:timers/promises';
import { unavailable } from '#platform/errors/app-error.ts';

/** Files by key. Every method throws `unavailable` if the store does not answer within its limit. */
export interface Storage {
  /** Durable and read back when it resolves; replaces what was there. Also throws `disk-full` and `read-only` for a folder. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Keys in ascending byte order that start with `prefix` and come after `after`; 100 unless `limit` says otherwise. */
  list(options?: ListOptions): Promise<ListedFile[]>;
  readNote(name: NoteName): Promise<string | undefined>;
  writeNote(name: NoteName, text: string): Promise<void>;
  /** False, and nothing changed, if there is one already. */
  createNote(name: NoteName, text: string): Promise<boolean>;
  /** A URL at which anyone reads the file for so many seconds. Absent if files have no URL of their own. */
  signUrl?(key: string, seconds: number): Promise<string>;
}

export type NoteName = 'byline-site.txt' | 'byline-check.txt';

export interface OpenFile {
  /** Read it to its end or cancel it. Fails if the store keeps its reader waiting. */
  stream: ReadableStream<Uint8Array>;
  size: number;
}

export interface StoredFile extends OpenFile {
  contentType: string;
}

export interface ListedFile {
  key: string;
  size: number;
  modifiedAt: Date;
}

export interface ListOptions {
  prefix?: string;
  limit?: number;
  after?: string;
}

export const DEFAULT_LIST_LIMIT = 100;
export const NO_ANSWER = 'The image store does not answer right now. Please try again later.';
const MAX_NOTE_BYTES = 4096;

/** No slash, no leading dot, one known extension: a key cannot leave its folder or pass for anything but an image. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}\.(avif|gif|jpeg|jpg|png|webp)$/;

export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

/** Throws RangeError for a key that only a bug can make. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 120))}`);
}

export async function readNoteText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_NOTE_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, MAX_NOTE_BYTES);
}

/** Some stores show a new file a moment late. */
const ATTEMPTS = 2;
const PAUSE_MS = 300;

/** Throws `unavailable` if the stored bytes are absent or differ. Reads no further than the first difference. */
export async function readBack(
  name: string,
  bytes: Uint8Array,
  open: () => Promise<ReadableStream<Uint8Array> | undefined>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stream = await open();
    if (stream && (await hasBytes(stream, bytes))) return;
    if (attempt === ATTEMPTS) {
      const found = stream ? 'other bytes than were sent' : 'nothing';
      throw unavailable(`${name} was stored, and read back as ${found}`, undefined, NOT_KEPT);
    }
    await wait(PAUSE_MS);
  }
}

const NOT_KEPT = 'The image store did not keep what it was sent. Please try again later.';

async function hasBytes(stream: ReadableStream<Uint8Array>, bytes: Uint8Array): Promise<boolean> {
  let at = 0;
  for await (const chunk of stream) {
    if (Buffer.compare(chunk, bytes.subarray(at, at + chunk.length)) !== 0) return false;
    at += chunk.length;
  }
  return at === bytes.length;
}
