import { withTimeout } from '#platform/concurrency/deadline.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { NO_ANSWER } from './storage.ts';

/** Time to wait for the next bytes and for all of them; a slow reader's own time does not count. */
export interface WaitingLimits {
  nextMs: number;
  allMs: number;
}

/** Passes the bytes on while they come in time; then throws `unavailable` and cancels the source. */
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
