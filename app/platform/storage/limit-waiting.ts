import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { NO_ANSWER } from './storage.ts';

/** How long a reader waits for the next bytes, and for all of them together; a slow reader's own time does not count. */
export interface WaitingLimits {
  nextMs: number;
  allMs: number;
}

/** The same bytes, as long as they come in time; then `unavailable`, and the source is cancelled. */
export function limitWaiting(source: ReadableStream<Uint8Array>, { nextMs, allMs }: WaitingLimits): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let leftMs = allMs;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const startedAt = performance.now();
        try {
          const { done, value } = await withTimeout(Math.min(nextMs, leftMs), reader.read());
          leftMs -= performance.now() - startedAt;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          void reader.cancel(error).catch(() => undefined);
          throw unavailable('the image store stopped in the middle of a file', error, NO_ANSWER);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
