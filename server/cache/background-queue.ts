import pLimit from 'p-limit';

export interface BackgroundQueue {
  add(job: () => Promise<void>): void;
  stop(): Promise<void>;
}

export function createBackgroundQueue(onError: (error: unknown) => void): BackgroundQueue {
  const limit = pLimit(1);
  return {
    add: (job) => void limit(job).catch(onError),
    async stop() {
      limit.clearQueue();
      await limit(async () => undefined);
    },
  };
}
