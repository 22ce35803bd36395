import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query has that selects no column yet. */
export async function countRows<DB, Table extends keyof DB>(rows: SelectQueryBuilder<DB, Table, object>): Promise<number> {
  const counted = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return (counted as { count: number }).count;
}
