import { useEffect, useState } from 'react';
import { readAnswer } from '#features/admin/actions/actions.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getJson } from '#platform/http/send-json.ts';

export const MAX_TITLES = 10;

/** For a search without words, which finds all. */
export const MAX_ALL_TITLES = 50;

export type TitleSearch = { text: string } | { ids: string[] };

const MAX_TEXT = 200;

export function parseTitleSearch(params: URLSearchParams): TitleSearch {
  const ids = params.getAll('id').slice(0, MAX_TITLES);
  return ids.length > 0 ? { ids } : { text: (params.get('text') ?? '').slice(0, MAX_TEXT) };
}

function toParams(search: TitleSearch): URLSearchParams {
  return new URLSearchParams('ids' in search ? search.ids.map((id) => ['id', id]) : { text: search.text });
}

export interface FoundTitle {
  id: string;
  title: string;
  isPublic: boolean;
}

/** Delay after the last keystroke. */
const DELAY_MS = 250;

/** Returns undefined while nothing is asked for, or known. */
export function useTitles(
  search: TitleSearch | undefined,
  kind: 'article' | 'solution' | 'service' | 'series' | 'offer' = 'article',
): FoundTitle[] | undefined {
  const sendWithReauth = useReauthenticatedFetch();
  const [found, setFound] = useState<{ key: string; items: FoundTitle[] }>();
  const key = search && String(toParams(search));
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await sendWithReauth(() => getJson(`/admin/titles/${kind}?${key}`));
      const answer = readAnswer<{ items: FoundTitle[] }>(result);
      if (isCurrent && answer) setFound({ key, items: answer.items });
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, kind, sendWithReauth]);
  return found && found.key === key ? found.items : undefined;
}
