import { useEffect, useRef, useState } from 'react';
import { getSearchEndpoint, isQueryTooLong } from '../search-query.ts';
import { parseSearchResponse, type SearchResponse } from '../search-response.ts';

/** Skips letters in the middle of a word, yet feels immediate. */
const DEBOUNCE_MS = 140;

export type SearchFailure = 'too-long' | 'unavailable';

interface LatestSearch {
  query: string;
  outcome: SearchResponse | SearchFailure;
}

/** Keeps the last response while a request is under way. */
export function useSearch(typed: string, { isOpen }: { isOpen: boolean }): LatestSearch | undefined {
  const query = typed.trim();
  const [latest, setLatest] = useState<LatestSearch>();
  const answeredQuery = useRef<string>(undefined);

  useEffect(() => {
    if (!isOpen || query === answeredQuery.current) return;
    answeredQuery.current = undefined;
    if (!query) return setLatest(undefined);
    if (isQueryTooLong(query)) return setLatest({ query, outcome: 'too-long' });
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchResults(query, controller.signal).then(
        (outcome) => {
          if (typeof outcome !== 'string') answeredQuery.current = query;
          setLatest({ query, outcome });
        },
        () => {
          if (!controller.signal.aborted) setLatest({ query, outcome: 'unavailable' });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isOpen]);

  return query ? latest : undefined;
}

async function fetchResults(query: string, signal: AbortSignal): Promise<SearchResponse | SearchFailure> {
  const response = await fetch(getSearchEndpoint(query), { signal, headers: { accept: 'application/json' } });
  if (response.status === 414 || response.status === 431) return 'too-long';
  return (response.ok && parseSearchResponse(await response.json())) || 'unavailable';
}
