export interface BackgroundQueue {
  add(job: () => Promise<void>): void;
  /** Forgets what has not begun; resolves when what has begun is done. */
  stop(): Promise<void>;
}

/** Runs jobs one after the other, so that work nobody waits for never takes more than one thread. */
export function createBackgroundQueue(onError: (error: unknown) => void): BackgroundQueue {
  const jobs: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;

  async function run() {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job().catch(onError);
    running = undefined;
  }

  return {
    add(job) {
      jobs.push(job);
      running ??= run();
    },
    async stop() {
      jobs.length = 0;
      await running;
    },
  };
}
