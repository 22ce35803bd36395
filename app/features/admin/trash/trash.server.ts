import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { trashUnused } from '#features/images/library/trash-unused.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { TRASH_MS } from '#features/publishing/dates.ts';
import { enforceLimits } from '#features/publishing/limits.server.ts';
import { deleteRows, getTrashEnd, STAYS } from '#features/publishing/trash/trash.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { notFound, refused } from '#platform/errors/app-error.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { type ListPage, readPage } from '../list/list.server.ts';

export interface TrashDeps {
  /** Email of who does it. */
  by?: string | undefined;
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

export interface TrashedItem {
  kind: string;
  noun: string;
  id: string;
  title: string;
  deletedAt: string;
  until: string;
}

/** Of the library, where they are listed. */
export function countTrashedImages(db: Db): Promise<number> {
  return countRows(db.selectFrom('images').where('state', '=', 'trashed'));
}

const DELETED_AT_ONCE = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Does nothing to an item that is already there or does not exist. Throws `refused`. */
export async function moveToTrash(deps: TrashDeps, kind: ContentKind, id: string): Promise<void> {
  const now = deps.now();
  await runContentTransaction(deps, async (tx) => {
    const there = toContentDb(tx).updateTable(kind.table).where('id', '=', id).where('deletedAt', 'is', null);
    const gone = await there
      .set({ deletedAt: now.toISOString() })
      .returning('title')
      .$if(kind.hasOnlyDrafts === true, (query) => query.returning('isDraft'))
      .executeTakeFirst();
    if (gone?.isDraft === false) throw refused(`${kind.name} ${id} is no draft`, STAYS);
    if (gone) await recordActivity(tx, { by: deps.by, action: 'trashed', now, item: { kind: kind.name, id, title: gone.title } });
    await enforceLimits(tx, kind, now);
  });
}

/** Restores an item under its old path. Throws `notFound` when it is deleted for good, and `refused`. */
export async function restoreFromTrash(deps: TrashDeps, kind: ContentKind, id: string): Promise<void> {
  const { name, table } = kind;
  const now = deps.now();
  const end = getTrashEnd(now);
  const isThere = await runContentTransaction(deps, async (tx) => {
    const content = toContentDb(tx);
    const trashed = content.updateTable(table).set({ deletedAt: null }).where('id', '=', id).where('deletedAt', '>', end);
    const back = await trashed.returning('title').executeTakeFirst();
    if (back) await recordActivity(tx, { by: deps.by, action: 'restored', now, item: { kind: name, id, title: back.title } });
    await enforceLimits(tx, kind, now);
    return content.selectFrom(table).select('id').where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
  });
  if (!isThere) throw notFound(`no ${name} ${id} in the trash`, `This ${name} has been deleted for good.`);
}

/** Deletes an item and its revisions; its own images go to the trash of images. */
export async function deleteForGood(deps: TrashDeps, kind: ContentKind, id: string): Promise<void> {
  const deleted = await runContentTransaction(deps, async (tx) => {
    const item = await toContentDb(tx).selectFrom(kind.table).select('title').where('id', '=', id).executeTakeFirst();
    if (item)
      await recordActivity(tx, { by: deps.by, action: 'deleted', now: deps.now(), item: { kind: kind.name, id, title: item.title } });
    return deleteRows(tx, kind, { ids: [id] });
  });
  await deleteOwnedImages(deps, deleted);
}

/** Those deleted last first. */
export async function listTrash({ db, now }: TrashDeps, kinds: readonly ContentKind[], page = 1): Promise<ListPage<TrashedItem>> {
  const end = getTrashEnd(now());
  const [first, ...others] = kinds.map(({ name, table }) =>
    toContentDb(db)
      .selectFrom(table)
      .select(['id', 'title', sql<string>`${name}`.as('kind'), sql<string>`deleted_at`.as('deletedAt')])
      .where('deletedAt', '>', end),
  );
  if (!first) return { items: [], count: 0, page: 1, pages: 1 };
  const all = db.selectFrom(others.reduce((trashed, each) => trashed.unionAll(each), first).as('trashed'));
  const list = await readPage(all, page, (rows) => rows.selectAll().orderBy('deletedAt', 'desc').orderBy('kind').orderBy('id'));
  const items = list.items.map((item) => ({
    ...item,
    noun: kinds.find(({ name }) => name === item.kind)?.noun ?? '',
    until: new Date(Date.parse(item.deletedAt) + TRASH_MS).toISOString(),
  }));
  return { ...list, items };
}

export function createTrashHandler(deps: TrashDeps, kinds: readonly ContentKind[]): JobHandler {
  return {
    name: 'empty-trash',
    label: 'Emptying the trash',
    async run(_job, { signal }) {
      await deleteExpired(deps, kinds, signal);
      return undefined;
    },
    everyMs: HOUR_MS,
    needsClock: true,
    pausesMs: [MINUTE_MS, 15 * MINUTE_MS],
    timeLimitMs: 10 * MINUTE_MS,
  };
}

async function deleteExpired(deps: TrashDeps, kinds: readonly ContentKind[], signal: AbortSignal): Promise<void> {
  const until = getTrashEnd(deps.now());
  for (const kind of kinds) {
    for (;;) {
      signal.throwIfAborted();
      const expired = await toContentDb(deps.db)
        .selectFrom(kind.table)
        .select('id')
        .where('deletedAt', '<=', until)
        .orderBy('deletedAt')
        .limit(DELETED_AT_ONCE)
        .execute();
      if (expired.length === 0) break;
      const deleted = await runContentTransaction(deps, (tx) => deleteRows(tx, kind, { ids: expired.map(({ id }) => id), until }));
      await deleteOwnedImages(deps, deleted);
      await yieldToEventLoop();
    }
  }
}

async function deleteOwnedImages(deps: TrashDeps, deleted: readonly { image: string }[]): Promise<void> {
  for (const { image: url } of deleted) {
    const image = parseImageUrl(url);
    if (image) await trashUnused(deps, [image.id]);
  }
}
