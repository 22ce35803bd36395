import { useEffect, useRef } from 'react';
import { createRetry } from '#platform/concurrency/retry.ts';

/** Delays before each reconnection; the last one repeats. */
const RECONNECT_MS = [1000, 2000, 5000, 10_000];

const OPEN_TIMEOUT_MS = 10_000;

/** Two and a half heartbeats. */
const SILENCE_MS = 62_500;

interface ChannelEvents {
  onStatus?: (data: string) => void;
  onConnection?: (isUp: boolean) => void;
  onUnread?: (count: number) => void;
}

interface Subscriber extends Required<ChannelEvents> {
  version: number;
  onChange: () => void;
}

/** Calls back for each change made elsewhere. Reconnects by itself, and disconnects while the tab is hidden. */
export function useLiveChannel(path: string, subscriber: Subscriber): void {
  const latest = useRef(subscriber);
  useEffect(() => {
    latest.current = subscriber;
  });
  useEffect(() => {
    let known = latest.current.version;
    const onVersion = (version: number) => {
      if (version === Math.max(known, latest.current.version)) return;
      known = version;
      latest.current.onChange();
    };
    const events: ChannelEvents = {
      onStatus: (data) => latest.current.onStatus(data),
      onConnection: (isUp) => latest.current.onConnection(isUp),
      onUnread: (count) => latest.current.onUnread(count),
    };
    return whileVisible(() => openLiveChannel(path, onVersion, events));
  }, [path]);
}

/** Without HTTP/2 a browser has six connections to a site for all its tabs, so hidden tabs hold none. */
export function whileVisible(open: () => () => void): () => void {
  let close: (() => void) | undefined;
  const update = () => {
    if (document.visibilityState !== 'hidden') close ??= open();
    else {
      close?.();
      close = undefined;
    }
  };
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    close?.();
  };
}

/** Returns a function that closes it. */
export function openLiveChannel(
  path: string,
  onVersion: (version: number) => void,
  { onStatus, onConnection, onUnread }: ChannelEvents = {},
): () => void {
  let source: EventSource | undefined;
  const retry = createRetry({ pausesMs: RECONNECT_MS });
  let isClosed = false;
  const fail = () => {
    if (isClosed) return;
    source?.close();
    onConnection?.(false);
    retry.runAfterPause(connect);
  };
  function connect() {
    source = new EventSource(path);
    retry.runAfter(OPEN_TIMEOUT_MS, fail);
    const onEvent = () => {
      retry.reset();
      onConnection?.(true);
      retry.runAfter(SILENCE_MS, fail);
    };
    source.addEventListener('open', onEvent);
    source.addEventListener('heartbeat', ({ data }) => {
      onEvent();
      if (data) onUnread?.(Number(data));
    });
    source.addEventListener('change', ({ data }) => {
      onEvent();
      onVersion(Number(data));
    });
    source.addEventListener('status', ({ data }) => {
      onEvent();
      onStatus?.(data);
    });
    source.addEventListener('error', fail);
  }
  connect();
  return () => {
    isClosed = true;
    retry.cancel();
    source?.close();
  };
}
