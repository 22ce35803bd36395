import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { toFields } from '#features/editor/save/stored-content.server.ts';
import { type ImageName, imageFileName } from '#features/images/image-variants.ts';
import { type FormKind, hasFirstDate } from '#features/publishing/content-kind.ts';
import { getAddress, pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { readRevisionFields } from '#features/publishing/revisions/revisions.server.ts';
import { listFacts, wasPublic } from '#features/publishing/trash/absence.server.ts';
import type { BylineRow, ContentRow, RowOf } from '../importing/reading/byline-row.ts';

const ROWS_AT_ONCE = 50;

/** Content of a kind that this release may not know yet, as `byline.json` has it. */
export type ExportedContent = Omit<ContentRow, 'kind'> & { kind: string };

type ExportedGone = Omit<RowOf<'gone'>, 'of'> & { of: string };

/** A line of `byline.json`. */
export type ExportedRow = BylineRow | ExportedContent | ExportedGone;

export async function readSite(db: Db): Promise<RowOf<'site'>> {
  const { id, feedId } = await db.selectFrom('site').select(['id', 'feedId']).executeTakeFirstOrThrow();
  return { kind: 'site', feedId: feedId ?? id };
}

export async function* readImages(db: Db): AsyncGenerator<{ name: ImageName; row: RowOf<'image'> }> {
  const images = db.selectFrom('images').select(['id', 'width', 'height', 'colour', 'extension', 'alt', 'fileName']);
  for await (const { alt, fileName, ...name } of readById(images.where('state', '=', 'live'))) {
    yield { name, row: { kind: 'image', file: `images/${imageFileName(name)}`, alt, fileName } };
  }
}

/** What is in the trash is left out. */
export async function* readContent(db: Db, kind: FormKind): AsyncGenerator<ExportedContent> {
  const rows = toContentDb(db)
    .selectFrom(kind.table)
    .select(['id', 'isDraft', 'publishedAt', 'updatedAt', 'draftRevisionId'])
    .select(pickColumns([...kind.form.columns, ...(hasFirstDate(kind) ? (['firstPublishedAt'] as const) : [])]))
    .$if(kind.limits !== undefined, (query) => query.select('position'))
    .where('deletedAt', 'is', null)
    .$if(kind.isSingle === true, (query) => query.where('id', '=', kind.name));
  for await (const { draftRevisionId, ...row } of readById(rows)) {
    const { id, isDraft, publishedAt, updatedAt, position, firstPublishedAt } = row;
    const draft = draftRevisionId === null ? undefined : await readRevisionFields(db, draftRevisionId);
    yield {
      kind: kind.isSingle ? 'settings' : kind.name,
      ...{ id, isDraft, publishedAt, updatedAt },
      ...(firstPublishedAt !== undefined && { firstPublishedAt: String(firstPublishedAt) }),
      ...(kind.limits && { position: Number(position) }),
      fields: toFields(kind, row, id),
      ...(draft && { draft }),
    };
  }
}

export async function* readVideos(db: Db): AsyncGenerator<RowOf<'video'> | RowOf<'embedded-video'>> {
  for await (const { deletedAt: _, ...row } of readById(db.selectFrom('youtubeVideos').selectAll().where('deletedAt', 'is', null)))
    yield { kind: 'video', ...row };
  for await (const row of readById(db.selectFrom('embeddedVideos').selectAll())) yield { kind: 'embedded-video', ...row };
}

export async function* readRedirects(db: Db): AsyncGenerator<RowOf<'redirect'>> {
  const rows = db.selectFrom('redirects').select(['address as id', 'target']);
  for await (const { id, target } of readById(rows, 'address')) yield { kind: 'redirect', address: id, target };
}

/** What was public, whether in the trash or deleted for good. */
export async function* readGone(db: Db, kind: FormKind): AsyncGenerator<ExportedGone> {
  if (!kind.page || kind.isSingle) return;
  const trashed = toContentDb(db)
    .selectFrom(kind.table)
    .select([...listFacts(kind), 'id', getAddress(kind).as('address')])
    .where('deletedAt', 'is not', null);
  for await (const { deletedAt, address, ...row } of readById(trashed)) {
    if (deletedAt && wasPublic({ ...row, deletedAt })) yield { kind: 'gone', of: kind.name, address, goneAt: deletedAt };
  }
  const gone = db.selectFrom('goneAddresses').select(['itemId as id', 'goneAt']).where('kind', '=', kind.name);
  for await (const { id, goneAt } of readById(gone, 'itemId')) yield { kind: 'gone', of: kind.name, address: id, goneAt };
}

/** Reads a table in its order of ids, a few rows at a time. */
async function* readById<DB, TB extends keyof DB, Row extends { id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  key = 'id',
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    const last: string = rows.at(-1)?.id ?? '';
    rows = await query
      .where(sql<boolean>`${sql.ref(key)} > ${last}`)
      .orderBy(sql.ref(key))
      .limit(ROWS_AT_ONCE)
      .execute();
    yield* rows;
  } while (rows.length === ROWS_AT_ONCE);
}
