import { useEffect, useRef, useState } from 'react';
import { parseSearchResponse, type SearchResponse } from './search-response.ts';

/** Long enough to skip the letters in the middle of a word, short enough to feel at once. */
const DEBOUNCE_MS = 140;

interface LatestSearch {
  query: string;
  /** Undefined when the search failed. */
  response: SearchResponse | undefined;
}

/** Searches for what is typed, once typing rests; an outdated request is aborted. Keeps the last response meanwhile. */
export function useSearch(typed: string, { isOpen }: { isOpen: boolean }): LatestSearch | undefined {
  const query = typed.trim();
  const [latest, setLatest] = useState<LatestSearch>();
  const answeredQuery = useRef<string>(undefined);

  useEffect(() => {
    if (!isOpen || query === answeredQuery.current) return;
    answeredQuery.current = undefined;
    if (!query) return setLatest(undefined);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchResults(query, controller.signal).then(
        (response) => {
          answeredQuery.current = query;
          setLatest({ query, response });
        },
        () => {
          if (!controller.signal.aborted) setLatest({ query, response: undefined });
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

async function fetchResults(query: string, signal: AbortSignal): Promise<SearchResponse> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal, headers: { accept: 'application/json' } });
  const results = response.ok ? parseSearchResponse(await response.json()) : undefined;
  if (!results) throw new Error(`search responded with ${response.status}`);
  return results;
}
