import { type Db, getDialect } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { lockContent, runContentTransaction } from '#db/transaction.server.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { replaceImageInHtml } from '#features/html/article-html.server.ts';
import { type NamedImage, restoreImage } from '#features/images/image-trash.server.ts';
import { type ImageName, toImage } from '#features/images/image-variants.ts';
import { type Column, listImageColumns, type StoredRow } from '#features/publishing/content-kind.ts';
import { pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { getUpdateDate } from '#features/publishing/dates.ts';
import { changePacked, lookForImages, PACKED } from '#features/publishing/revisions/revisions.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { parseStoredJson } from '#platform/health/damage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { LibraryKind } from '../actions/kinds.ts';
import { findUses, kindOfUse } from './find-uses.server.ts';
import { type LibraryOutcome, toOutcome } from './library.ts';

export interface LibraryDeps {
  /** Email of who does it. */
  by?: string | undefined;
  db: Db;
  storage: Storage;
  contentVersion: ContentVersion;
  now(): Date;
}

/** Uses that one transaction changes, earlier revisions included. */
const MAX_PLACES = 1000;
const MAX_ATTEMPTS = 5;

/** Points every use to another image, revisions included, and trashes the first: all or nothing. Throws `unavailable`. */
export async function swapImages(
  deps: LibraryDeps,
  kinds: readonly LibraryKind[],
  { from, to }: { from: string; to: string },
): Promise<LibraryOutcome> {
  if (from === to) return toOutcome([]);
  if ((await findState(deps.db, to)) === 'trashed') {
    const restored = await restoreImage(deps, to);
    if (restored === 'incomplete') return toOutcome([], { incomplete: [to] });
  }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const outcome = await runContentTransaction(deps, (tx) => swap(tx, { kinds, from, to, deps }));
    if (outcome === 'too-many')
      return toOutcome([], { used: [...(await findUses(deps.db, kinds, [from]))].map(([id, used]) => ({ id, ...used })) });
    if (outcome !== 'again') return outcome === 'swapped' ? toOutcome([from]) : toOutcome([], { gone: [from] });
  }
  throw unavailable(`image ${from} kept coming into use while it was being replaced`);
}

interface Swap {
  kinds: readonly LibraryKind[];
  from: string;
  to: string;
  deps: LibraryDeps;
}

/** Locks items before uses, as a save does; `again` if something began to use the image in between. */
async function swap(tx: Db, { kinds, from, to, deps }: Swap): Promise<'swapped' | 'gone' | 'again' | 'too-many'> {
  const now = deps.now().toISOString();
  const before = await listUses(tx, from);
  if (before.length > MAX_PLACES) return 'too-many';
  const rows = await lockRows(tx, kinds, before);
  await lockContent(tx);
  await lookForImages(tx);
  const uses = await listUses(tx, from);
  const isLocked = (use: Use) => before.some(({ kind, itemId }) => kind === use.kind && itemId === use.itemId);
  if (!uses.every(isLocked)) return 'again';
  const image = await findLive(tx, to);
  if (!image || !(await findLive(tx, from))) return 'gone';
  const revisions = new Set(uses.flatMap(({ revisionId }) => revisionId || []));
  for (const { kind, row } of rows) {
    const changes = await pointTo(row, { from, image });
    if (Object.keys(changes).length === 0 && !revisions.has(String(row.draftRevisionId))) continue; // an earlier revision alone
    await toContentDb(tx)
      .updateTable(kind.table)
      .set(changes)
      .$if(kind.form !== null && Object.keys(changes).length > 0, (query) => query.set({ updatedAt: getUpdateDate(now, row.publishedAt) }))
      .$if(kind.form !== null, (query) => query.set((eb) => ({ version: eb('version', '+', 1), lastSaveId: null })))
      .where('id', '=', row.id)
      .execute();
  }
  for (const id of revisions)
    for (const table of PACKED)
      await changePacked(tx, { table, id }, async (fields) => ({ ...fields, ...(await pointTo(fields, { from, image })) }));
  await tx
    .updateTable('embeddedVideos')
    .set({ thumbnailUrl: toImage(image).url })
    .where('thumbnailUrl', 'like', `/images/${from}-%`)
    .execute();
  if ((await listUses(tx, from)).length > 0) return 'swapped'; // sent emails show it for ever
  const trashed = tx.updateTable('images').set({ state: 'trashed', deletedAt: now }).where('id', '=', from);
  await recordImages(deps, 'replaced')(tx, await trashed.returning(['id', 'fileName']).execute());
  return 'swapped';
}

/** Call what it returns in the transaction of the change. */
export function recordImages({ by, now }: LibraryDeps, action: 'trashed' | 'restored' | 'replaced') {
  return async (tx: Db, images: readonly NamedImage[]): Promise<void> => {
    for (const { id, fileName } of images)
      await recordActivity(tx, { by, action, now: now(), item: { kind: 'image', id, title: fileName ?? `image ${id}` } });
  };
}

type Use = Awaited<ReturnType<typeof listUses>>[number];

function listUses(tx: Db, imageId: string) {
  return tx
    .selectFrom('imageUses')
    .select([kindOfUse.as('kind'), 'itemId', 'revisionId'])
    .where('imageId', '=', imageId)
    .orderBy('kind')
    .orderBy('itemId')
    .limit(MAX_PLACES + 1)
    .execute();
}

function listIds(uses: readonly Use[], { name }: LibraryKind): string[] {
  return [...new Set(uses.filter(({ kind }) => kind === name).map(({ itemId }) => itemId))];
}

async function lockRows(tx: Db, kinds: readonly LibraryKind[], uses: readonly Use[]) {
  const locked: { kind: LibraryKind; row: StoredRow & { id: string; publishedAt: string } }[] = [];
  for (const kind of kinds) {
    const ids = listIds(uses, kind);
    if (ids.length === 0) continue;
    const rows = await toContentDb(tx)
      .selectFrom(kind.table)
      .select(['id', 'publishedAt'])
      .select(pickColumns([...listImageColumns(kind), ...(kind.form ? ['draftRevisionId'] : [])] as Column[]))
      .where('id', 'in', ids)
      .$if(kind.hasOnlyDrafts === true, (query) => query.where('isDraft', '=', true))
      .orderBy('id')
      .$if(getDialect(tx) === 'postgres', (query) => query.forUpdate())
      .execute();
    locked.push(...rows.map((row) => ({ kind, row })));
  }
  return locked;
}

async function pointTo(texts: StoredRow, { from, image }: { from: string; image: ImageName }): Promise<Record<string, string>> {
  const prefix = `/images/${from}-`;
  const { url, width, height } = toImage(image);
  const changes: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || !text.includes(prefix)) continue;
    if (name === 'fields') {
      const fields = parseStoredJson(text) as StoredRow | undefined; // toColumns has written it
      if (fields) changes[name] = JSON.stringify({ ...fields, ...(await pointTo(fields, { from, image })) });
    } else changes[name] = name === 'content' ? await replaceImageInHtml(text, { prefix, url, width, height }) : url;
  }
  return changes;
}

function findState(db: Db, id: string) {
  return db
    .selectFrom('images')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
    .then((row) => row?.state);
}

function findLive(tx: Db, id: string): Promise<ImageName | undefined> {
  return tx
    .selectFrom('images')
    .select(['id', 'extension', 'width', 'height', 'colour'])
    .where('id', '=', id)
    .where('state', '=', 'live')
    .executeTakeFirst();
}
