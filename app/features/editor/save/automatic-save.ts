import type { Readiness } from '#features/admin/status/site-status.ts';
import { createRetry } from '#platform/concurrency/retry.ts';

/** Pauses before each try; the last one repeats. */
const PAUSES_MS = [2000, 5000, 10_000, 30_000];

/** Within this time the open forms of all tabs try when the site is said to be well again, each at a moment of its own. */
const SPREAD_MS = 1000;

/** The least time between two tries of a form, however often the site changes. */
const MIN_PAUSE_MS = 2000;

/** `waiting` tries by itself; `signed-out` waits for the author. */
export type AutomaticSaveState = 'off' | 'waiting' | 'signed-out';

export interface AutomaticSaveOptions {
  /** Whether the site would take a save now. */
  check(): Promise<Readiness>;
  /** Saves what the form holds now; calls `refused` or `settled` before it resolves. */
  save(): Promise<void>;
  onChange(state: AutomaticSaveState): void;
  random?: () => number;
}

/** Repeats a form's save that the site could not take: after growing pauses, one at a time, and only once the site says that it takes it. */
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
    /** The site could not take a save: it is tried again. */
    refused() {
      become('waiting');
      if (!isTrying) tryAfterPause();
    },
    /** A save went through, or needs the author: nothing is tried any more. */
    settled() {
      become('off');
      retry.reset();
    },
    /** The site is said to be well again. */
    hasten() {
      if (state !== 'waiting' || isTrying) return;
      retry.runAfter(Math.max(random() * SPREAD_MS, lastTryAt + MIN_PAUSE_MS - Date.now()), () => void tryOnce());
    },
    /** The form is gone. */
    stop() {
      retry.cancel();
      state = 'off';
    },
  };
}
