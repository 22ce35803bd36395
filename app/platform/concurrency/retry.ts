interface RetryOptions {
  pausesMs: readonly number[];
  /** Share of each pause that is added at random, so that clients do not retry all at once. */
  jitter?: number;
  random?: () => number;
}

/** A later call replaces an earlier one. */
export function createRetry({ pausesMs, jitter = 0, random = Math.random }: RetryOptions) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function runAfter(ms: number, run: () => void) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
  }

  return {
    isScheduled: () => timer !== undefined,
    runAfter,
    runAfterPause(run: () => void) {
      const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
      failures += 1;
      runAfter(pause * (1 + random() * jitter), run);
    },
    reset() {
      failures = 0;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
