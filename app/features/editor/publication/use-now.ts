import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** Undefined until the page is hydrated, because the server knows another time zone. */
export function useNow(key: unknown): Date | undefined {
  const [now, setNow] = useState<Date>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown beside it has changed
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [key]);
  return now;
}
