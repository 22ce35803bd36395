import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getJson } from '#platform/http/send-json.ts';
import { whileVisible } from '../live/live-channel.ts';
import { parseSiteStatus, type SiteStatus } from './site-status.ts';
import type { KnownStatus, Reach, Readiness } from './status-context.ts';

const FIRST_POLL_MS = 3000; // a restart of the site is over by then
const POLL_MS = 10_000;
const ANSWER_MS = 10_000;

interface StatusSource {
  known: KnownStatus;
  /** For the live channel. */
  onStatus: (data: string) => void;
  onConnection: (isUp: boolean) => void;
}

/**
 * Keeps what is known of the site's state: what the page was opened with, then what the live channel tells, and what the site answers every
 * 10 s while nothing can be saved, it does not answer or the channel is lost.
 */
export function useStatusSource(opened: SiteStatus): StatusSource {
  const [status, setStatus] = useState(opened);
  const [reach, setReach] = useState<Reach>('reached');
  const [isLive, setIsLive] = useState(true);
  const told = useRef(0);
  const asking = useRef<Promise<Readiness>>(undefined);

  const learn = useCallback((next: SiteStatus) => {
    setReach('reached');
    setStatus((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, []);

  const check = useCallback((): Promise<Readiness> => {
    asking.current ??= (async () => {
      const toldBefore = told.current;
      const result = await getJson('/admin/status.json', { signal: AbortSignal.timeout(ANSWER_MS) });
      asking.current = undefined;
      if (result.kind === 'answered' && (result.status === 401 || result.status === 403)) return 'signed-out';
      const answer = parseSiteStatus(result.kind === 'answered' ? result.body : undefined);
      if (!answer) {
        setReach(result.kind === 'answered' ? 'unanswered' : 'unreachable');
        return 'not-ready';
      }
      if (told.current === toldBefore) learn(answer); // what the channel has told meanwhile is newer
      return answer.isReadOnly ? 'not-ready' : 'ready';
    })();
    return asking.current;
  }, [learn]);

  const isInDoubt = status.isReadOnly || reach !== 'reached' || !isLive;
  useEffect(() => {
    if (!isInDoubt) return;
    return whileVisible(() => {
      const first = setTimeout(() => void check(), FIRST_POLL_MS);
      const timer = setInterval(() => void check(), POLL_MS);
      return () => {
        clearTimeout(first);
        clearInterval(timer);
      };
    });
  }, [isInDoubt, check]);

  const onStatus = useCallback(
    (data: string) => {
      const parsed = parseSiteStatus(JSON.parse(data));
      if (!parsed) return;
      told.current += 1;
      learn(parsed);
    },
    [learn],
  );
  const known = useMemo(() => ({ status, reach, check }), [status, reach, check]);
  return { known, onStatus, onConnection: setIsLive };
}
