import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { trashUnused } from '#features/images/library/trash-unused.server.ts';
import { getAddress, toContentDb } from '#features/publishing/content-table.server.ts';
import { deleteRows } from '#features/publishing/trash/trash.server.ts';
import { IMPORTED_KINDS } from './imported-kinds.ts';
import type { RunDeps } from './run-import.server.ts';

const AT_ONCE = 20;
const SHOWN = 5;

/** Titles of articles and pages that the import made and someone has edited or deleted since, the first few of them. */
export async function listEdited(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('importedItems')
    .leftJoin('articles', (join) => join.onRef('articles.id', '=', 'importedItems.articleId').on('importedItems.kind', '=', 'article'))
    .leftJoin('pages', (join) => join.onRef('pages.id', '=', 'importedItems.articleId').on('importedItems.kind', '=', 'page'))
    .select('importedItems.title')
    .where('importId', '=', importId)
    .where('outcome', '=', 'created')
    .where((eb) =>
      eb.or([
        eb(eb.fn.coalesce('articles.version', 'pages.version'), 'is distinct from', eb.ref('importedItems.version')),
        eb(eb.fn.coalesce('articles.deletedAt', 'pages.deletedAt'), 'is not', null),
        eb(eb.fn.coalesce('articles.draftRevisionId', 'pages.draftRevisionId'), 'is not', null),
      ]),
    )
    .orderBy('position')
    .limit(SHOWN)
    .execute();
  return rows.map(({ title }) => title);
}

/** Deletes the articles, pages, addresses and images that the import made. What someone edits in the meantime stays, as does an address that leads elsewhere. */
export async function undoImport(deps: RunDeps, importId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isMore = await runContentTransaction(deps, (tx) => undoSome(tx, importId, deps.now()));
    if (!isMore) break;
  }
  for (;;) {
    signal.throwIfAborted();
    const images = await deps.db
      .selectFrom('importedImages')
      .select(['source', 'imageId'])
      .where('importId', '=', importId)
      .limit(AT_ONCE)
      .execute();
    if (images.length === 0) return;
    await trashUnused(deps, [...new Set(images.map(({ imageId }) => imageId))]);
    const sources = images.map(({ source }) => source);
    await deps.db.deleteFrom('importedImages').where('source', 'in', sources).execute();
  }
}

async function undoSome(tx: Db, importId: string, now: Date): Promise<boolean> {
  const items = await tx
    .selectFrom('importedItems')
    .select(['key', 'outcome', 'kind', 'articleId', 'version', 'addresses', 'fingerprint'])
    .where('importId', '=', importId)
    .where('outcome', 'in', ['created', 'left-out', 'address'])
    .where((eb) => eb.or([eb('outcome', '!=', 'created'), eb('articleId', 'is not', null)]))
    .orderBy('position')
    .limit(AT_ONCE)
    .execute();
  for (const { key, outcome, kind, articleId, version, addresses, fingerprint } of items) {
    const path = outcome === 'address' ? fingerprint : articleId && (await findPath(tx, kind, articleId));
    const isDeleted = articleId === null || version === null || (await deleteUntouched(tx, { kind, articleId, version, now }));
    if (isDeleted && addresses.length > 0) {
      await tx
        .deleteFrom('redirects')
        .where('address', 'in', addresses)
        .where((eb) => (path ? eb.or([eb('target', '=', path), eb('target', 'like', '/images/%')]) : eb('target', 'is', null)))
        .execute();
    }
    await tx
      .updateTable('importedItems')
      .set(isDeleted ? { outcome: 'undone', articleId: null, fingerprint: null } : { outcome: 'kept' })
      .where('importId', '=', importId)
      .where('key', '=', key)
      .execute();
  }
  return items.length > 0;
}

async function findPath(tx: Db, kind: keyof typeof IMPORTED_KINDS, id: string): Promise<string | undefined> {
  const { table, page } = IMPORTED_KINDS[kind];
  const address = getAddress(IMPORTED_KINDS[kind]).as('address');
  const item = await toContentDb(tx).selectFrom(table).select(['id', address]).where('id', '=', id).executeTakeFirst();
  return item && page.path(item);
}

async function deleteUntouched(
  tx: Db,
  { kind, articleId, version, now }: { kind: keyof typeof IMPORTED_KINDS; articleId: string; version: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await toContentDb(tx)
    .updateTable(IMPORTED_KINDS[kind].table)
    .set({ deletedAt: now.toISOString() })
    .where('id', '=', articleId)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await deleteRows(tx, IMPORTED_KINDS[kind], { ids: [articleId] });
  return true;
}
