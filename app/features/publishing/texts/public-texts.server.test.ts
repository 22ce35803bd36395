import { expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const NETS = 'Canoes mend their nets';
const TEA = 'Kettles of oolong';

describeOnDatabase('the texts that articles are compared by', (open) => {
  async function openSite() {
    const db = await open();
    const insert = (id: string, title: string, rest: object = {}) =>
      insertArticle(db, { id, title, excerpt: `${title}.`, content: `<p>${title}.</p>`, ...rest });
    for (const id of ['nets-1', 'nets-2', 'nets-3']) await insert(id, NETS);
    for (const id of ['tea-1', 'tea-2', 'tea-3']) await insert(id, TEA, { updatedAt: '2025-06-01T00:00:00.000Z' });
    const texts = openPublicTexts(db);
    return {
      insert,
      insertOffer: (id: string, rest: object) =>
        insertSolution(db, { id, title: NETS, excerpt: NETS, content: `<p>${NETS}.</p>`, ...rest }),
      async listOffers(id: string) {
        await texts.refresh();
        return [...texts.matchOffers({ kind: 'article', reading: id }).keys()].filter((name) => name.startsWith('solution/'));
      },
      change: (id: string, columns: object) => db.updateTable('articles').set(columns).where('id', '=', id).execute(),
      remove: (id: string) => db.deleteFrom('articles').where('id', '=', id).execute(),
      async listNear(id: string, now = NOW) {
        expect(await texts.refresh()).toBe(true);
        return texts.findRelatedIds({ kind: 'article', reading: id }, { limit: 9, now }).toSorted();
      },
    };
  }

  test('[ART-4] follow a change that leaves the date of the update as it was', async () => {
    const { change, listNear } = await openSite();
    expect(await listNear('nets-1')).toEqual(['nets-2', 'nets-3']);
    await change('nets-2', { title: TEA, excerpt: TEA, words: null, version: 2 });
    expect(await listNear('nets-1')).toEqual(['nets-3']);
    expect(await listNear('tea-1')).toEqual(['nets-2', 'tea-2', 'tea-3']);
  });

  test('[ART-4] follow an article that comes while another goes', async () => {
    const { insert, change, remove, listNear } = await openSite();
    await insert('nets-4', NETS, { isDraft: true });
    expect(await listNear('nets-1')).toEqual(['nets-2', 'nets-3']);
    await change('nets-2', { isDraft: true });
    await change('nets-4', { isDraft: false });
    expect(await listNear('nets-1')).toEqual(['nets-3', 'nets-4']);
    await change('nets-3', { deletedAt: NOW.toISOString() });
    await change('nets-2', { isDraft: false });
    expect(await listNear('nets-1')).toEqual(['nets-2', 'nets-4']);
    await remove('nets-2');
    await insert('nets-0', NETS, { publishedAt: '2020-01-01T00:00:00.000Z' });
    expect(await listNear('nets-1')).toEqual(['nets-0', 'nets-4']);
  });

  test('[ART-4] hold what is not public yet, which is compared from its date on', async () => {
    const { insert, change, listNear } = await openSite();
    const tomorrow = '2026-01-02T00:00:00.000Z';
    await insert('nets-4', NETS, { publishedAt: tomorrow });
    expect(await listNear('nets-1')).toEqual(['nets-2', 'nets-3']);
    expect(await listNear('nets-1', new Date(tomorrow))).toEqual(['nets-2', 'nets-3', 'nets-4']);
    const today = NOW.toISOString();
    await change('nets-4', { publishedAt: today, updatedAt: today });
    expect(await listNear('nets-1')).toEqual(['nets-2', 'nets-3', 'nets-4']);
  });

  test('[ART-4] say whether they are read next or offered, kind by kind, and never what is hidden', async () => {
    const { listNear, listOffers, insertOffer } = await openSite();
    await insertOffer('nets-sold', {});
    await insertOffer('nets-hidden', { isActive: false });
    expect(await listNear('nets-1')).toEqual(['nets-2', 'nets-3']);
    expect(await listOffers('nets-1')).toEqual(['solution/nets-sold']);
  });

  test('[ART-4] leave nothing behind when the last article goes', async () => {
    const { remove, listNear } = await openSite();
    await listNear('nets-1');
    for (const id of ['nets-1', 'nets-2', 'nets-3', 'tea-1', 'tea-2', 'tea-3']) await remove(id);
    expect(await listNear('nets-1')).toEqual([]);
  });
});
