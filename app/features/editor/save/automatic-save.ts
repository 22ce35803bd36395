import { useEffect, useRef, useState } from 'react';
import { getStopReason, type Readiness, useSiteStatus } from '#features/admin/status/site-status.ts';
import { createRetry } from '#platform/concurrency/retry.ts';

/** Delays before each attempt; the last one repeats. */
const PAUSES_MS = [2000, 5000, 10_000, 30_000];

/** Spreads the attempts of the open forms of all tabs when the site recovers. */
const SPREAD_MS = 1000;

/** Least time between two attempts of a form, however often the site changes. */
const MIN_PAUSE_MS = 2000;

/** `waiting` tries by itself; `signed-out` waits for the author. */
export type AutomaticSaveState = 'off' | 'waiting' | 'signed-out';

export interface AutomaticSaveOptions {
  check(): Promise<Readiness>;
  /** Calls `refused` or `settled` before it resolves. */
  save(): Promise<void>;
  onChange(state: AutomaticSaveState): void;
  random?: () => number;
}

/** Repeats a refused save with growing delays, one at a time, and only once the site accepts saves. */
export function createAutomaticSave({ check, save, onChange, random = Math.random }: AutomaticSaveOptions) {
  let state: AutomaticSaveState = 'off';
  let isTrying = false;
  let lastTryAt = Number.NEGATIVE_INFINITY;
  const retry = createRetry({ pausesMs: PAUSES_MS, jitter: 1 / 5, random });

  function become(next: AutomaticSaveState) {
    retry.cancel();
    if (state === next) return;
    state = next;
    onChange(next);
  }

  const tryAfterPause = () => retry.runAfterPause(() => void tryOnce());

  async function tryOnce() {
    if (isTrying) return;
    isTrying = true;
    lastTryAt = Date.now();
    const readiness = await check();
    if (state === 'waiting' && readiness === 'ready') await save();
    isTrying = false;
    if (state !== 'waiting') return;
    if (readiness === 'signed-out') become('signed-out');
    else tryAfterPause();
  }

  return {
    refused() {
      become('waiting');
      if (!isTrying) tryAfterPause();
    },
    settled() {
      become('off');
      retry.reset();
    },
    hasten() {
      if (state !== 'waiting' || isTrying) return;
      retry.runAfter(Math.max(random() * SPREAD_MS, lastTryAt + MIN_PAUSE_MS - Date.now()), () => void tryOnce());
    },
    stop() {
      retry.cancel();
      state = 'off';
    },
  };
}

export function useAutomaticSave(save: () => Promise<void>) {
  const { status, reach, check } = useSiteStatus();
  const [state, setState] = useState<AutomaticSaveState>('off');
  const latest = useRef({ save, check });
  useEffect(() => {
    latest.current = { save, check };
  });
  const automatic = useRef<ReturnType<typeof createAutomaticSave>>(undefined);
  automatic.current ??= createAutomaticSave({
    save: () => latest.current.save(),
    check: () => latest.current.check(),
    onChange: setState,
  });
  const { refused, settled, hasten, stop } = automatic.current;

  const isStopped = getStopReason(status, reach) !== undefined;
  useEffect(() => {
    if (!isStopped) hasten();
  }, [isStopped, hasten]);
  useEffect(() => {
    window.addEventListener('online', hasten);
    return () => {
      window.removeEventListener('online', hasten);
      stop();
    };
  }, [hasten, stop]);

  return { state, refused, settled };
}
