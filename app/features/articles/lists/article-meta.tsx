import { categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { ArticleSummary } from '../article.ts';

export function ArticleMeta({ article: { category, publishedAt } }: { article: ArticleSummary }) {
  const { timeZone } = useSite();
  return (
    <p className="meta">
      <span className="category">{categoryTitle(category)}</span>
      <time dateTime={publishedAt}>{formatLongDate(publishedAt, timeZone)}</time>
    </p>
  );
}
