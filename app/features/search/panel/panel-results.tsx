import type { MouseEvent } from 'react';
import { abbreviateQuery, getFirstWords } from '../search-query.ts';
import { describeCount, type SearchResponse } from '../search-response.ts';
import { SearchResults } from '../search-results.tsx';
import type { SearchFailure } from './use-search.ts';

type Outcome = SearchResponse | SearchFailure;

/** What the panel says of a search. */
export function describeOutcome(outcome: Outcome, query: string): string {
  if (outcome === 'too-long') return 'This is longer than a search can be.';
  return outcome === 'unavailable' ? 'Search is not available right now.' : describeCount(outcome.count, query);
}

/** The panel's list; more than it holds, and what to do when the search failed, is on the search page. */
export function PanelResults({ query, outcome, onNavigate }: { query: string; outcome: Outcome; onNavigate: () => void }) {
  if (typeof outcome === 'string') {
    const isTooLong = outcome === 'too-long';
    return (
      <p className="plain-links">
        <a href={getSearchPage(isTooLong ? getFirstWords(query) : query)}>
          {isTooLong ? `Search for “${abbreviateQuery(query)}”` : 'Try the search page'}
        </a>
      </p>
    );
  }
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isNewTab = ctrlKey || metaKey || shiftKey;
    if (!isNewTab && target instanceof Element && target.closest('a')) onNavigate();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too
    <div onClick={onClick}>
      <SearchResults results={outcome.results} />
      {outcome.count > outcome.results.length && (
        <p className="search-all plain-links">
          <a href={getSearchPage(query)}>{`See all ${outcome.count} results`}</a>
        </p>
      )}
    </div>
  );
}

function getSearchPage(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
