import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { insertArticle } from '../../factories/article.ts';
import { insertSolution } from '../../factories/solution.ts';
import { insertVideo } from '../../factories/video.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { test as base, expect } from '../support/fixtures.ts';

function siteWith(fill: (db: Db) => Promise<unknown>) {
  return base.extend<object, { site: RunningSite }>({
    site: [
      async ({ browserName: _ }, use) => {
        const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-home-'));
        const db = await openDatabase({ databaseUrl: '', dataDir });
        await migrate(db);
        await db.insertInto('seeds').values({ name: 'built-in-articles', doneAt: '2025-01-01T00:00:00.000Z' }).execute();
        await fill(db);
        await db.destroy();
        const site = await startSite({ dataDir });
        await use(site);
        await site.stop();
      },
      { scope: 'worker' },
    ],
  });
}

const emptyTest = siteWith(async () => undefined);

const sparseTest = siteWith(async (db) => {
  const date = (day: number) => `2025-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  await insertArticle(db, { id: 'newest', publishedAt: date(20) });
  await insertArticle(db, { id: 'second', publishedAt: date(19), imageUrl: '/pictures/1.svg' });
  await insertArticle(db, { id: 'future', publishedAt: '2999-01-01T00:00:00.000Z' });
  await insertSolution(db, { id: 'only', excerpt: null });
  await insertSolution(db, { id: 'hidden', isActive: false });
  for (const day of [1, 2, 3]) await insertVideo(db, { id: `v${day}`, publishedAt: date(day), title: `Video of day ${day}` });
  await insertVideo(db, { id: 'off', isActive: false, title: 'Hidden video' });
});

emptyTest(
  '[HOME-2] [HOME-4] [VID-3] with nothing published the page stands, says so of the videos, and leaves the rest out',
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('No videos available at the moment.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: /More from|Solutions|In this issue/ })).toHaveCount(0);
    await expect(page.locator('.skeleton')).toHaveCount(0);
  },
);

sparseTest('[HOME-2] [HOME-3] an image shows only where there is one, and what is to come is not there', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.cover').getByRole('link')).toHaveAttribute('href', '/blog/newest');
  await expect(page.locator('.cover img')).toHaveCount(0);
  await expect(page.locator('.contents-grid').getByRole('link')).toHaveAttribute('href', '/blog/second');
  await expect(page.locator('.contents-grid img')).toHaveCount(1);
  await expect(page.getByRole('region', { name: /^More from/ })).toHaveCount(0);
});

sparseTest('[HOME-5] [VID-1] only what is active shows; with three videos there are no controls', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.spread').getByRole('link')).toHaveCount(1);
  const strip = page.getByRole('region', { name: '360 Growth' });
  await strip.hover();
  await expect(strip.getByRole('heading', { level: 3 })).toContainText(['Video of day 3', 'Video of day 2', 'Video of day 1']);
  await expect(strip.getByRole('button')).toHaveCount(0);
  await expect(strip.locator('[inert]')).toHaveCount(0);
});
