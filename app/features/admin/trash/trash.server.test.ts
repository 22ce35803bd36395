import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { startJobs } from '#tests/support/jobs.ts';
import { createTrashHandler, listTrash } from './trash.server.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const now = () => NOW;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

describeOnDatabase('the trash', (open) => {
  test('[ADM-19] loses what has been in it for 30 days, with its revisions, without anybody opening it', async () => {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    for (let at = 0; at < 55; at += 1) await insertArticle(db, { id: `old-${at}`, deletedAt: daysAgo(30.1) });
    await insertArticle(db, { id: 'recent', deletedAt: daysAgo(29.9) });
    await insertArticle(db, { id: 'live' });
    await insertSolution(db, { id: 'old', deletedAt: daysAgo(400) });
    const revision = { kind: 'article', savedAt: daysAgo(40), savedBy: null, fields: new Uint8Array(), isPublished: true, number: 1 };
    for (const itemId of ['old-1', 'recent'])
      await db
        .insertInto('revisions')
        .values({ ...revision, id: itemId, itemId })
        .execute();
    startJobs(db, [createTrashHandler({ db, contentVersion, now }, [articleKind, solutionKind])]);
    const listIds = async () => (await db.selectFrom('articles').select('id').orderBy('id').execute()).map(({ id }) => id);
    await expect.poll(listIds, { timeout: 20_000 }).toEqual(['live', 'recent']);
    await expect.poll(() => db.selectFrom('growthSolutions').select('id').execute(), { timeout: 20_000 }).toEqual([]);
    expect(await db.selectFrom('revisions').select('itemId').execute()).toEqual([{ itemId: 'recent' }]);
    expect((await listTrash({ db, contentVersion, now }, [articleKind, solutionKind])).items).toMatchObject([{ id: 'recent' }]);
  });

  test('[ADM-19] keeps everything while the clock is wrong', async () => {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    await insertArticle(db, { id: 'old', deletedAt: daysAgo(31) });
    const { faults, request } = startJobs(db, [createTrashHandler({ db, contentVersion, now }, [articleKind])], { timing: { lookMs: 50 } });
    faults.set('clock', { message: 'The clock is wrong.' });
    request('empty-trash');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await db.selectFrom('articles').select('id').execute()).toEqual([{ id: 'old' }]);
    faults.clear('clock');
    await expect.poll(() => db.selectFrom('articles').select('id').execute(), { timeout: 20_000 }).toEqual([]);
  });
});
