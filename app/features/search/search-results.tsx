import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { articlePath } from '#features/publishing/paths.ts';
import type { SearchResult, TextRun } from './search-response.ts';

/** What was found, with the match marked in its title, category and context; two lines of each. */
export function SearchResults({ results }: { results: SearchResult[] }) {
  return (
    <ul className="search-results">
      {results.map(({ id, title, titleRuns, category, categoryRuns, context, page }) => (
        <li className={`search-result card category-${categorySlug(category)}`} key={page?.path ?? id}>
          <span className="category">{categoryRuns?.map(renderRun) ?? (categoryTitle(category) || page?.label)}</span>
          <h2 className="search-title" dir="auto">
            <a className="card-link" href={page?.path ?? articlePath(id)}>
              {titleRuns?.map(renderRun) ?? title}
            </a>
          </h2>
          <p className="search-excerpt" dir="auto">
            {context.map(renderRun)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function renderRun({ text, isMatch }: TextRun, index: number) {
  return isMatch ? <mark key={index}>{text}</mark> : text;
}
