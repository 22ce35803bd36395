import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import type { ResultGroup, SearchResponse, SearchResult, TextRun } from './search-response.ts';

export function SearchResults({ response: { results, groups = [] } }: { response: SearchResponse }) {
  if (results.length + groups.length === 0) return null;
  return (
    <div className="search-results">
      {results.length > 0 && (
        <ul>
          {results.map((result) => (
            <ArticleResult result={result} key={result.id} />
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <GroupResults group={group} key={group.noun} />
      ))}
    </div>
  );
}

function ArticleResult({ result }: { result: SearchResult }) {
  const { href, title, titleRuns, category, categoryRuns, context } = result;
  const language = getTextLanguage(result.language ?? null);
  return (
    <li className={`search-result card category-${categorySlug(category)}`}>
      <span className="category">{categoryRuns?.map(renderRun) ?? categoryTitle(category)}</span>
      <h2 className="search-title" {...language}>
        <a className="card-link" href={href}>
          {titleRuns?.map(renderRun) ?? title}
        </a>
      </h2>
      <p className="search-excerpt" {...language}>
        {context.map(renderRun)}
      </p>
    </li>
  );
}

function GroupResults({ group: { noun, count, results } }: { group: ResultGroup }) {
  return (
    <section className="search-group">
      <h2 className="search-group-title">
        {noun}s {count > results.length && <span className="search-group-note">{`the first ${results.length} of ${count}`}</span>}
      </h2>
      <ul>
        {results.map(({ href, title, titleRuns, context, isElsewhere, ...result }) => {
          const language = getTextLanguage(result.language ?? null);
          return (
            <li className="search-result card" key={href}>
              <h3 className="search-title" {...language}>
                <a className="card-link" href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
                  {titleRuns?.map(renderRun) ?? title}
                  {isElsewhere && <span className="visually-hidden"> (opens in a new tab)</span>}
                </a>
              </h3>
              <p className="search-excerpt" {...language}>
                {context.map(renderRun)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function renderRun({ text, isMatch }: TextRun, index: number) {
  return isMatch ? <mark key={index}>{text}</mark> : text;
}
