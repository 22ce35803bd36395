import { rateLimited } from '#platform/errors/app-error.ts';

/** More than a person has windows in view: a hidden tab holds no stream. */
const MAX_PER_USER = 20;
const RETRY_SECONDS = 10;

/** Counts the open streams of each user in this process. */
export function createLiveStreams(): { open(userId: string): () => void } {
  const counts = new Map<string, number>();
  return {
    /** Gives back how to close it, once. Throws `rateLimited` where the user has twenty. */
    open(userId) {
      const count = counts.get(userId) ?? 0;
      if (count >= MAX_PER_USER) throw rateLimited('too many live streams', RETRY_SECONDS);
      counts.set(userId, count + 1);
      return () => {
        const left = (counts.get(userId) ?? 1) - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      };
    },
  };
}
