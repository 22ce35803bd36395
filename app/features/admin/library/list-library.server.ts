import { type SqlBool, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { contains } from '#db/contains.ts';
import type { ContentTable } from '#db/schema.ts';
import { countUndescribed, listImages } from '#features/images/library/list-images.server.ts';
import { INDEXED_TABLE } from '#features/publishing/search-index.server.ts';
import { foldText } from '#platform/text/fold.ts';
import type { LibraryKind } from '../actions/kinds.ts';
import { findUses } from './find-uses.server.ts';
import type { LibraryPage, LibraryQuery } from './library.ts';

const PER_PAGE = 100;

/** The text finds names, descriptions and the titles of items that use the image. */
export async function listLibrary(db: Db, kinds: readonly LibraryKind[], { text, show, before }: LibraryQuery): Promise<LibraryPage> {
  const listed = await listImages(db, {
    limit: PER_PAGE + 1,
    before,
    show,
    text,
    alsoMatching: text ? isUsedUnderTitle(kinds, text) : undefined,
  });
  const images = listed.slice(0, PER_PAGE);
  const uses = await findUses(
    db,
    kinds,
    images.map(({ id }) => id),
  );
  return {
    images: images.map((image) => ({ ...image, ...(uses.get(image.id) ?? { uses: [], useCount: 0 }) })),
    hasMore: listed.length > PER_PAGE,
    undescribed: await countUndescribed(db),
  };
}

/** Searches articles by their small search table. `cross join` makes SQLite look for titles first. */
function isUsedUnderTitle(kinds: readonly LibraryKind[], text: string) {
  const titled = kinds.flatMap((kind) => ('find' in kind || kind.isSingle ? [] : kind));
  const titles = titled.map(({ name, table }) =>
    table === INDEXED_TABLE
      ? sql`select image_id from article_search cross join image_uses
          where ${contains(sql.ref('title'), foldText(text))} and kind = ${name} and item_id = article_id`
      : sql`select image_id from ${sql.table(toSnakeCase(table))} as content cross join image_uses
          where ${contains(sql`lower(title)`, text.toLowerCase())} and kind = ${name} and item_id = content.id`,
  );
  return sql<SqlBool>`images.id in (${sql.join(titles, sql` union all `)})`;
}

function toSnakeCase(table: ContentTable) {
  return table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
