import type { MouseEvent } from 'react';
import type { SearchResponse } from './search-response.ts';
import { SearchResults } from './search-results.tsx';

/** The panel's list; more than it holds, and what to do when the search failed, is on the search page. */
export function PanelResults(props: { query: string; response: SearchResponse | undefined; onNavigate: () => void }) {
  const { query, response, onNavigate } = props;
  const searchPage = `/search?${new URLSearchParams({ q: query })}`;
  if (!response) {
    return (
      <p className="plain-links">
        <a href={searchPage}>Try the search page</a>
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
      <SearchResults results={response.results} />
      {response.count > response.results.length && (
        <p className="search-all plain-links">
          <a href={searchPage}>{`See all ${response.count} results`}</a>
        </p>
      )}
    </div>
  );
}
