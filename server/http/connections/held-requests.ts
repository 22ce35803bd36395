import type { RequestListener } from 'node:http';

export interface HeldRequests {
  listener: RequestListener;
  /** From now on requests wait. */
  hold(): void;
  /** Hands over what waits, and from now on each as it comes. */
  release(): void;
}

/** A listener whose requests can be kept waiting for a moment; those for which `isUrgent` never wait. */
export function createHeldRequests(listener: RequestListener, isUrgent: (target: string | undefined) => boolean): HeldRequests {
  let waiting: Parameters<RequestListener>[] | undefined;
  return {
    listener(request, response) {
      if (waiting && !isUrgent(request.url)) waiting.push([request, response]);
      else listener(request, response);
    },
    hold() {
      waiting ??= [];
    },
    release() {
      const released = waiting ?? [];
      waiting = undefined;
      for (const [request, response] of released) if (!response.destroyed) listener(request, response);
    },
  };
}
