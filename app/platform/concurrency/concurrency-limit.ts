import { rateLimited } from '#platform/errors/app-error.ts';

const RETRY_SECONDS = 5;

/** Lets so many in at once and so many wait for it. Throws `rateLimited` for whoever comes on top. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let inside = 0;

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (inside < atOnce) inside += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw rateLimited('too many at once', RETRY_SECONDS);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
