import type { MouseEvent } from 'react';
import { getSearchPage } from './search-query.ts';
import { describeCount, describeGroups, type SearchResponse } from './search-response.ts';

export function SearchCount({
  query,
  response: { count, groups = [], suggestion },
  onSuggest,
}: {
  query: string;
  response: SearchResponse;
  onSuggest?: (event: MouseEvent, suggestion: string) => void;
}) {
  return (
    <>
      {describeCount(count, query)}
      {count === 0 && groups.length > 0 && `. Found instead: ${describeGroups(groups)}`}
      {suggestion && (
        <>
          {'. Did you mean '}
          <a href={getSearchPage(suggestion)} onClick={onSuggest && ((event) => onSuggest(event, suggestion))}>
            <bdi>{suggestion}</bdi>
          </a>
          ?
        </>
      )}
    </>
  );
}

export function AlsoFound({ response: { count, groups = [] } }: { response: SearchResponse }) {
  if (count === 0 || groups.length === 0) return null;
  return <p className="search-also">Also found: {describeGroups(groups)}</p>;
}
