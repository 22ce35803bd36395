import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { ArticleSummary } from '../article.ts';

export function NumberedList({ articles, start }: { articles: ArticleSummary[]; start: number }) {
  const { timeZone } = useSite();
  return (
    <ol className="numbered-list" start={start}>
      {articles.map(({ id, title, category, publishedAt, readTime, language }) => (
        <li key={id} className={`card category-${categorySlug(category)}`}>
          <h3 className="numbered-title" {...getTextLanguage(language)}>
            <a className="card-link" href={articlePath(id)}>
              {title}
            </a>
          </h3>
          <p className="meta">
            <span className="category">{categoryTitle(category)}</span>
            <time dateTime={publishedAt}>{formatLongDate(publishedAt, timeZone)}</time>
            <span>{readTime} min read</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
