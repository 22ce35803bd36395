import { expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import type { Db } from '#db/client.server.ts';
import { insertMissingServices } from '#features/services/services.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { insertVideo } from '#tests/factories/video.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { searchContent } from './search.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const at = (day: number) => `2025-01-0${day}T00:00:00.000Z`;

describeOnEachDatabase('what is found beside articles', (open) => {
  test('[SRCH-9] stands in groups of its own, and is not in the count', async () => {
    const db = await open();
    await insertArticle(db, { id: 'article', title: 'Kente' });
    await insertSolution(db, { id: 'plan', title: 'A kente plan' });
    await insertVideo(db, { title: 'Weaving', description: 'Of Kente & of <b>looms</b>', url: 'https://www.youtube.com/watch?v=abc' });
    const { count, results, groups } = await search(db, 'KENTE');
    expect([count, results.map(({ id }) => id)]).toEqual([1, ['article']]);
    expect(groups).toMatchObject([
      { noun: 'Solution', count: 1, results: [{ title: 'A kente plan', href: '/solution/plan', isElsewhere: false }] },
      { noun: 'Video', count: 1, results: [{ title: 'Weaving', href: 'https://www.youtube.com/watch?v=abc', isElsewhere: true }] },
    ]);
    expect(groups?.[0]?.results[0]?.titleRuns?.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'kente', isMatch: true }]);
    expect(groups?.[1]?.results[0]?.context.map(({ text }) => text)).toEqual(['Of ', 'Kente', ' & of <b>looms</b>']);
  });

  test('[SRCH-9] a service is found by what its page says', async () => {
    const db = await open();
    await insertMissingServices(db, { now: NOW });
    const { count, groups } = await search(db, 'stopping rule');
    expect(count).toBe(0);
    expect(groups).toMatchObject([{ noun: 'Service', count: 1, results: [{ href: '/services/strategic-marketing' }] }]);
    expect((await search(db, '360 growth')).groups?.[0]?.results[0]?.title).toBe('360 Growth Strategy');
  });

  test('[SRCH-9] titles come before excerpts before the rest, newest first; the count is of all', async () => {
    const db = await open();
    await insertSolution(db, { id: 'text', content: '<p>of ken<b>te</b></p>', publishedAt: at(9) });
    await insertSolution(db, { id: 'old-excerpt', excerpt: 'Kente', publishedAt: at(2) });
    await insertSolution(db, { id: 'new-excerpt', excerpt: 'a kente', publishedAt: at(3) });
    await insertSolution(db, { id: 'title', title: 'Kente', publishedAt: at(1) });
    await insertSolution(db, { id: 'none', content: '<p class="kente">x</p>', publishedAt: at(9) });
    const hrefs = ['title', 'new-excerpt', 'old-excerpt', 'text'].map((id) => `/solution/${id}`);
    const [group] = (await search(db, 'kente')).groups ?? [];
    expect([group?.count, group?.results.map(({ href }) => href)]).toEqual([4, hrefs]);
    const [cut] =
      (await searchContent(db, 'kente', { kinds: storedKinds, publicTexts: openPublicTexts(db), groupLimit: 2, now: NOW })).groups ?? [];
    expect([cut?.count, cut?.results.map(({ href }) => href)]).toEqual([4, hrefs.slice(0, 2)]);
  });

  test('[SRCH-9] drafts, what waits for its date, what is hidden and what is in the trash are never found', async () => {
    const db = await open();
    await insertSolution(db, { title: 'Kente draft', isDraft: true });
    await insertSolution(db, { title: 'Kente hidden', isActive: false });
    await insertSolution(db, { title: 'Kente trash', deletedAt: at(1) });
    await insertSolution(db, { id: 'later', title: 'Kente later', publishedAt: '2026-01-01T00:00:00.001Z' });
    await insertVideo(db, { title: 'Kente hidden', isActive: false });
    await insertVideo(db, { title: 'Kente trash', deletedAt: at(1) });
    expect(await search(db, 'kente')).toEqual({ count: 0, results: [] });
    const later = await searchContent(db, 'kente', {
      kinds: storedKinds,
      publicTexts: openPublicTexts(db),
      now: new Date(NOW.getTime() + 1),
    });
    expect(later.groups?.flatMap(({ results }) => results.map(({ href }) => href))).toEqual(['/solution/later']);
  });

  test('[SRCH-9] what is shown, changed, hidden or deleted meanwhile is found or not from then on', async () => {
    const db = await open();
    const { id } = await insertSolution(db, { title: 'Kente' });
    const video = await insertVideo(db, { title: 'Kente' });
    const count = async (query: string) => (await search(db, query)).groups?.reduce((sum, group) => sum + group.count, 0) ?? 0;
    expect(await count('kente')).toBe(2);
    await db.updateTable('growthSolutions').set({ title: 'Adinkra' }).where('id', '=', id).execute();
    expect([await count('kente'), await count('adinkra')]).toEqual([1, 1]);
    await db.updateTable('growthSolutions').set({ isDraft: true }).where('id', '=', id).execute();
    await db.updateTable('youtubeVideos').set({ isActive: false }).where('id', '=', video.id).execute();
    expect([await count('kente'), await count('adinkra')]).toEqual([0, 0]);
    await db.updateTable('growthSolutions').set({ isDraft: false }).where('id', '=', id).execute();
    expect(await count('adinkra')).toBe(1);
    await db
      .updateTable('growthSolutions')
      .set({ deletedAt: at(1) })
      .where('id', '=', id)
      .execute();
    expect(await count('adinkra')).toBe(0);
  });

  test('[SRCH-9] [ART-8] each says its language where it is not the site’s', async () => {
    const db = await open();
    await insertSolution(db, { title: 'خطة kente', language: 'ar' });
    await insertArticle(db, { title: 'Kente wɔ Bonwire', language: 'tw' });
    await insertArticle(db, { title: 'Kente' });
    const { results, groups } = await search(db, 'kente');
    expect(results.map(({ language }) => language).sort()).toEqual(['tw', undefined]);
    expect(groups?.[0]?.results[0]?.language).toBe('ar');
  });
});

function search(db: Db, query: string) {
  return searchContent(db, query, { kinds: storedKinds, publicTexts: openPublicTexts(db), limit: 50, now: NOW });
}
