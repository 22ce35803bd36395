import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgresCluster } from '../../support/postgres-cluster.ts';
import { startSite } from '../../support/site.ts';
import { expect, fillArticle, row, save, setUp, test, toast, waitForEditor } from '../support/admin.ts';

test.use({ allowedMessages: [[/^Failed to|status of 503|ERR_/], { scope: 'test' }] });

const DOWN_MS = 8000;

test('[ADM-18] [OPS-8] an article that is saved while PostgreSQL is stopped is stored once, by itself, when it is back', async ({
  browser,
}) => {
  test.slow();
  const cluster = await startPostgresCluster();
  const site = await startSite({
    dataDir: mkdtempSync(path.join(tmpdir(), 'byline-outage-')),
    settings: { DATABASE_URL: cluster.url },
  });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    await setUp(context.request, site);
    const page = await context.newPage();
    await page.goto('/admin/articles/new');
    await waitForEditor(page);
    await fillArticle(page, { title: 'Through the outage', content: '<p>Every word.</p>' });
    const back = cluster.restart('fast', DOWN_MS);
    await expect.poll(async () => (await context.request.get('/admin/status.json')).status()).toBe(503);
    await save(page);
    await expect(toast(page, 'Failed to create article')).toBeVisible();
    const line = page.getByRole('dialog').getByRole('alert');
    await expect(line).toContainText('Your text is kept on this device. It will be sent again automatically while this form is open.');
    await back;
    await expect(toast(page, 'Article created successfully')).toBeVisible({ timeout: 45_000 });
    await expect(toast(page, 'Failed to create article')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 'Through the outage')).toHaveCount(1);
    expect(await (await context.request.get('/blog/through-the-outage')).text()).toContain('Every word.');
    await expect(page.locator('.fault-stop')).toHaveCount(0);
  } finally {
    await context.close();
    await site.stop();
    await cluster.stop();
  }
});
