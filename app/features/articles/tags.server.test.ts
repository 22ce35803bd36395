import { expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { listByTag, listTagLinks } from './tags.server.ts';

const NOW = new Date('2025-02-01T00:00:00Z');
const getDate = (day: number) => new Date(Date.UTC(2025, 0, day, 9)).toISOString();

describeOnDatabase('tags', (open) => {
  test('[ART-5] a tag leads somewhere where another published article bears it, however it is written', async () => {
    const db = await open();
    await insertArticle(db, { id: 'one', tags: ['Small Business', 'alone', '__proto__', 'ọjà'] });
    await insertArticle(db, { id: 'two', tags: ['small business', 'later', 'draft', 'Ọjà'] });
    await insertArticle(db, { id: 'three', tags: ['later', 'alone'], publishedAt: '2999-01-01T00:00:00.000Z' });
    await insertArticle(db, { id: 'four', tags: ['draft', 'alone'], isDraft: true });
    expect(await listTagLinks(db, ['Small Business', 'alone', '__proto__', 'ọjà'], { now: NOW })).toEqual([
      { tag: 'Small Business', path: '/tag/small-business' },
      { tag: 'alone', path: null },
      { tag: '__proto__', path: null },
      { tag: 'ọjà', path: '/tag/oja' },
    ]);
    expect(await listTagLinks(db, [], { now: NOW })).toEqual([]);
  });

  test('[ART-5] a tag’s articles are listed newest first, in pages, under the newest one’s spelling', async () => {
    const db = await open();
    for (let day = 1; day <= 26; day += 1)
      await insertArticle(db, { id: `a${day}`, tags: [day === 26 ? 'Pricing' : 'pricing'], publishedAt: getDate(day) });
    await insertArticle(db, { id: 'hidden', tags: ['pricing'], isDraft: true });
    const first = await listByTag(db, { slug: 'pricing', page: 1, now: NOW });
    expect([first?.name, first?.count, first?.among, first?.articles.length, first?.articles[0]?.id]).toEqual([
      'Pricing',
      26,
      null,
      24,
      'a26',
    ]);
    const second = await listByTag(db, { slug: 'pricing', page: 2, now: NOW });
    expect(second?.articles.map(({ id }) => id)).toEqual(['a2', 'a1']);
    expect((await listByTag(db, { slug: 'pricing', page: 3, now: NOW }))?.articles).toEqual([]);
    expect(await listByTag(db, { slug: 'none', page: 1, now: NOW })).toBeUndefined();
  });
});
