import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { refused } from '#platform/errors/app-error.ts';
import type { FormKind } from './content-kind.ts';
import { toContentDb } from './content-table.server.ts';
import { isVisible } from './visibility.server.ts';

type LimitedKind = Pick<FormKind, 'noun' | 'table' | 'limits'>;

/** Runs at the end of the transaction that made the change. Throws `refused`. */
export async function enforceLimits(tx: Db, { noun, table, limits }: LimitedKind, now: Date): Promise<void> {
  if (!limits) return;
  const name = noun.toLowerCase();
  const content = toContentDb(tx).selectFrom(table);
  const all = await countRows(content.where('deletedAt', 'is', null));
  if (all > limits.most) throw refused(`${all} of ${table}`, `There are ${limits.most} ${name}s already. Delete one first.`);
  const seen = await content
    .select('id')
    .where(isVisible({ hasDrafts: true, hasSwitch: true }, now))
    .limit(limits.least)
    .execute();
  if (seen.length < limits.least) {
    throw refused(`no ${name} left`, `This is the only ${name} that readers see. Publish another one first.`);
  }
  await tx.updateTable('siteDocuments').set({ updatedAt: now.toISOString() }).where('id', '=', table).execute();
}

export async function findNextPosition(tx: Db, { table, limits }: LimitedKind): Promise<{ position?: number }> {
  if (!limits) return {};
  const { last } = await toContentDb(tx)
    .selectFrom(table)
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return { position: (last ?? 0) + 1 };
}
