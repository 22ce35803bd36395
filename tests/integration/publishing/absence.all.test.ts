import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { createTrashHandler, deleteForGood, moveToTrash, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { explainAbsence } from '#features/publishing/trash/absence.server.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { startJobs } from '#tests/support/jobs.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const LATER = new Date('2026-06-01T12:00:00.000Z');
const FUTURE = '2027-01-01T00:00:00.000Z';

describeOnEachDatabase('an address without a public item', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const services = { db, contentVersion, now: () => NOW };
    const look = async (id: string, kind: typeof articleKind | typeof solutionKind = articleKind) => {
      const absence = await explainAbsence(db, kind, { id, now: NOW });
      return absence.status === 301 ? `301 ${absence.item.address}` : absence.status;
    };
    return { db, services, look };
  }

  test('[SEO-5] is gone when what stood there was public and is deleted: in the trash, by its time, for good', async () => {
    const { db, services, look } = await openSite();
    await insertArticle(db, { id: 'tea' });
    await insertSolution(db, { id: 'plan' });
    expect(await look('tea-and-more')).toBe(404);
    await moveToTrash(services, articleKind, 'tea');
    await moveToTrash(services, solutionKind, 'plan');
    expect([await look('tea'), await look('plan', solutionKind), await look('plan')]).toEqual([410, 410, 404]);
    await restoreFromTrash(services, articleKind, 'tea');
    expect(await look('TEA')).toBe('301 tea');
    await moveToTrash(services, articleKind, 'tea');
    await deleteForGood(services, articleKind, 'tea');
    startJobs(db, [createTrashHandler({ ...services, now: () => LATER }, [solutionKind])]);
    await expect.poll(() => db.selectFrom('growthSolutions').select('id').execute(), { timeout: 20_000 }).toEqual([]);
    expect([await look('tea'), await look('plan', solutionKind), await look('tea', solutionKind)]).toEqual([410, 410, 404]);
  });

  test('[SEO-5] is not found, as if nothing had ever been there, when nobody has seen it: drafts, hidden, before its date', async () => {
    const { db, services, look } = await openSite();
    await insertArticle(db, { id: 'draft', isDraft: true });
    await insertArticle(db, { id: 'scheduled', publishedAt: FUTURE });
    await insertSolution(db, { id: 'hidden', isActive: false });
    const lookAtAll = async () => [await look('draft'), await look('scheduled'), await look('hidden', solutionKind), await look('DRAFT')];
    expect(await lookAtAll()).toEqual([404, 404, 404, 404]);
    for (const id of ['draft', 'scheduled']) await moveToTrash(services, articleKind, id);
    await moveToTrash(services, solutionKind, 'hidden');
    expect(await lookAtAll()).toEqual([404, 404, 404, 404]);
    for (const id of ['draft', 'scheduled']) await deleteForGood(services, articleKind, id);
    await deleteForGood(services, solutionKind, 'hidden');
    expect(await lookAtAll()).toEqual([404, 404, 404, 404]);
    expect(await db.selectFrom('goneAddresses').selectAll().execute()).toEqual([]);
  });

  test('[SEO-5] leads to the one that is spelt so in another case, of any script, and to no other', async () => {
    const { db, look } = await openSite();
    await insertArticle(db, { id: 'Ink-And-Paper' });
    await insertArticle(db, { id: 'чай' });
    await insertArticle(db, { id: 'café' });
    await insertArticle(db, { id: 'two' });
    await insertArticle(db, { id: 'TWO' });
    expect(await look('ink-and-paper')).toBe('301 Ink-And-Paper');
    expect(await look('INK-AND-PAPER')).toBe('301 Ink-And-Paper');
    expect(await look('ЧАЙ')).toBe('301 чай');
    expect(await look('cafe\u0301')).toBe('301 café');
    expect(await look('CAFÉ')).toBe('301 café');
    expect(await look('Two')).toMatch(/^301 (two|TWO)$/);
    for (const id of ['ink', 'ink-and-paper-', 'cafe', '', '%', "'", '\ud800']) expect(await look(id), id).toBe(404);
  });

  test('[SEO-5] a new item under a slug takes what is remembered of it away, also while it is a draft', async () => {
    const { db, services, look } = await openSite();
    await insertArticle(db, { id: 'tea' });
    await moveToTrash(services, articleKind, 'tea');
    await deleteForGood(services, articleKind, 'tea');
    const form = {
      ...articleKind.form.empty,
      title: 'Tea',
      category: 'BRAND',
      excerpt: 'e',
      imageUrl: '/pictures/1.svg',
      content: '<p>x</p>',
      intent: 'draft' as const,
    };
    const saved = await saveContent(services, articleKind, { form: articleKind.form.schema.parse(form) });
    expect(saved).toMatchObject({ outcome: 'saved', item: { id: 'tea' } });
    expect(await look('tea')).toBe(404);
    expect(await db.selectFrom('goneAddresses').selectAll().execute()).toEqual([]);
  });

  test('[SEO-5] ten thousand are remembered, the last ones, and a look takes no time that grows', async () => {
    const { db, services, look } = await openSite();
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      kind: 'article',
      itemId: `old-${at}`,
      goneAt: new Date(at * 1000).toISOString(),
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await db
        .insertInto('goneAddresses')
        .values(rows.slice(from, from + 1000))
        .execute();
    await insertArticle(db, { id: 'tea' });
    await moveToTrash(services, articleKind, 'tea');
    await deleteForGood(services, articleKind, 'tea');
    const { count } = await db
      .selectFrom('goneAddresses')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(10_000);
    expect([await look('tea'), await look('old-0'), await look('old-1')]).toEqual([410, 404, 410]);
  });
});
