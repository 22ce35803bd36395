import { useEffect } from 'react';
import type { KeptUpload, UploadKeeper } from '#features/admin/library/upload.ts';

const DATABASE = 'byline.uploads';
const STORE = 'uploads';
/** Files that no text has asked for by then are deleted. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBDatabase> | undefined;

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  opened ??= open(() => {
    opened = undefined;
  });
  const transaction = (await opened).transaction(STORE, mode);
  const request = act(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Stores files on this device, where it has room and allows it, until their text is saved, so that a crashed page loses none. */
export const keptUploads: UploadKeeper = {
  async keep(upload) {
    await run('readwrite', (store) => store.put(upload)).catch(() => undefined);
  },
  find: (id) => run<KeptUpload | undefined>('readonly', (store) => store.get(id)).catch(() => undefined),
};

function deleteKeptUploads(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

function open(onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('at', 'at');
    request.onerror = () => {
      onClose();
      reject(request.error);
    };
    request.onsuccess = () => {
      request.result.onclose = onClose;
      request.result.onversionchange = () => {
        onClose();
        request.result.close(); // it is deleted at sign-out
      };
      deleteExpired(request.result);
      resolve(request.result);
    };
  });
}

function deleteExpired(database: IDBDatabase) {
  const before = IDBKeyRange.upperBound(new Date(Date.now() - KEPT_MS).toISOString());
  const cursor = database.transaction(STORE, 'readwrite').objectStore(STORE).index('at').openCursor(before);
  cursor.onsuccess = () => {
    cursor.result?.delete();
    cursor.result?.continue();
  };
}

export function useDeleteUploadsAtSignOut(): void {
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && new URL(target.action).pathname === '/auth/sign-out') deleteKeptUploads();
    };
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, []);
}
