import { categoryTitle } from '#features/publishing/category.ts';
import { AGE_NOTE, formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import { type ArticleSeries, describePart } from '#features/publishing/series/series.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { Article } from './article.ts';
import type { TagLink } from './tag.ts';

type ArticleFacts = Pick<
  Article,
  'id' | 'title' | 'category' | 'excerpt' | 'author' | 'readTime' | 'publishedAt' | 'firstPublishedAt' | 'language' | 'imageFocus'
>;

interface ArticleHeadProps {
  article: ArticleFacts;
  series?: ArticleSeries | undefined;
  isOld: boolean;
}

export function ArticleHead({ article, series, isOld }: ArticleHeadProps) {
  const site = useSite();
  const language = getTextLanguage(article.language);
  return (
    <header className="article-head page">
      <p className="meta">
        {article.category && (
          <a className="category" href={categoryPath(article.category)}>
            {categoryTitle(article.category)}
          </a>
        )}
        {series && (
          <span>
            {describePart(series)} of{' '}
            <a href={series.path}>
              <bdi>{series.name}</bdi>
            </a>
          </span>
        )}
      </p>
      <h1 className="article-title carries" id={`title-${article.id}`} {...language}>
        {article.title}
      </h1>
      <p className="article-deck" {...language}>
        {article.excerpt}
      </p>
      <p className="meta article-meta">
        <span>
          <bdi>{getAuthorName(article, site)}</bdi>
        </span>
        <Dates first={article.firstPublishedAt} last={article.publishedAt} isOld={isOld} />
        <span>{article.readTime} min read</span>
      </p>
    </header>
  );
}

function Dates({ first, last, isOld }: { first: string; last: string; isOld: boolean }) {
  const { timeZone } = useSite();
  const published = formatLongDate(first < last ? first : last, timeZone);
  const updated = formatLongDate(last, timeZone);
  return (
    <span>
      Published <time dateTime={first < last ? first : last}>{published}</time>
      {published !== updated && (
        <>
          {' · Updated '}
          <time dateTime={last}>{updated}</time>
        </>
      )}
      {isOld && (
        <>
          {' '}
          <span className="article-age">({AGE_NOTE})</span>
        </>
      )}
    </span>
  );
}

export function TagList({ tags }: { tags: TagLink[] }) {
  if (!tags.length) return null;
  const linkedFirst = tags.toSorted((one, other) => Number(!one.path) - Number(!other.path));
  return (
    <ul className="tags" aria-label="Tags">
      {linkedFirst.map(({ tag, path }) => (
        <li className="tag" key={tag}>
          <bdi>{path ? <a href={path}>{tag}</a> : tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
