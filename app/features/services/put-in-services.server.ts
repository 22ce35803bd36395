import type { Db } from '#db/client.server.ts';
import { withPatience } from '#db/postgres/query-limits.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { FILE_SLUGS, getServiceDefaults } from '#features/settings/service.ts';
import { NEVER_CHANGED } from '#features/settings/site.ts';
import { serviceKind } from './service-kind.ts';

/** Inserts each service of content/pages once: what the owner deletes stays deleted. One without room waits for it. */
export async function putInServices(db: Db, { now }: { now: Date }): Promise<number> {
  return withPatience(() => runTransaction(db, (tx) => putIn(tx, now))); // another process may be at it
}

async function putIn(tx: Db, now: Date): Promise<number> {
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
