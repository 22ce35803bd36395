import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { withPatience } from '#db/postgres/query-limits.server.ts';
import { lockContent, runContentTransaction, runTransaction } from '#db/transaction.server.ts';
import type { ListRow } from '#features/admin/content-list/list-content.server.ts';
import { enforceLimits } from '#features/publishing/limits.server.ts';
import { FILE_SLUGS, getServiceDefaults } from '#features/settings/service.ts';
import { NEVER_CHANGED } from '#features/settings/site.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { serviceKind } from './service-kind.ts';

export async function listServices(db: Db, now: Date): Promise<ListRow[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'fields', 'isActive', 'isDraft', 'publishedAt', 'draftRevisionId'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ isDraft, publishedAt, draftRevisionId, ...row }) => {
    const dated = publishedAt > now.toISOString() ? 'scheduled' : 'published';
    return {
      ...serviceKind.list.toItem(row),
      status: isDraft ? 'draft' : dated,
      publishedAt,
      isChanged: !isDraft && draftRevisionId !== null,
      metricFacts: [],
      comments: 0,
      proposal: null,
    };
  });
}

interface Arrangement {
  id: string;
  change: 'up' | 'down' | 'show' | 'hide';
}

export interface ArrangeDeps {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

/** The first service stays first. Throws `notFound`, and `refused` for the last that readers see. */
export async function arrangeService(services: ArrangeDeps, { id, change }: Arrangement): Promise<void> {
  const now = services.now();
  await runContentTransaction(services, async (tx) => {
    await lockContent(tx);
    if (change === 'up' || change === 'down') await move(tx, id, change === 'up' ? -1 : 1);
    else await show(tx, id, change === 'show');
    await enforceLimits(tx, serviceKind, now);
  });
}

async function move(tx: Db, id: string, by: 1 | -1): Promise<void> {
  const rows = await tx
    .selectFrom('services')
    .select(['id', 'position'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const place = rows.findIndex((row) => row.id === id);
  const [row] = rows.slice(place);
  if (place < 0 || !row) throw missing(id);
  const moved = rows.toSpliced(place, 1).toSpliced(Math.max(0, place + by), 0, row);
  for (const [at, each] of moved.entries()) {
    if (each.position !== at + 1)
      await tx
        .updateTable('services')
        .set({ position: at + 1 })
        .where('id', '=', each.id)
        .execute();
  }
}

/** Raises the version, so that a form in which it is open sees a change. */
async function show(tx: Db, id: string, isActive: boolean): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('services')
    .set((eb) => ({ isActive, version: eb('version', '+', 1), lastSaveId: null }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw missing(id);
}

function missing(id: string) {
  return notFound(`no service ${id}`, 'This service has been deleted.');
}

/** Inserts each service of content/pages once: what the owner deletes stays deleted. One without room waits for it. */
export async function insertMissingServices(db: Db, { now }: { now: Date }): Promise<number> {
  return withPatience(() => runTransaction(db, (tx) => insertService(tx, now))); // another process may be at it
}

async function insertService(tx: Db, now: Date): Promise<number> {
  const rows = await tx.selectFrom('services').select(['id', 'position', 'deletedAt']).execute();
  const ids = new Set(rows.map(({ id }) => id));
  let position = Math.max(0, ...rows.map((row) => row.position));
  let room = serviceKind.limits.most - rows.filter(({ deletedAt }) => deletedAt === null).length;
  let count = 0;
  for (const id of FILE_SLUGS) {
    if (room <= 0) break;
    const { numInsertedOrUpdatedRows: isFirstTime } = await tx
      .insertInto('seeds')
      .values({ name: `service/${id}`, doneAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!isFirstTime || ids.has(id)) continue;
    position += 1;
    room -= 1;
    count += 1;
    const { title = '' } = getServiceDefaults(id);
    await tx.insertInto('services').values({ id, title, position, publishedAt: now.toISOString(), updatedAt: NEVER_CHANGED }).execute();
  }
  return count;
}
