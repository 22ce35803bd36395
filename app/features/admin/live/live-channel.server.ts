import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { rateLimited } from '#platform/errors/app-error.ts';

const HEARTBEAT_MS = 25_000;

/** nginx buffers responses without this header, and does not pass it on. */
const UNBUFFERED = { 'x-accel-buffering': 'no' };

/** Messages buffered for a slow client; past this the channel is closed and the client reconnects. */
const MAX_BUFFERED = 100;

interface ChannelOptions {
  /** Checked before each heartbeat and each change. */
  mayRead?: () => Promise<boolean>;
  onClose?: () => void;
  status?: { read(): unknown; onChange(listener: () => void): () => void };
  /** Sent with each heartbeat: unread messages. */
  countUnread?: () => Promise<number>;
}

/** Streams `change`, `status` and a heartbeat every 25 s; closes when its reader may no longer read. */
export function openLiveChannel(
  version: { current(): number; onChange(listener: (version: number) => void): () => void },
  signal: AbortSignal,
  { mayRead, onClose, status, countUnread }: ChannelOptions = {},
): Response {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) close();
          else controller.enqueue(encoder.encode(text));
        };
        const sendVersion = (current: number) => send(`event: change\ndata: ${current}\n\n`);
        const sendStatus = () => status && send(`event: status\ndata: ${JSON.stringify(status.read())}\n\n`);
        const ifAllowed = (act: () => void) => {
          if (!mayRead) return act();
          void mayRead().then(
            (may) => (!isOpen ? undefined : may ? act() : close()),
            () => isOpen && act(),
          );
        };
        const unsubscribe = version.onChange((current) => ifAllowed(() => sendVersion(current)));
        const unsubscribeStatus = status?.onChange(() => ifAllowed(sendStatus));
        const sendHeartbeat = (data = '') => send(`event: heartbeat\ndata:${data}\n\n`);
        const beat = () => {
          if (!countUnread) return sendHeartbeat();
          void countUnread().then(
            (unread) => isOpen && sendHeartbeat(` ${unread}`),
            () => isOpen && sendHeartbeat(),
          );
        };
        const heartbeat = setInterval(() => ifAllowed(beat), HEARTBEAT_MS);
        let isOpen = true;
        close = () => {
          if (!isOpen) return;
          isOpen = false;
          unsubscribe();
          unsubscribeStatus?.();
          clearInterval(heartbeat);
          signal.removeEventListener('abort', close);
          controller.close();
          onClose?.();
        };
        signal.addEventListener('abort', close);
        if (signal.aborted) return close();
        sendVersion(version.current());
        sendStatus();
      },
      cancel: () => close(),
    },
    new CountQueuingStrategy({ highWaterMark: MAX_BUFFERED }),
  );
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': CACHE_CONTROL.personal, ...UNBUFFERED } });
}

/** More than a person's visible windows: a hidden tab holds no stream. */
const MAX_PER_USER = 20;
const RETRY_SECONDS = 10;

export function createLiveStreams(): { open(userId: string): () => void } {
  const counts = new Map<string, number>();
  return {
    /** Returns a function that closes it. Throws `rateLimited`. */
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
