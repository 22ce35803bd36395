/** Files by key. Every method throws `unavailable` when the store does not answer within its limit. */
export interface Storage {
  /**
   * Durable, and read back as it was sent, when it resolves; replaces what was there. The content type follows from the key's extension.
   * Throws `unavailable` also when the store keeps something else, `disk-full` and `read-only` where a folder is.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing when the key is not there. */
  delete(key: string): Promise<void>;
  /** Keys in ascending byte order that start with `prefix` and come after `after`; 100 unless `limit` says otherwise. */
  list(options?: ListOptions): Promise<ListedFile[]>;
  /** A note about the store itself, beside its files. */
  readNote(name: NoteName): Promise<string | undefined>;
  /** As `put`. */
  writeNote(name: NoteName, text: string): Promise<void>;
  /** False, and nothing changed, when there is one already. */
  createNote(name: NoteName, text: string): Promise<boolean>;
  /** A URL at which anybody reads the file for so many seconds, whether it is there or not. Absent where files have no address of their own. */
  signUrl?(key: string, seconds: number): Promise<string>;
}

/** Which site the files belong to, and what is written to see whether a failing store works again. No key looks like these. */
export type NoteName = 'byline-site.txt' | 'byline-check.txt';

export interface StoredFile {
  /** To be read to its end or cancelled. Ends with an error when the store keeps its reader waiting. */
  stream: ReadableStream<Uint8Array>;
  contentType: string;
  /** In bytes. */
  size: number;
}

export interface ListedFile {
  key: string;
  /** In bytes. */
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
/** A note is a few lines; whatever is longer was not written here. */
export const MAX_NOTE_BYTES = 4096;

/** No slash, no leading dot, one known extension: a key cannot leave its folder or pass for anything but an image. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}\.(avif|gif|jpeg|jpg|png|webp)$/;

export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

/** Throws RangeError for a key that only a bug can make; reading such a key finds nothing instead. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 120))}`);
}
