import { categorySlug } from '#features/publishing/category.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { Pagination } from '#ui/pagination.tsx';
import { ARTICLES_PER_PAGE, type ArticleSummary, articlesPath } from '../article.ts';
import { ArticleImage } from '../article-picture.tsx';
import { ArticleMeta } from './article-card.tsx';

interface ArticlePageListProps {
  articles: ArticleSummary[];
  page: number;
  pages: number;
  getPath: (page: number) => string;
  /** Of a series. */
  areParts?: boolean;
  feed?: string;
}

/** One page of a list, with the ways on. */
export function ArticlePageList({ articles, page, pages, getPath, areParts = false, feed = '/feed.xml' }: ArticlePageListProps) {
  const start = (page - 1) * ARTICLES_PER_PAGE + 1;
  const isOfAll = getPath(1) === articlesPath();
  return (
    <>
      <ol className="entry-list page" start={start}>
        {articles.map((article, at) => (
          <ArticleEntry article={article} part={areParts ? start + at : undefined} isFirst={at < 2} key={article.id} />
        ))}
      </ol>
      <Pagination page={page} pages={pages} getPath={getPath} isWhole={isOfAll} />
      <nav className="list-end page" aria-label="More">
        {!isOfAll && <a href={articlesPath()}>All articles</a>}
        <a href="/follow">Follow</a>
        <a href={feed}>RSS feed</a>
        <a href="/services">How I can help</a>
      </nav>
    </>
  );
}

function ArticleEntry({ article, part, isFirst }: { article: ArticleSummary; part: number | undefined; isFirst: boolean }) {
  const language = getTextLanguage(article.language);
  return (
    <li className={`entry card category-${categorySlug(article.category)}`}>
      <ArticleImage article={article} sizes="(width >= 75rem) 20rem, (width >= 48rem) 33vw, 100vw" priority={isFirst} />
      <div className="entry-text">
        <ArticleMeta article={article} part={part} hasTime />
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
  return (
    <ol className="numbered-list" start={start}>
      {articles.map((article) => (
        <li key={article.id} className={`card category-${categorySlug(article.category)}`}>
          <h3 className="numbered-title" {...getTextLanguage(article.language)}>
            <a className="card-link" href={articlePath(article)}>
              {article.title}
            </a>
          </h3>
          <ArticleMeta article={article} hasTime />
        </li>
      ))}
    </ol>
  );
}
