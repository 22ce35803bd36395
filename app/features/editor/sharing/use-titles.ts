import { useEffect, useRef, useState } from 'react';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { sendJson } from '#platform/http/send-json.ts';
import { type FoundTitle, foundTitlesSchema, type TitleSearch } from './title-search.ts';

/** Delay after the last keystroke. */
const DELAY_MS = 250;

/** Returns undefined while nothing is asked for, or known. */
export function useTitles(search: TitleSearch | undefined, kind: 'article' | 'solution' | 'service' = 'article'): FoundTitle[] | undefined {
  const sendWithReauth = useReauthenticatedFetch();
  const send = useRef(sendWithReauth);
  send.current = sendWithReauth;
  const [found, setFound] = useState<{ key: string; items: FoundTitle[] }>();
  const key = search && JSON.stringify(search);
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await send.current(() => sendJson(`/admin/titles/${kind}`, JSON.parse(key)));
      const parsed = foundTitlesSchema.safeParse(result.body);
      if (isCurrent && parsed.success) setFound({ key, items: parsed.data.items });
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, kind]);
  return found && found.key === key ? found.items : undefined;
}
