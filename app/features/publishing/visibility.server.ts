import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable } from '#db/schema.ts';
import type { ContentKind } from './content-kind.ts';
import type { ContentColumns } from './content-table.server.ts';
import { YEAR_MS } from './dates/age.ts';

const content = expressionBuilder<Record<ContentTable, ContentColumns>, ContentTable>();

// Written out, as in the indexes of what is public: a parameter in their place would not find these.
const isNoDraft = sql<boolean>`not is_draft`;
const isNotDeleted = sql<boolean>`deleted_at is null`;

/** The one filter for what a visitor may read of content with drafts and dates: what has come out. */
export function isPublished(now: Date): Expression<SqlBool> {
  return content.and([content('publishedAt', '<=', now.toISOString()), isNoDraft, isNotDeleted]);
}

/** The one filter for what a visitor may see of content that is switched on and off. */
export const isActive: Expression<SqlBool> = content.and([content('isActive', '=', true), isNotDeleted]);

export function isVisible({ hasDrafts, hasSwitch }: Pick<ContentKind, 'hasDrafts' | 'hasSwitch'>, now: Date): Expression<SqlBool> {
  if (!hasDrafts) return isActive;
  if (!hasSwitch) return isPublished(now);
  return content.and([isActive, isPublished(now)]);
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
  const dated = kinds.filter(({ hasDrafts }) => hasDrafts);
  const next = await Promise.all(
    dated.map(({ table }) =>
      db
        .selectFrom(table)
        .select('publishedAt')
        .where('publishedAt', '>', time.toISOString())
        .where(isNoDraft)
        .where(isNotDeleted)
        .orderBy('publishedAt')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return Math.min(...next.map((row) => (row ? Date.parse(row.publishedAt) : Number.POSITIVE_INFINITY)));
}
