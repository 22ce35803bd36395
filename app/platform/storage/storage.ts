/** Files by key. Every method throws `unavailable` when the store does not answer. */
export interface Storage {
  /** Durable when it resolves; replaces what was there. The content type follows from the key's extension. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing when the key is not there. */
  delete(key: string): Promise<void>;
  /** Keys in ascending byte order that start with `prefix` and come after `after`; 100 unless `limit` says otherwise. */
  list(options?: ListOptions): Promise<ListedFile[]>;
}

export interface StoredFile {
  /** To be read to its end or cancelled. */
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

/** No slash, no leading dot, one known extension: a key cannot leave its folder or pass for anything but an image. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}\.(avif|gif|jpeg|jpg|png|webp)$/;

export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

/** Throws RangeError for a key that only a bug can make; reading such a key finds nothing instead. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 120))}`);
}
