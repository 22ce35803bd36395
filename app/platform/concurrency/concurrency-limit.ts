import pLimit from 'p-limit';
import { rateLimited } from '#platform/errors/app-error.ts';

const RETRY_SECONDS = 5;

/** Throws `rateLimited` for any further job. */
export function createConcurrencyLimit({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const limit = pLimit(concurrency);

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= concurrency && limit.pendingCount >= maxWaiting) throw rateLimited('too many at once', RETRY_SECONDS);
    return limit(job);
  };
}
