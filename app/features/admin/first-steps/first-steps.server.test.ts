import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { seedBuiltInArticles } from '#server/commands/seed.ts';
import { createUser } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { findFirstSteps, hideFirstSteps, removeSamples, restoreSamples } from './first-steps.server.ts';

const NOW = new Date('2026-01-02T03:04:05.000Z');

describeOnDatabase('the first steps', (open) => {
  async function setUp() {
    const db = await open();
    await seedBuiltInArticles(db, { now: NOW });
    const viewer = await createUser(db, { email: 'author@example.com' });
    const deps = { db, contentVersion: await watchContentVersion(db), now: () => NOW };
    const find = () => findFirstSteps(db, viewer);
    return { db, deps, find, stop: () => deps.contentVersion.stop() };
  }

  test('[ADM-19] [DATA-5] the samples go to the trash together, without what the author has changed, and come back', async () => {
    const { db, deps, find, stop } = await setUp();
    expect(await find()).toEqual({ hasWritten: false, isSecured: false, isNamed: false, samples: 12 });
    await db.updateTable('articles').set({ title: 'Mine now', version: 2 }).where('id', '=', '3').execute();
    expect(await find()).toEqual({ hasWritten: true, isSecured: false, isNamed: false, samples: 11 });

    await db.updateTable('articles').set({ deletedAt: '2025-12-01T00:00:00.000Z' }).where('id', '=', '4').execute();
    const deletedAt = await removeSamples(deps);
    const left = () => db.selectFrom('articles').select('id').where('deletedAt', 'is', null).orderBy('id').execute();
    expect(await left()).toEqual([{ id: '3' }]);
    expect(await find()).toMatchObject({ samples: 0 });

    await restoreSamples(deps, deletedAt);
    expect(await left()).toHaveLength(11); // not the one that was deleted before
    stop();
  });

  test('are put away for good, and begin with the first article that is the author’s own', async () => {
    const { db, deps, find, stop } = await setUp();
    await insertArticle(db, { id: 'my-first' });
    expect(await find()).toMatchObject({ hasWritten: true });
    await db.updateTable('siteDocuments').set({ fields: '{"name":"Ama"}' }).where('id', '=', 'identity').execute();
    expect(await find()).toMatchObject({ isNamed: true });
    await hideFirstSteps(deps);
    await hideFirstSteps(deps);
    expect(await find()).toBeNull();
    stop();
  });
});
