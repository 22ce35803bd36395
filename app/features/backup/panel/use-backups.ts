import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson, sendJson } from '#platform/http/send-json.ts';
import { type BackupsState, parseBackupsState } from './backups-state.ts';

const PATH = '/admin/backups';
const ANSWER_MS = 30_000;
const LOOK_MS = 2000;

interface KnownBackups {
  /** Undefined until the site has answered. */
  backups: BackupsState | undefined;
  /** The site did not answer, or not as expected. */
  hasFailed: boolean;
  makeOne(): void;
}

/** What the site tells of its backups; asks again while one is being made. */
export function useBackups(): KnownBackups {
  const [backups, setBackups] = useState<BackupsState>();
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useRef(false);

  const ask = useCallback(async (isOrder: boolean) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const result = await (isOrder ? sendJson(PATH, { action: 'make' }, { signal }) : getJson(PATH, { signal }));
    isAsking.current = false;
    const known = result.kind === 'answered' ? parseBackupsState(result.body) : undefined;
    if (known) setBackups(known);
    setHasFailed(!known);
  }, []);

  useEffect(() => void ask(false), [ask]);
  const isRunning = backups?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void ask(false), LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, ask]);
  return { backups, hasFailed, makeOne: () => void ask(true) };
}
