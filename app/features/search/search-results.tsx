import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import type { ResultGroup, SearchResponse, SearchResult, TextRun } from './search-response.ts';

export function SearchResults({ response: { results, withAllWords = [], groups = [] } }: { response: SearchResponse }) {
  if (results.length + withAllWords.length + groups.length === 0) return null;
  return (
    <div className="search-results">
      {results.length > 0 && (
        <ul>
          {results.map((result) => (
            <ArticleResult result={result} Heading="h2" key={result.id} />
          ))}
        </ul>
      )}
      {withAllWords.length > 0 && (
        <section className="search-group">
          <h2 className="search-group-title">Articles with all of these words</h2>
          <ul>
            {withAllWords.map((result) => (
              <ArticleResult result={result} Heading="h3" key={result.id} />
            ))}
          </ul>
        </section>
      )}
      {groups.map((group) => (
        <GroupResults group={group} key={group.noun} />
      ))}
    </div>
  );
}

function ArticleResult({ result, Heading }: { result: SearchResult; Heading: 'h2' | 'h3' }) {
  const { href, title, titleRuns, category, categoryRuns, publishedAt, date, readTime, context } = result;
  const language = getTextLanguage(result.language ?? null);
  return (
    <li className={`search-result card category-${categorySlug(category)}`}>
      <p className="meta">
        <span className="category">{categoryRuns?.map(renderRun) ?? categoryTitle(category)}</span>
        <time dateTime={publishedAt}>{date}</time>
        <span>{readTime} min read</span>
      </p>
      <Heading className="search-title" {...language}>
        <a className="card-link" href={href}>
          {titleRuns?.map(renderRun) ?? title}
        </a>
      </Heading>
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
