/** Files by key, such as the bucket of pictures. Every method throws `unavailable` when the store does not answer. */
export interface Storage {
  /** Keeps the bytes durably under the key, in place of what was there; the content type follows from the key's extension. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing when the key is not there. */
  delete(key: string): Promise<void>;
  /** Keys in ascending order of their bytes, after `after`, beginning with `prefix`; 100 at most unless told. */
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

/** No slash, no leading dot, one known extension: a key cannot leave its folder or pass for something else than a picture. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}\.(avif|gif|jpeg|jpg|png|webp)$/;

export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

/** Throws where a key was made wrongly; reading answers that there is nothing instead. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 120))}`);
}
