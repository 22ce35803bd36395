import { expect, test } from 'vitest';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { seedBuiltInArticles } from './seed.ts';

const now = new Date('2025-02-01T00:00:00Z');

describeOnDatabase('the built-in articles', (open) => {
  test('[DATA-5] are put into an empty database once, and not put back after the author deletes one', async () => {
    const db = await open();
    expect(await seedBuiltInArticles(db, { now })).toBe(12);
    await db.deleteFrom('articles').where('id', '=', '3').execute();
    expect(await seedBuiltInArticles(db, { now })).toBe(0);
    await db.deleteFrom('articles').execute();
    expect(await seedBuiltInArticles(db, { now })).toBe(0);
    expect(await db.selectFrom('articles').select('id').execute()).toEqual([]);
  });

  test('[SITE-1] [DATA-6] name no author, so that they are by the site’s, and carry a picture of the project', async () => {
    const db = await open();
    await seedBuiltInArticles(db, { now });
    const rows = await db.selectFrom('articles').select(['id', 'author', 'imageUrl']).execute();
    for (const { id, author, imageUrl } of rows) expect([author, imageUrl]).toEqual([null, `/pictures/${id}.svg`]);
  });
});
