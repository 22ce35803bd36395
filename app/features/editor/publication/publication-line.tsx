import { useEffect, useState } from 'react';
import type { FormKind } from '#features/publishing/content-kind.ts';
import type { SavedContent } from '../save/save-response.ts';
import { getPublicPath, isSwitchedOff } from './publication-state.ts';
import { describeState, VIEW_ON_SITE } from './publication-words.ts';

interface PublicationLineProps {
  kind: FormKind;
  item: SavedContent | undefined;
  now: Date | undefined;
  isDirty: boolean;
}

export function PublicationLine({ kind, item, now, isDirty }: PublicationLineProps) {
  if (!now) return null;
  const isHidden = isSwitchedOff(kind, item, now);
  const path = getPublicPath(item, { now, isHidden });
  const words = describeState(item, { now, isHidden, isDirty, isSingle: kind.isSingle });
  if (!words) return null;
  return (
    <p className="publication-line">
      <span className={path ? 'publication-state publication-state-public' : 'publication-state'}>{words}</span>
      {path && (
        <a className="publication-link" href={path} target="_blank" rel="noopener">
          {VIEW_ON_SITE}
        </a>
      )}
    </p>
  );
}

const TICK_MS = 15_000;

/** Ticks when a scheduled item becomes public, too. Undefined until the page is hydrated, because the server knows another time zone. */
export function useNow(item: SavedContent | undefined): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const untilPublicMs = item ? Date.parse(item.publishedAt) - Date.now() : 0;
      timer = setTimeout(tick, untilPublicMs > 0 ? Math.min(untilPublicMs, TICK_MS) : TICK_MS);
      setNow(new Date());
    };
    tick();
    return () => clearTimeout(timer);
  }, [item]);
  return now;
}
