import { useEffect, useRef, useState } from 'react';
import { parseSearchResponse, type SearchResponse } from './search-response.ts';

/** Long enough to skip the letters in the middle of a word, short enough to feel at once. */
const DEBOUNCE_MS = 140;

interface Settled {
  query: string;
  /** Undefined when the search failed. */
  answer: SearchResponse | undefined;
}

/** Asks the server for what is typed, once it rests; a question that is out of date is dropped. Keeps the last answer meanwhile. */
export function useSearch(typed: string, { isOpen }: { isOpen: boolean }): Settled | undefined {
  const query = typed.trim();
  const [settled, setSettled] = useState<Settled>();
  const answered = useRef<string>(undefined);

  useEffect(() => {
    if (!isOpen || query === answered.current) return;
    answered.current = undefined;
    if (!query) return setSettled(undefined);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(query, asking.signal).then(
        (answer) => {
          answered.current = query;
          setSettled({ query, answer });
        },
        () => {
          if (!asking.signal.aborted) setSettled({ query, answer: undefined });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, isOpen]);

  return query ? settled : undefined;
}

async function ask(query: string, signal: AbortSignal): Promise<SearchResponse> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal, headers: { accept: 'application/json' } });
  const answer = response.ok ? parseSearchResponse(await response.json()) : undefined;
  if (!answer) throw new Error(`search answered ${response.status}`);
  return answer;
}
