import type { Db } from '#db/client.server.ts';
import { type Category, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { type ContentKind, hasPages, type PageKind } from '#features/publishing/content-kind.ts';
import { countPublicItems, findLanguages, listPublicItems } from '#features/publishing/public-content.server.ts';
import type { PublicItem } from '#features/publishing/public-item.ts';

/** Links of each category on one page of the sitemap, and of each kind without categories on the first. */
const PER_GROUP = 100;

export interface SitemapGroup {
  title: string;
  /** Absent for items outside the six categories. */
  slug?: string;
  noun: string;
  count: number;
  /** Position of this page's first link, from 1. */
  start: number;
  links: { title: string; href: string; language: string | null }[];
}

/** By category in the given order, newest first; pages count from 1, and a page past the last has no group. */
export async function listSitemapGroups(
  db: Db,
  kinds: readonly ContentKind[],
  { categories, page, now }: { categories: readonly Category[]; page: number; now: Date },
): Promise<{ groups: SitemapGroup[]; pages: number }> {
  const from = (page - 1) * PER_GROUP;
  const paged = kinds.filter(hasPages).filter(({ hasCategory }) => hasCategory);
  const lists = await Promise.all(paged.map((kind) => countByCategory(db, kind, { categories, now })));
  const groups = await Promise.all(
    lists.flat().map(async ({ kind, category, count }): Promise<SitemapGroup> => {
      const items = count > from ? await listPublicItems(db, kind, { now, category, from, limit: PER_GROUP }) : [];
      return {
        title: category ? categoryTitle(category) : 'Other',
        noun: kind.noun.toLowerCase(),
        ...(category && { slug: categorySlug(category) }),
        count,
        start: from + 1,
        links: await toLinks(db, kind, items),
      };
    }),
  );
  const most = Math.max(0, ...groups.map(({ count }) => count));
  return { groups: groups.filter(({ links }) => links.length > 0), pages: Math.max(1, Math.ceil(most / PER_GROUP)) };
}

export async function listOtherGroups(db: Db, kinds: readonly ContentKind[], { now }: { now: Date }): Promise<SitemapGroup[]> {
  const groups = await Promise.all(
    kinds
      .filter(hasPages)
      .filter(({ hasCategory }) => !hasCategory)
      .map(async (kind): Promise<SitemapGroup> => {
        const [items, count] = await Promise.all([
          listPublicItems(db, kind, { now, limit: PER_GROUP }),
          countPublicItems(db, kind, { now }),
        ]);
        return { title: kind.page.heading, noun: kind.noun.toLowerCase(), count, start: 1, links: await toLinks(db, kind, items) };
      }),
  );
  return groups.filter(({ links }) => links.length > 0);
}

async function toLinks(db: Db, kind: PageKind, items: Pick<PublicItem, 'id' | 'address' | 'title'>[]): Promise<SitemapGroup['links']> {
  const languages = await findLanguages(
    db,
    kind,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({ title: item.title, href: kind.page.path(item), language: languages.get(item.id) ?? null }));
}

/** Items outside the six are the remainder: no index counts them. */
async function countByCategory(db: Db, kind: PageKind, { categories, now }: { categories: readonly Category[]; now: Date }) {
  const [all, ...counts] = await Promise.all([
    countPublicItems(db, kind, { now }),
    ...categories.map((category) => countPublicItems(db, kind, { now, category })),
  ]);
  const counted = categories.map((category, at) => ({ kind, category, count: counts[at] ?? 0 }));
  return [...counted, { kind, category: null, count: all - counts.reduce((sum, count) => sum + count, 0) }];
}
