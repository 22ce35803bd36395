import { expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { checkCover } from './check-cover.server.ts';

const ID = 'abcdefgh23456789';

describeOnDatabase('[ADM-7] the path of a cover', (open) => {
  test('[ADM-7] is one of an image that is there, in the trash, or in use by the item already', async () => {
    const db = await open();
    const image = { extension: 'png', width: 20, height: 10, colour: '336699', alt: null, bytes: 1, createdAt: '2026-01-01T00:00:00.000Z' };
    await db
      .insertInto('images')
      .values({ ...image, id: ID, state: 'live' })
      .execute();
    const check = async (imageUrl: unknown, id?: string) =>
      (await checkCover(db, { kind: 'article', id: id ?? '', images: { imageUrl } })) === undefined;
    const url = `/images/${ID}-20x10-336699.png`;
    expect(await check(url)).toBe(true);
    expect(await check(`/images/${ID}-21x10-336699.png`)).toBe(false);
    expect(await check('/images/does-not-exist.png')).toBe(false);
    expect(await check('/pictures/1.svg')).toBe(true);
    expect(await check('/pictures/1000.svg')).toBe(false);
    expect([await check(''), await check(null), await check('/blog/1/cover.svg')]).toEqual([true, true, true]);
    await db.updateTable('images').set({ state: 'trashed', deletedAt: image.createdAt }).execute();
    expect(await check(url)).toBe(true);
    await db.updateTable('images').set({ state: 'removing' }).execute();
    expect(await check(url)).toBe(false);
    await insertArticle(db, { id: 'a', imageUrl: url });
    expect([await check(url, 'a'), await check(url, 'b')]).toEqual([true, false]);
  });
});
