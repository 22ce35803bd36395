import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getJson } from '#platform/http/send-json.ts';
import { whileVisible } from '../live/live-channel.ts';
import { type KnownStatus, parseSiteStatus, type Reach, type Readiness, type SiteStatus } from './site-status.ts';

const FIRST_POLL_MS = 3000; // a restart of the site is over by then
const POLL_MS = 10_000;
const ANSWER_MS = 10_000;

interface StatusSource {
  known: KnownStatus;
  onStatus: (data: string) => void;
  onConnection: (isUp: boolean) => void;
}

/**
 * Follows the loader's state, then the live channel's. Polls every 10 s while the site is read-only or does not respond, or the channel is
 * lost.
 */
export function useStatusSource(opened: SiteStatus): StatusSource {
  const [status, setStatus] = useState(opened);
  const [reach, setReach] = useState<Reach>('reached');
  const [isLive, setIsLive] = useState(true);
  const pushed = useRef(0);
  const asking = useRef<Promise<Readiness>>(undefined);

  const update = useCallback((next: SiteStatus) => {
    setReach('reached');
    setStatus((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, []);

  const check = useCallback((): Promise<Readiness> => {
    asking.current ??= (async () => {
      const pushedBefore = pushed.current;
      const result = await getJson('/admin/status.json', { signal: AbortSignal.timeout(ANSWER_MS) });
      asking.current = undefined;
      if (result.status === 401 || result.status === 403) return 'signed-out';
      const answer = parseSiteStatus(result.body);
      if (!answer) {
        setReach(result.outcome === 'answered' ? 'unanswered' : 'unreachable');
        return 'not-ready';
      }
      if (pushed.current === pushedBefore) update(answer); // what the channel pushed in between is newer
      return answer.isReadOnly ? 'not-ready' : 'ready';
    })();
    return asking.current;
  }, [update]);

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
      pushed.current += 1;
      update(parsed);
    },
    [update],
  );
  const known = useMemo(() => ({ status, reach, check }), [status, reach, check]);
  return { known, onStatus, onConnection: setIsLive };
}
