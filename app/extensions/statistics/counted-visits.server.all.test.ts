import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { createFolder } from '#tests/backup/backups.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/processes.ts';

test('[ADM-23] the running site counts an article that is opened, and stores it at its stop', async () => {
  const dataDir = createFolder();
  const site = await startSite(dataDir);
  onTestFinished(() => site.stop());
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(() => db.destroy());
  await insertArticle(db, { id: 'tea', address: 'on-tea' });
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', accept: 'text/html', referer: 'https://www.news.example/story' };
  await expect.poll(async () => (await sendRequest(site, '/blog/on-tea', { headers })).status).toBe(200);
  await site.stop();
  expect(await db.selectFrom('itemViews').select(['kind', 'itemId', 'views']).orderBy('kind').execute()).toEqual([
    { kind: 'article', itemId: 'tea', views: 1 },
    { kind: 'site', itemId: '', views: 1 },
  ]);
  expect(await db.selectFrom('viewHosts').select(['itemId', 'host']).where('kind', '=', 'article').execute()).toEqual([
    { itemId: 'tea', host: 'news.example' },
  ]);
});
