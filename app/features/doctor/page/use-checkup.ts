import { useCallback, useEffect, useRef, useState } from 'react';
import { sendJson } from '#platform/http/send-json.ts';
import type { Checkup } from '../findings/checkup.ts';
import { parseCheckup } from './checkup-response.ts';

const PATH = '/admin/status/checkup';
/** Longer than the site takes for all of it. */
const ANSWER_MS = 30_000;

interface KnownCheckup {
  /** The newest; null before the first. */
  checkup: Checkup | null;
  state: 'looking' | 'looked' | 'failed';
  lookAgain(): void;
}

/** Has the site look at itself when the page is opened, and whenever it is asked to. */
export function useCheckup(last: Checkup | null): KnownCheckup {
  const [checkup, setCheckup] = useState(last);
  const [state, setState] = useState<KnownCheckup['state']>('looking');
  const isLooking = useRef(false);

  const look = useCallback(async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    setState('looking');
    const result = await sendJson(PATH, {}, { signal: AbortSignal.timeout(ANSWER_MS) });
    isLooking.current = false;
    const found = result.kind === 'answered' ? parseCheckup(result.body) : undefined;
    if (found) setCheckup(found);
    setState(found ? 'looked' : 'failed');
  }, []);

  useEffect(() => void look(), [look]);
  return { checkup, state, lookAgain: () => void look() };
}
