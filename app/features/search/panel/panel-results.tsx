import type { MouseEvent } from 'react';
import { AlsoFound, SearchCount } from '../search-count.tsx';
import { abbreviateQuery, getFirstWords, getSearchPage } from '../search-query.ts';
import type { SearchResponse } from '../search-response.ts';
import { SearchResults } from '../search-results.tsx';
import type { SearchFailure } from './use-search.ts';

type Outcome = SearchResponse | SearchFailure;

export function PanelStatus({ query, outcome, onSuggest }: { query: string; outcome: Outcome; onSuggest: (suggestion: string) => void }) {
  if (outcome === 'too-long') return 'This is longer than a search can be.';
  if (outcome === 'unavailable') return 'Search is not available right now.';
  const onClick = (event: MouseEvent, suggestion: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSuggest(suggestion);
  };
  return <SearchCount query={query} response={outcome} onSuggest={onClick} />;
}

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
      <AlsoFound response={outcome} />
      <SearchResults response={outcome} />
      {isCut(outcome) && (
        <p className="search-all plain-links">
          <a href={getSearchPage(query)}>{outcome.count > 0 ? `See all ${outcome.count} results` : 'See all results'}</a>
        </p>
      )}
    </div>
  );
}

function isCut({ count, results, groups = [] }: SearchResponse): boolean {
  return count > results.length || groups.some((group) => group.count > group.results.length);
}
