import type { Storage } from '#platform/storage/storage.ts';
import { observeStep } from './telemetry.server.ts';

/** The same store, whose calls are steps of the traces of the requests that make them. */
export function observeStorage(storage: Storage): Storage {
  return {
    ...storage,
    put: (key, bytes) => observeStep('images put', () => storage.put(key, bytes)),
    get: (key) => observeStep('images get', () => storage.get(key)),
    has: (key) => observeStep('images has', () => storage.has(key)),
    delete: (key) => observeStep('images delete', () => storage.delete(key)),
    list: (options) => observeStep('images list', () => storage.list(options)),
  };
}
