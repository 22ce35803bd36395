import type { Storage } from './storage.ts';

export function reportFailedWrites(storage: Storage, report: (error: unknown) => void): Storage {
  const reportAndThrow = (error: unknown) => {
    report(error);
    throw error;
  };
  return {
    ...storage,
    put: (...file) => storage.put(...file).catch(reportAndThrow),
    delete: (...key) => storage.delete(...key).catch(reportAndThrow),
  };
}
