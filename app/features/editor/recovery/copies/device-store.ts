import type { UnsavedChanges } from './unsaved-changes.ts';

export type DeviceFault = 'full' | 'forbidden';

export interface DeviceStore {
  /** Resolves once it is written, to why it was not. */
  put(changes: UnsavedChanges): Promise<DeviceFault | undefined>;
  remove(id: string): Promise<void>;
  list(userId: string): Promise<UnsavedChanges[]>;
}

const DATABASE = 'byline';
const STORE = 'unsaved-changes';
const PREFIX = 'byline.unsaved-changes.';
/** Some browsers never say that a database cannot be opened. */
const OPEN_WITHIN_MS = 3000;

/** Uses local storage where there is no IndexedDB; both may be missing or throw. Nothing of the store throws. */
function createDeviceStore(): DeviceStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase(() => {
      opening = undefined;
    });
    return opening;
  }

  async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await open()).transaction(STORE, mode, { durability: 'relaxed' });
    const request = ask(transaction.objectStore(STORE));
    transaction.commit?.(); // nothing more is asked: it goes on where the page ends now
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
    });
  }

  function listLocal(): UnsavedChanges[] {
    try {
      const storage = globalThis.localStorage;
      return storage ? Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? (parseText(storage.getItem(key)) ?? []) : [])) : [];
    } catch {
      return [];
    }
  }

  function removeLocal(id: string) {
    try {
      globalThis.localStorage?.removeItem(PREFIX + id);
    } catch {
      // storage is forbidden: nothing was kept
    }
  }

  return {
    async put(changes) {
      try {
        await run('readwrite', (store) => store.put(changes));
        removeLocal(changes.id);
        return undefined;
      } catch (error) {
        try {
          globalThis.localStorage.setItem(PREFIX + changes.id, JSON.stringify(changes));
          return undefined;
        } catch (localError) {
          return toFault(error, localError);
        }
      }
    },
    async remove(id) {
      removeLocal(id);
      await run('readwrite', (store) => store.delete(id)).catch(() => undefined); // where it cannot be opened it holds nothing that is ours to see
    },
    async list(userId) {
      const found: unknown[] = await run('readonly', (store) => store.getAll()).catch(() => []);
      const newest = new Map<string, UnsavedChanges>();
      for (const changes of [...found.flatMap((entry) => parseChanges(entry) ?? []), ...listLocal()]) {
        if (changes.userId !== userId) continue;
        if (changes.number >= (newest.get(changes.id)?.number ?? 0)) newest.set(changes.id, changes);
      }
      return [...newest.values()];
    },
  };
}

export const deviceStore = createDeviceStore();

async function openDatabase(onGone: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), OPEN_WITHIN_MS);
    const request = globalThis.indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = onGone; // the browser has deleted the site's data
      resolve(request.result);
    };
  }).catch((error) => {
    onGone(); // the next one tries again
    throw error;
  });
}

function toFault(...errors: unknown[]): DeviceFault {
  return errors.some((error) => error instanceof DOMException && error.name === 'QuotaExceededError') ? 'full' : 'forbidden';
}

function parseText(text: string | null): UnsavedChanges | undefined {
  try {
    return parseChanges(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Needs no schema library, which the page of signing out does not load. */
function parseChanges(entry: unknown): UnsavedChanges | undefined {
  const changes: Partial<Record<keyof UnsavedChanges, unknown>> = Object(entry);
  const { id, userId, item, number, at, version, fields } = changes;
  if (typeof id !== 'string' || typeof userId !== 'string' || typeof item !== 'string') return undefined;
  if (typeof at !== 'string' || typeof number !== 'number') return undefined;
  if (fields === null || typeof fields !== 'object') return undefined;
  const texts = Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return { id, userId, item, number, at, fields: texts, ...(typeof version === 'number' && { version }) };
}
