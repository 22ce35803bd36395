import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson, type SendResult } from '#platform/http/send-json.ts';
import { readAnswer } from './actions.ts';

interface PollOptions<Answer> {
  everyMs: number;
  timeoutMs: number;
  isLive: (known: Answer | undefined) => boolean;
}

/** Reads a path, and again while `isLive`. `ask` sends another request that has the same answer, unless one is under way. */
export function usePolled<Answer extends object>(path: string, { everyMs, timeoutMs, isLive }: PollOptions<Answer>) {
  const [known, setKnown] = useState<Answer>();
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useRef(false);

  const ask = useCallback(
    async (send: (options: { signal: AbortSignal }) => Promise<SendResult>) => {
      if (isAsking.current) return;
      isAsking.current = true;
      const answer = readAnswer<Answer>(await send({ signal: AbortSignal.timeout(timeoutMs) }));
      isAsking.current = false;
      if (answer) setKnown(answer);
      setHasFailed(!answer);
    },
    [timeoutMs],
  );
  const read = useCallback(() => void ask((options) => getJson(path, options)), [ask, path]);

  useEffect(read, [read]);
  const isPolled = isLive(known);
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [isPolled, read, everyMs]);
  return { known, hasFailed, ask };
}
