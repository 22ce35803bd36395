import type { Db } from '#db/client.server.ts';
import type { PublicItem } from '../public-item.ts';
import { isPublished } from '../visibility.server.ts';
import { type ArticleSeries, seriesPath, toSeriesSlug } from './series.ts';

/** Parts of a series that are shown, and series that are listed. */
const MAX_PARTS = 500;
const MAX_SERIES = 500;

/** What their order depends on. */
export const PART = ['id', 'seriesOrder', 'publishedAt', 'firstPublishedAt'] as const;

interface Ordered {
  id: string;
  seriesOrder: number | null;
  publishedAt: string;
  firstPublishedAt: string;
}

/** Undefined for an item that is part of none. Counts the item itself, which in a preview is not public. */
export async function findSeries(db: Db, item: PublicItem, { now }: { now: Date }): Promise<ArticleSeries | undefined> {
  const { id, address, title, language = null, series: name, seriesOrder = null, publishedAt, firstPublishedAt = publishedAt } = item;
  if (!name) return undefined;
  const slug = toSeriesSlug(name);
  const rows = await selectParts(db, slug, now)
    .select([...PART, 'title', 'address', 'language'])
    .where('id', '!=', id)
    .execute();
  const parts = sortParts([...rows, { id, address, title, language, seriesOrder, publishedAt, firstPublishedAt }]);
  return {
    name,
    path: seriesPath(slug),
    number: parts.findIndex((part) => part.id === id) + 1,
    parts: parts.map((part) => ({ id: part.id, address: part.address, title: part.title, language: part.language })),
  };
}

/** Series with a public part, by name, each with its last change. */
export async function listSeries(db: Db, { now }: { now: Date }): Promise<{ name: string; path: string; updatedAt: string }[]> {
  const rows = await db
    .selectFrom('articles')
    .select((eb) => ['seriesSlug', eb.fn.min('series').as('name'), eb.fn.max('updatedAt').as('updatedAt')])
    .where(isPublished(now))
    .where('seriesSlug', 'is not', null)
    .groupBy('seriesSlug')
    .limit(MAX_SERIES)
    .execute();
  return rows
    .map(({ seriesSlug, name, updatedAt }) => ({ name: name ?? '', path: seriesPath(seriesSlug ?? ''), updatedAt }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Names for the form, those of drafts too. */
export async function listSeriesNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .select('series')
    .distinct()
    .where('seriesSlug', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('series')
    .limit(MAX_SERIES)
    .execute();
  return rows.flatMap(({ series }) => series ?? []);
}

export function selectParts(db: Db, slug: string, now: Date) {
  return db
    .selectFrom('articles')
    .where('seriesSlug', '=', slug)
    .where(isPublished(now))
    .orderBy('publishedAt')
    .orderBy('id')
    .limit(MAX_PARTS);
}

/** By number, then by date; those without a number follow. */
export function sortParts<Part extends Ordered>(parts: readonly Part[]): Part[] {
  const getOrder = ({ seriesOrder }: Part) => seriesOrder ?? Number.POSITIVE_INFINITY;
  const getDate = ({ publishedAt, firstPublishedAt }: Part) => (firstPublishedAt < publishedAt ? firstPublishedAt : publishedAt);
  return parts.toSorted((one, other) => {
    if (getOrder(one) !== getOrder(other)) return getOrder(one) < getOrder(other) ? -1 : 1;
    return getDate(one).localeCompare(getDate(other)) || one.id.localeCompare(other.id);
  });
}
