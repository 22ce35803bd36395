import { useEffect, useRef } from 'react';

/** Waits before each new try, in milliseconds; the last one repeats. */
const RECONNECT_MS = [1000, 2000, 5000, 10_000];

/** How long a connection may take to open before it counts as failed. */
const OPEN_TIMEOUT_MS = 10_000;

/** Without a heartbeat for this long (two and a half of them) the connection counts as lost. */
const SILENCE_MS = 62_500;

/** What a page knows already, and what to do when there is something newer. */
interface Follower {
  /** The version of the content that the page shows. */
  version: number;
  onChange: () => void;
}

/** Follows a stream of changes made elsewhere and calls back for each; connects anew by itself, rests while the tab is hidden, and closes with the component. */
export function useLiveChannel(path: string, follower: Follower): void {
  const latest = useRef(follower);
  useEffect(() => {
    latest.current = follower;
  });
  useEffect(() => {
    let known = latest.current.version;
    const hear = (version: number) => {
      if (version === Math.max(known, latest.current.version)) return;
      known = version;
      latest.current.onChange();
    };
    return whileVisible(() => openLiveChannel(path, hear));
  }, [path]);
}

/** Keeps something open while its tab is seen: without HTTP/2 a browser has six connections to a site, for all its tabs together. */
export function whileVisible(open: () => () => void): () => void {
  let close: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState !== 'hidden') close ??= open();
    else {
      close?.();
      close = undefined;
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close?.();
  };
}

/** Calls back with each version that the stream tells; gives back how to close. */
export function openLiveChannel(path: string, onVersion: (version: number) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const fail = () => {
    if (isClosed) return;
    source?.close();
    wait(RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)] ?? 0, connect);
    failures += 1;
  };
  function connect() {
    source = new EventSource(path);
    wait(OPEN_TIMEOUT_MS, fail);
    const hear = () => {
      failures = 0;
      wait(SILENCE_MS, fail);
    };
    source.addEventListener('open', hear);
    source.addEventListener('heartbeat', hear);
    source.addEventListener('change', ({ data }) => {
      hear();
      onVersion(Number(data));
    });
    source.addEventListener('error', fail);
  }
  connect();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  };
}
