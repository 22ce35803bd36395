import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { contains } from '#db/contains.ts';
import { countRows } from '#db/count-rows.server.ts';
import { foldText } from '#platform/text/fold.ts';
import type { ListedImage } from '../image.ts';
import { toImage } from '../image-variants.ts';

interface ImageQuery {
  limit?: number;
  before?: string | undefined;
  /** All that are not in the trash by default. */
  show?: 'unused' | 'undescribed' | 'trash' | undefined;
  text?: string;
  alsoMatching?: Expression<SqlBool> | undefined;
}

const PAGE_SIZE = 100;

/** In the trash those deleted last come first. */
export async function listImages(
  db: Db,
  { limit = PAGE_SIZE, before, show, text = '', alsoMatching }: ImageQuery = {},
): Promise<ListedImage[]> {
  const date = show === 'trash' ? 'deletedAt' : 'createdAt';
  const from = before ? await db.selectFrom('images').select([date, 'id']).where('id', '=', before).executeTakeFirst() : undefined;
  if (before && !from) return [];
  const rows = await db
    .selectFrom('images')
    .select(['id', 'extension', 'width', 'height', 'colour', 'alt', 'fileName', 'bytes', 'createdAt', 'deletedAt'])
    .where('state', '=', show === 'trash' ? sql.lit('trashed') : sql.lit('live'))
    .$if(show === 'unused', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('imageUses').select('imageId').whereRef('imageUses.imageId', '=', 'images.id'))),
      ),
    )
    .$if(show === 'undescribed', (query) => query.where('alt', 'is', null))
    .$if(text.trim() !== '', (query) =>
      query.where(({ or }) => {
        const columns = ['search_alt', 'search_file_name'];
        const isNamed = columns.map((column) => contains(sql.ref(column), foldText(text.trim())));
        return or([...isNamed, ...(alsoMatching ? [alsoMatching] : [])]);
      }),
    )
    .$if(Boolean(from), (query) => query.where((eb) => eb(eb.refTuple(date, 'id'), '<', eb.tuple(from?.[date] ?? '', from?.id ?? ''))))
    .orderBy(date, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ alt, fileName, bytes, createdAt, deletedAt, ...name }) => ({
    ...toImage(name),
    alt,
    fileName,
    bytes,
    createdAt,
    deletedAt,
  }));
}

/** Thumbnails of videos have an empty description on purpose. */
export async function countUndescribed(db: Db): Promise<number> {
  return countRows(db.selectFrom('images').where('state', '=', sql.lit('live')).where('alt', 'is', null));
}
