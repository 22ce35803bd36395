import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';

const HEARTBEAT_MS = 25_000;

/** nginx keeps a response until it has a buffer full, unless it is told not to. It does not hand this header on. */
const UNBUFFERED = { 'x-accel-buffering': 'no' };

/** Messages buffered for a slow client; past this the channel is closed and the client reconnects. */
const MAX_BUFFERED = 100;

interface ChannelOptions {
  /** Whether who opened it may still read; asked before each heartbeat and each change. Where it cannot be told, they may. */
  mayRead?: () => Promise<boolean>;
  onClose?: () => void;
  /** Told as well, as JSON: what is faulty in this process. */
  status?: { read(): unknown; onChange(listener: () => void): () => void };
}

/**
 * A text/event-stream: `change` with the content version and `status` with what is faulty, at once and after each change, and a heartbeat
 * every 25 s. It closes when its reader may no longer read.
 */
export function openLiveChannel(
  version: { current(): number; onChange(listener: (version: number) => void): () => void },
  signal: AbortSignal,
  { mayRead, onClose, status }: ChannelOptions = {},
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
        const heartbeat = setInterval(() => ifAllowed(() => send('event: heartbeat\ndata:\n\n')), HEARTBEAT_MS);
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
