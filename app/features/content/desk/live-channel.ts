import { useEffect, useRef } from 'react';

/** Waits before each new try, in milliseconds; the last one repeats. */
const RECONNECT_MS = [1000, 2000, 5000, 10_000];

/** How long a connection may take to open before it counts as failed. */
const OPEN_TIMEOUT_MS = 10_000;

/** Without a heartbeat for this long (two and a half of them) the connection counts as lost. */
const SILENCE_MS = 62_500;

/** Follows a stream of changes made elsewhere and calls back for each; connects anew by itself, and closes with the component. */
export function useLiveChannel(path: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => openLiveChannel(path, () => latest.current()), [path]);
}

/** As `useLiveChannel`, outside of React; gives back how to close. */
export function openLiveChannel(path: string, onChange: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let version: string | undefined;
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const fail = () => {
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
      const isNew = version !== undefined && data !== version;
      version = data;
      if (isNew) onChange();
    });
    source.addEventListener('error', fail);
  }
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
