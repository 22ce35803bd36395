import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable, Database } from '#db/schema.ts';
import { letOthersGo } from '#platform/concurrency/let-others-go.ts';
import type { Category } from './category.ts';
import { type ContentKind, type ContentPage, hasPages, type PageKind } from './content-kind.ts';
import type { PublicItem } from './public-item.ts';
import { isInCategory } from './stored-category.server.ts';
import { isVisible } from './visibility.server.ts';

const COMMON = ['id', 'title', 'excerpt', 'author', 'publishedAt'] as const;

type WholeItem = PublicItem & { content: string };

/** Rows that are read at once; between two reads other requests have their turn. */
const SLICE = 1000;

/** Every public item of each kind that has pages, newest first; of the optional columns only the category. */
export function listPublicItems(
  db: Db,
  kinds: readonly ContentKind[],
  { now }: { now: Date },
): Promise<{ page: ContentPage; items: PublicItem[] }[]> {
  return Promise.all(
    kinds.filter(hasPages).map(async (kind) => ({
      page: kind.page,
      items: await listInSlices(db, kind, now),
    })),
  );
}

async function listInSlices(db: Db, kind: PageKind, now: Date): Promise<PublicItem[]> {
  const items: PublicItem[] = [];
  for (;;) {
    const slice = await selectNewest(db, kind, now)
      .select(COMMON)
      .$if(kind.hasCategory, (query) => query.select('category'))
      .$if(items.length > 0, (query) => query.where(isAfter(items.at(-1))))
      .limit(SLICE)
      .execute();
    for (const item of slice) items.push(item);
    if (slice.length < SLICE) return items;
    await letOthersGo();
  }
}

/** What comes later in `selectNewest`'s order; the first condition lets the index find it. */
function isAfter({ publishedAt = '', id = '' }: Partial<PublicItem> = {}) {
  return (eb: ExpressionBuilder<Database, ContentTable>) =>
    eb.and([
      eb('publishedAt', '<=', publishedAt),
      eb.or([eb('publishedAt', '<', publishedAt), eb.and([eb('publishedAt', '=', publishedAt), eb('id', '>', id)])]),
    ]);
}

/** The newest items of the kinds that stand in feeds, of all categories or of one. */
export async function listFeedItems(
  db: Db,
  kinds: readonly ContentKind[],
  { category, now, limit }: { category: Category | undefined; now: Date; limit: number },
): Promise<(WholeItem & { page: ContentPage })[]> {
  const lists = await Promise.all(
    kinds
      .filter(hasPages)
      .filter(({ page, hasCategory }) => page.isInFeeds && (hasCategory || !category))
      .map(async (kind) => {
        const items = await selectNewest(db, kind, now)
          .select([...COMMON, 'content', ...kind.page.columns])
          .$if(category !== undefined, (query) => query.where(isInCategory(db, category ?? '')))
          .limit(limit)
          .execute();
        return items.map((item) => ({ ...item, page: kind.page }));
      }),
  );
  const items = lists.flat().sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return items.slice(0, limit);
}

/** The titles of a kind's newest public items. */
export function listNewestTitles(
  db: Db,
  kind: PageKind,
  { now, limit }: { now: Date; limit: number },
): Promise<Pick<PublicItem, 'id' | 'title'>[]> {
  return selectNewest(db, kind, now).select(['id', 'title']).limit(limit).execute();
}

/** The public item of a kind with that id, or undefined. */
export function findPublicItem(db: Db, kind: PageKind, { id, now }: { id: string; now: Date }): Promise<WholeItem | undefined> {
  return selectNewest(db, kind, now)
    .select([...COMMON, 'content', ...kind.page.columns])
    .where('id', '=', id)
    .executeTakeFirst();
}

function selectNewest(db: Db, kind: PageKind, now: Date) {
  return db.selectFrom(kind.table).where(isVisible(kind, now)).orderBy('publishedAt', 'desc').orderBy('id');
}
