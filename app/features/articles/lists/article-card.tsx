import { isWeave, Picture } from '#features/images/picture.tsx';
import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { useSite } from '#features/settings/use-site.ts';
import { measureLetters } from '#platform/text/measure-letters.ts';
import type { ArticleSummary } from '../article.ts';
import { getCover } from '../article-picture.tsx';

export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { id, title, excerpt, category, imageUrl, imageFocus } = article;
  const language = getTextLanguage(article.language);
  return (
    <article className={`contents-item card category-${categorySlug(category)}`}>
      {imageUrl && (
        <div className={`media carries ${isWeave(imageUrl) ? 'media-weave' : ''}`} id={`cover-${id}`}>
          <Picture src={imageUrl} alt="" sizes="(width < 38rem) 92vw, (width < 60rem) 46vw, 40vw" focus={imageFocus} />
        </div>
      )}
      <ArticleMeta article={article} />
      <div className="contents-text">
        <h3 className="contents-title carries" id={`title-${id}`} {...language}>
          <a className="card-link" href={articlePath(article)}>
            {title}
          </a>
        </h3>
        <p className="contents-excerpt" {...language}>
          {excerpt}
        </p>
      </div>
    </article>
  );
}

export function ArticleCardSkeleton() {
  return (
    <div className="contents-item" aria-hidden="true">
      <div className="media skeleton" />
      <div className="contents-text">
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-title" />
      </div>
    </div>
  );
}

export function ArticleMeta({ article, part, hasTime }: { article: ArticleSummary; part?: number | undefined; hasTime?: boolean }) {
  const { timeZone } = useSite();
  return (
    <p className="meta">
      {part && <span>Part {part}</span>}
      <span className="category">{categoryTitle(article.category)}</span>
      <time dateTime={article.publishedAt}>{formatLongDate(article.publishedAt, timeZone)}</time>
      {hasTime && <span>{article.readTime} min read</span>}
    </p>
  );
}

export function CoverCard({ article }: { article: ArticleSummary }) {
  const { id, title, excerpt, category, imageUrl, imageFocus } = article;
  const language = getTextLanguage(article.language);
  return (
    <article className={`cover card page category-${categorySlug(category)}`}>
      {imageUrl && (
        <div className={`media media-cover cover-media carries ${isWeave(imageUrl) ? 'media-weave' : ''}`} id={`cover-${id}`}>
          <Picture src={imageUrl} alt="" sizes="(width < 52rem) 92vw, 56vw" priority focus={imageFocus} />
        </div>
      )}
      <div className="cover-text">
        <ArticleMeta article={article} />
        <h2 className={`cover-title${getTitleSize(title)} carries`} id={`title-${id}`} {...language}>
          <a className="card-link" href={articlePath(article)}>
            {title}
          </a>
        </h2>
        <p className="deck" {...language}>
          {excerpt}
        </p>
        <p className="read-more" aria-hidden="true">
          Read more
        </p>
      </div>
    </article>
  );
}

/** A title from which the cover would have more than six lines is set smaller. */
function getTitleSize(title: string): string {
  const letters = measureLetters(title);
  return letters > 100 ? ' cover-title-longer' : letters > 64 ? ' cover-title-long' : '';
}

export function CoverSkeleton() {
  return (
    <div className="cover page" aria-hidden="true">
      <div className="media media-cover cover-media skeleton" />
      <div className="cover-text">
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-title" />
        <div className="skeleton skeleton-title" />
      </div>
    </div>
  );
}

interface RelatedArticlesProps {
  articles: ArticleSummary[];
  /** Of the category, where fewer are related than there is room for. */
  newest?: ArticleSummary[];
  category?: string;
}

export function RelatedArticles({ articles, newest = [], category = '' }: RelatedArticlesProps) {
  const newestTitle = `Newest in ${categoryTitle(category)}`;
  const [title, cards, listed] = articles.length > 0 ? ['Read next', articles, newest] : [newestTitle, newest, []];
  if (cards.length === 0) return null;
  return (
    <section className="section page next-read" aria-labelledby="next-title">
      <header className="section-head">
        <h2 className="section-title" id="next-title">
          {title}
        </h2>
      </header>
      <div className="next-grid">
        {cards.map((article) => (
          <ArticleCard article={{ ...article, imageUrl: getCover(article) }} key={article.id} />
        ))}
        {listed.length > 0 && (
          <div className="next-newest">
            <h3 className="label">{newestTitle}</h3>
            <ul>
              {listed.map((article) => (
                <li key={article.id} {...getTextLanguage(article.language)}>
                  <a href={articlePath(article)}>{article.title}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
