import type { RequestListener } from 'node:http';

export interface HeldRequests {
  listener: RequestListener;
  hold(): void;
  release(): void;
}

/** A listener whose requests can be held for a moment; urgent ones never wait. */
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
