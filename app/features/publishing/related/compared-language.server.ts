import type { Db } from '#db/client.server.ts';

/** Before the language, in `seeds`. */
const MARK = 'related language: ';
/** Until another one is noted. */
const FIRST = 'en';

/** The language in which everything is compared that names none of its own: a BCP 47 tag. */
export async function readComparedLanguage(db: Db): Promise<string> {
  const row = await db.selectFrom('seeds').select('name').where('name', 'like', `${MARK}%`).limit(1).executeTakeFirst();
  return row?.name.slice(MARK.length) ?? FIRST;
}

/** From now on it is that one: all that has been compared is compared anew. Belongs into a transaction with `lockRelated`. */
export async function noteComparedLanguage(tx: Db, { language, now }: { language: string; now: Date }): Promise<void> {
  await tx.deleteFrom('seeds').where('name', 'like', `${MARK}%`).execute();
  await tx
    .insertInto('seeds')
    .values({ name: MARK + language, doneAt: now.toISOString() })
    .execute();
  await tx
    .insertInto('relatedChanges')
    .columns(['kind', 'itemId'])
    .expression(tx.selectFrom('relatedItems').select(['kind', 'itemId']))
    .execute();
}
