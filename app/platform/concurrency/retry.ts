interface RetryOptions {
  /** Before each attempt; the last one repeats. */
  pausesMs: readonly number[];
  /** Prolongs each pause by a random part up to this one, so that clients do not come back all at once. */
  jitter?: number;
  random?: () => number;
}

/** One timer for attempts that repeat after growing pauses. A later call replaces an earlier one. */
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
    /** Runs after a time that is not a pause. */
    runAfter,
    /** Counts a failure and runs after its pause. */
    runAfterPause(run: () => void) {
      const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
      failures += 1;
      runAfter(pause * (1 + random() * jitter), run);
    },
    /** The next pause is the first one again. */
    reset() {
      failures = 0;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
