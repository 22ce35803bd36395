import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { ArticleSummary } from '../article.ts';
import { ArticleImage } from '../article-picture.tsx';

interface ArticleEntryProps {
  article: ArticleSummary;
  /** Its place in a series. */
  part?: number;
  isFirst: boolean;
}

export function ArticleEntry({ article, part, isFirst }: ArticleEntryProps) {
  const { timeZone } = useSite();
  const language = getTextLanguage(article.language);
  return (
    <li className={`entry card category-${categorySlug(article.category)}`}>
      <ArticleImage article={article} sizes="(width >= 75rem) 20rem, (width >= 48rem) 33vw, 100vw" priority={isFirst} />
      <div className="entry-text">
        <p className="meta">
          {part && <span>Part {part}</span>}
          <span className="category">{categoryTitle(article.category)}</span>
          <time dateTime={article.publishedAt}>{formatLongDate(article.publishedAt, timeZone)}</time>
          <span>{article.readTime} min read</span>
        </p>
        <h2 className="entry-title carries" id={`title-${article.id}`} {...language}>
          <a className="card-link" href={articlePath(article)}>
            {article.title}
          </a>
        </h2>
        <p className="entry-excerpt" {...language}>
          {article.excerpt}
        </p>
      </div>
    </li>
  );
}

export function NumberedList({ articles, start }: { articles: ArticleSummary[]; start: number }) {
  const { timeZone } = useSite();
  return (
    <ol className="numbered-list" start={start}>
      {articles.map(({ id, address, title, category, publishedAt, readTime, language }) => (
        <li key={id} className={`card category-${categorySlug(category)}`}>
          <h3 className="numbered-title" {...getTextLanguage(language)}>
            <a className="card-link" href={articlePath({ id, address })}>
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
