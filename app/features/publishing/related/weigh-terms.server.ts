import type { Db } from '#db/client.server.ts';
import { countTerms, type RelatedText } from './terms.ts';
import { toVector, type Vector } from './vector.ts';

/** From so many items on it is known how common a term is: the table of terms grows no more. */
const MAX_COUNTED = 2000;
/** Of one item, its most frequent. */
const MAX_ITEM_TERMS = 1000;
/** The row that counts the items. */
const ALL = '';

/** A text's most frequent terms, bounded. */
export function getTerms(text: RelatedText): ReadonlyMap<string, number> {
  const terms = countTerms(text);
  if (terms.size <= MAX_ITEM_TERMS) return terms;
  return new Map(
    Array.from(terms)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_ITEM_TERMS),
  );
}

/** How many items say how common a term is. */
export async function countCountedItems(db: Db): Promise<number> {
  const row = await db.selectFrom('relatedTerms').select('items').where('term', '=', ALL).executeTakeFirst();
  return row?.items ?? 0;
}

/** Counts an item by other terms than before, or no more; gives back by which it counts. */
export async function recountTerms(
  tx: Db,
  { before, terms }: { before: readonly string[] | undefined; terms: readonly string[] | undefined },
): Promise<readonly string[] | undefined> {
  const after = terms && (before || (await countCountedItems(tx)) < MAX_COUNTED) ? [ALL, ...terms] : undefined;
  const gone = new Set(before).difference(new Set(after));
  const added = new Set(after).difference(new Set(before));
  if (gone.size > 0) {
    await tx
      .updateTable('relatedTerms')
      .set((eb) => ({ items: eb('items', '-', 1) }))
      .where('term', 'in', [...gone])
      .execute();
    await tx
      .deleteFrom('relatedTerms')
      .where('term', 'in', [...gone])
      .where('items', '<=', 0)
      .execute();
  }
  if (added.size > 0) {
    await tx
      .insertInto('relatedTerms')
      .values(Array.from(added, (term) => ({ term, items: 1 })))
      .onConflict((conflict) => conflict.column('term').doUpdateSet((eb) => ({ items: eb('relatedTerms.items', '+', 1) })))
      .execute();
  }
  return after;
}

/** The vector of some terms, by how common each is now, and among how many items that was counted. */
export async function weighTerms(db: Db, terms: ReadonlyMap<string, number>): Promise<{ vector: Vector; items: number }> {
  const rows = await db
    .selectFrom('relatedTerms')
    .selectAll()
    .where('term', 'in', [ALL, ...terms.keys()])
    .execute();
  const counts = new Map(rows.map(({ term, items }) => [term, items]));
  const items = counts.get(ALL) ?? 0;
  return { vector: toVector(terms, { items, counts }), items };
}
