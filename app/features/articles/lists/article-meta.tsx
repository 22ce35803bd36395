import { categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/format-date.ts';
import type { ArticleSummary } from '../article.ts';

/** Category and date, the line above a title in every list. */
export function ArticleMeta({ article: { category, publishedAt } }: { article: ArticleSummary }) {
  return (
    <p className="meta">
      <span className="category">{categoryTitle(category)}</span>
      <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
    </p>
  );
}
