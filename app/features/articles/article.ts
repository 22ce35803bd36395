import type { Selectable } from 'kysely';
import type { ArticleTable } from '#db/schema.ts';
import type { ARTICLE_FIELDS } from './article-kind.ts';

export const ARTICLE_SUMMARY = [
  'id',
  'address',
  'title',
  'category',
  'excerpt',
  'imageUrl',
  'imageFocus',
  'author',
  'readTime',
  'publishedAt',
  'language',
] as const;

export type ArticleSummary = Pick<Selectable<ArticleTable>, (typeof ARTICLE_SUMMARY)[number]>;

/** `content` is HTML as stored. */
export type Article = ArticleSummary & Pick<Selectable<ArticleTable>, (typeof ARTICLE_FIELDS)[number] | 'firstPublishedAt' | 'updatedAt'>;

export const ARTICLE_LINK = ['id', 'address', 'title', 'language'] as const;

export type ArticleLink = Pick<Selectable<ArticleTable>, (typeof ARTICLE_LINK)[number]>;

export const ARTICLES_PER_PAGE = 24;

export function articlesPath(page = 1): string {
  return page > 1 ? `/articles?page=${page}` : '/articles';
}

export function formatCount(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
