import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { forgetOwnName } from './forget-own-name.ts';

const now = new Date('2026-01-01T09:00:00Z');

async function readAuthors(db: Db) {
  const rows = await db.selectFrom('articles').select(['id', 'author']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, author }) => [id, author]));
}

describeOnEachDatabase('what an earlier release stored under the name of its site', (open) => {
  test('[SITE-1] follows the site under each name that it has had; a guest stays', async () => {
    const db = await open();
    await db.insertInto('seeds').values({ name: 'author: Kofi Boateng', doneAt: now.toISOString() }).execute();
    await insertArticle(db, { id: 'sample', author: 'Kwame Adeyemi' });
    await insertArticle(db, { id: 'last', author: 'Kofi Boateng' });
    await insertArticle(db, { id: 'now', author: 'Kofi A. Boateng' });
    await insertArticle(db, { id: 'guest', author: 'Ama Mensah' });
    await insertSolution(db, { id: 'offer', author: 'Kofi Boateng' });
    const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();

    expect(await forgetOwnName(db, { name: 'Kofi A. Boateng', now })).toBe(4);

    expect(await readAuthors(db)).toEqual({ sample: null, last: null, now: null, guest: 'Ama Mensah' });
    expect(await db.selectFrom('growthSolutions').select('author').execute()).toEqual([{ author: null }]);
    expect(await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).not.toEqual({ version }); // cached pages go
    expect(await db.selectFrom('seeds').select('name').where('name', 'like', 'author: %').execute()).toEqual([]);
  });

  test('[SITE-1] does so once, also where several processes start at once: a name that is typed later stays', async () => {
    const db = await open();
    await insertArticle(db, { id: 'sample', author: 'Kwame Adeyemi' });
    const changed = await Promise.all([1, 2, 3].map(() => forgetOwnName(db, { name: 'Kofi Boateng', now })));
    expect(changed.toSorted()).toEqual([0, 0, 1]);
    await insertArticle(db, { id: 'typed', author: 'Kofi Boateng' });
    expect(await forgetOwnName(db, { name: 'Kofi Boateng', now })).toBe(0);
    expect(await readAuthors(db)).toEqual({ sample: null, typed: 'Kofi Boateng' });
  });
});
