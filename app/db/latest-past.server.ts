import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** When something was stored last, by the clock of then; of dates that may lie in the future, such as an article's, none counts. */
export async function findLatestPast(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ at: string | null }>`select max(at) as at from (
    select max(created_at) as at from site union all select max(created_at) from users union all select max(created_at) from images
    union all select max(done_at) from seeds) as dates`.execute(db);
  return new Date(rows[0]?.at ?? 0);
}
