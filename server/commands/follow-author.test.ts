import { expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { followAuthor } from './follow-author.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 1, 1, 9, minute));

describeOnEachDatabase('the author of what is stored', (open) => {
  test('[SITE-1] follows site.config.ts, from the sample on; a guest stays', async () => {
    const db = await open();
    await insertArticle(db, { id: 'seeded', author: 'Kwame Adeyemi' });
    await insertArticle(db, { id: 'guest', author: 'Ama Mensah' });
    const authors = async () => {
      const rows = await db.selectFrom('articles').select(['id', 'author']).orderBy('id').execute();
      return rows.map(({ author }) => author);
    };
    const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
    expect(await followAuthor(db, { name: 'Kofi Boateng', now: at(1) })).toBe(1);
    expect(await authors()).toEqual(['Ama Mensah', 'Kofi Boateng']);
    expect(await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).not.toEqual({ version }); // cached pages go
    expect(await followAuthor(db, { name: 'Kofi Boateng', now: at(2) })).toBe(0);
    expect(await followAuthor(db, { name: 'Kofi A. Boateng', now: at(3) })).toBe(1);
    expect(await followAuthor(db, { name: 'Kofi Boateng', now: at(4) })).toBe(1);
    expect(await authors()).toEqual(['Ama Mensah', 'Kofi Boateng']);
  });

  test('[SITE-1] does not change while the sample stays', async () => {
    const db = await open();
    await insertArticle(db, { id: 'seeded', author: 'Kwame Adeyemi' });
    for (const minute of [1, 2]) expect(await followAuthor(db, { name: 'Kwame Adeyemi', now: at(minute) })).toBe(0);
  });

  test('[SITE-1] changes once where two processes start at once', async () => {
    const db = await open();
    await insertArticle(db, { id: 'seeded', author: 'Kwame Adeyemi' });
    const changed = await Promise.all([1, 2, 3].map((minute) => followAuthor(db, { name: 'Kofi Boateng', now: at(minute) })));
    expect(changed.reduce((sum, each) => sum + each)).toBe(1);
    expect(await db.selectFrom('seeds').select('name').where('name', 'like', 'author: %').execute()).toEqual([
      { name: 'author: Kofi Boateng' },
    ]);
  });
});
