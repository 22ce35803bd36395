import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable } from '#db/schema.ts';
import type { ContentKind } from './content-kind.ts';
import type { ContentColumns } from './content-table.server.ts';
import { YEAR_MS } from './dates.ts';

const content = expressionBuilder<Record<ContentTable, ContentColumns>, ContentTable>();

// Literal as in the indexes of public items, which a parameter would not match.
export const isNoDraft = sql<boolean>`not is_draft`;
export const isNotDeleted = sql<boolean>`deleted_at is null`;

export function isPublished(now: Date): Expression<SqlBool> {
  return content.and([content('publishedAt', '<=', now.toISOString()), isNoDraft, isNotDeleted]);
}

export const isActive: Expression<SqlBool> = content.and([content('isActive', '=', true), isNotDeleted]);

export function isVisible({ hasDrafts, hasSwitch }: Pick<ContentKind, 'hasDrafts' | 'hasSwitch'>, now: Date): Expression<SqlBool> {
  if (!hasDrafts) return isActive;
  if (!hasSwitch) return isPublished(now);
  return content.and([isActive, isPublished(now)]);
}

/** In milliseconds since 1970, or infinity. */
export function findNextPublication(db: Db, kinds: readonly ContentKind[], now: Date): Promise<number> {
  return findFirstDateAfter(db, kinds, now);
}

/** In milliseconds since 1970, or infinity. */
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
