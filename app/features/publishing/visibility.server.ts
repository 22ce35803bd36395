import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable, Database } from '#db/schema.ts';
import { YEAR_MS } from './age.ts';
import type { ContentKind } from './content-kind.ts';

type Content = ExpressionBuilder<Database, ContentTable>;

/** The one filter for what a visitor may read of dated content: what has come out. */
export function isPublished(now: Date) {
  return (eb: Content) => eb('publishedAt', '<=', now.toISOString());
}

/** The one filter for what a visitor may see of content that is switched on and off. */
export function isActive(eb: Content) {
  return eb('isActive', '=', true);
}

export function isVisible({ visibility }: Pick<ContentKind, 'visibility'>, now: Date) {
  return visibility === 'published' ? isPublished(now) : isActive;
}

/** When the date of the next item comes, in milliseconds since 1970; infinity when none is waiting. */
export function findNextPublication(db: Db, kinds: readonly ContentKind[], now: Date): Promise<number> {
  return findFirstDateAfter(db, kinds, now);
}

/** When the next item turns a year old, in milliseconds since 1970; infinity when none is younger. */
export async function findNextAnniversary(db: Db, kinds: readonly ContentKind[], now: Date): Promise<number> {
  return (await findFirstDateAfter(db, kinds, new Date(now.getTime() - YEAR_MS))) + YEAR_MS;
}

async function findFirstDateAfter(db: Db, kinds: readonly ContentKind[], time: Date): Promise<number> {
  const dated = kinds.filter(({ visibility }) => visibility === 'published');
  const next = await Promise.all(
    dated.map(({ table }) =>
      db
        .selectFrom(table)
        .select('publishedAt')
        .where('publishedAt', '>', time.toISOString())
        .orderBy('publishedAt')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return Math.min(...next.map((row) => (row ? Date.parse(row.publishedAt) : Number.POSITIVE_INFINITY)));
}

/** The date before which nobody sees one, while it has not come; null for what is public by its date, has no date to wait for, or is not there. */
export async function findFutureDate(
  db: Db,
  { table, visibility }: ContentKind,
  { id, now }: { id: string; now: Date },
): Promise<string | null> {
  if (visibility !== 'published') return null;
  const row = await db.selectFrom(table).select('publishedAt').where('id', '=', id).executeTakeFirst();
  return row && row.publishedAt > now.toISOString() ? row.publishedAt : null;
}
