import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { startPostgresCluster } from '../../support/postgres-cluster.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { test as base, expect } from '../support/fixtures.ts';

const TABLES = 'articles, growth_solutions, youtube_videos';

interface SlowSite extends RunningSite {
  /** Nothing can be read until the function that it gives back is called. */
  lockContent(tables?: string): Promise<() => Promise<void>>;
  /** Makes every page due to be rendered anew. */
  touchContent(): Promise<unknown>;
  query(text: string): Promise<unknown>;
}

const test = base.extend<object, { slowSite: SlowSite }>({
  site: async ({ slowSite }, use) => use(slowSite),
  slowSite: [
    async ({ browserName: _ }, use) => {
      const cluster = await startPostgresCluster();
      const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-slow-'));
      const site = await startSite({ demo: true, dataDir, settings: { DATABASE_URL: cluster.url } });
      const clients: Client[] = [];
      const connect = async () => {
        const client = new Client({ connectionString: cluster.url });
        clients.push(client);
        await client.connect();
        return client;
      };
      const query = async (text: string) => {
        const client = await connect();
        return client.query(text);
      };
      // The jobs of a start read what is locked later, and would hold every connection meanwhile.
      const areDone = async () => (await query('select bool_and(due_at > now()) as done from jobs')).rows[0].done;
      await expect.poll(areDone).toBe(true);
      await use({
        ...site,
        async lockContent(tables = TABLES) {
          const client = await connect();
          await client.query('begin');
          await client.query(`lock table ${tables} in access exclusive mode`);
          return () => client.end();
        },
        touchContent: () => query('update content_version set version = version + 1'),
        query,
      });
      await Promise.all(clients.map((client) => client.end()));
      await site.stop();
      await cluster.stop();
    },
    { scope: 'worker' },
  ],
});

/** Robots are sent whole pages, and the server takes a headless browser for one. */
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' });

test.describe.configure({ mode: 'serial' });

const SOON = { timeout: 5000 };

/** Opens the home page until the server has noticed that it is due to be rendered anew. */
async function openSlowPage(page: Page) {
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.filmstrip .skeleton').first()).toBeAttached({ timeout: 1500 });
  }).toPass({ timeout: 60_000 });
}

/** The page's parts by what each begins with, as they stand in the HTML. */
const ORDER = ['home-header', 'cover', 'contents', 'films', 'solutions', 'more', 'newsletter-title', 'site-footer'];

function getOrder(html: string): string[] {
  const starts =
    /class="(home-header|cover)[ "]|<h2[^>]* id="(contents|films|solutions|more|newsletter-title)"|<(?:footer) class="(site-footer)/g;
  return [...html.matchAll(starts)].map((match) => match.slice(1).find(Boolean) ?? '');
}

test.describe('while nothing can be read', () => {
  test.use({ allowedMessages: [/status of 503/] });

  test('[HOME-7] where the data is slow the frame is sent at once, and the sections follow behind their skeletons', async ({
    page,
    slowSite,
  }) => {
    await expect(async () => {
      await slowSite.touchContent();
      const unlock = await slowSite.lockContent();
      try {
        await openSlowPage(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON);
        await expect(page.getByRole('contentinfo')).toBeAttached(SOON);
        await expect(page.locator('.contents-grid .contents-item .media.skeleton')).toHaveCount(6, SOON);
        await expect(page.locator('.cover .media.skeleton')).toBeVisible(SOON);
      } finally {
        await unlock();
      }
      await expect(page.locator('.cover').getByRole('link')).toHaveAttribute('href', '/blog/1', SOON);
      await expect(page.locator('.contents-grid').getByRole('article')).toHaveCount(9, SOON);
      await expect(page.locator('.film')).toHaveCount(7, SOON);
      await expect(page.locator('.skeleton')).toHaveCount(0, SOON);
    }).toPass({ timeout: 180_000 }); // a busy machine may take longer than the three seconds that the site waits for a locked table
  });
});

test('[HOME-7] one slow section keeps no other waiting, and an island that comes late wakes', async ({ page, slowSite }) => {
  await slowSite.touchContent();
  const unlock = await slowSite.lockContent('youtube_videos');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSlowPage(page);
  await expect(page.locator('.contents-grid').getByRole('article')).toHaveCount(9);
  await expect(page.locator('.spread-item')).toHaveCount(3);
  await unlock();
  await expect(page.locator('.film')).toHaveCount(7);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeAttached();
});

test('[HOME-7] once it is quick again no skeleton is in the page', async ({ request, slowSite }) => {
  await slowSite.touchContent();
  await expect(async () => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('href="/blog/1"');
    expect(html.slice(html.indexOf('<body'))).not.toContain('skeleton');
  }).toPass({ timeout: 60_000 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HOME-7] a slow page shows its sections to readers without scripts too', async ({ page, slowSite }) => {
    await slowSite.touchContent();
    const unlock = await slowSite.lockContent();
    await openSlowPage(page);
    await unlock();
    await expect(page.getByRole('link', { name: 'Your African strategy should fit on one street' })).toBeVisible();
    await expect(page.locator('.contents-grid').getByRole('article').first()).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const footer = await page.getByRole('contentinfo').boundingBox();
    const film = await page.locator('.film').first().boundingBox();
    expect(footer?.y).toBeGreaterThan(film?.y ?? 0);
  });

  test('[HOME-7] [HOME-1] no heading waits for its content, and the page ends whole and in its order', async ({ page, slowSite }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await slowSite.touchContent();
    const unlock = await slowSite.lockContent();
    await openSlowPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Latest articles' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '360 Growth' })).toHaveCount(0);
    const before = loads.length;
    await unlock();
    await expect(page.locator('.skeleton, [id^="S:"]')).toHaveCount(0);
    await expect(page.locator('.film')).toHaveCount(7);
    expect(await getOrder(await page.content())).toEqual(ORDER);
    await page.waitForLoadState('networkidle'); // it is not fetched again and again
    expect(loads.length).toBe(before + 1);
  });
});

test('[HOME-7] [HOME-1] what is no browser that runs scripts waits for the whole page, in its order', async ({ request, slowSite }) => {
  await slowSite.touchContent();
  const unlock = await slowSite.lockContent('youtube_videos');
  const answers = Promise.all(
    ['Lynx/2.9.0 libwww-FM/2.14', 'w3m/0.5.3'].map((agent) => request.get('/', { headers: { 'user-agent': agent } })),
  );
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await unlock();
  for (const answer of await answers) expect(getOrder(await answer.text())).toEqual(ORDER);
});

test.describe('when a page fails', () => {
  test.use({ allowedMessages: [/500/] });

  test('[HOME-7] the frame stands around what went wrong, and the failure is not kept', async ({ page, slowSite }) => {
    await slowSite.query('alter table articles rename to articles_away');
    const answer = await page.goto('/category/leadership');
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await slowSite.query('alter table articles_away rename to articles');
    expect((await page.reload())?.status()).toBe(200);
  });
});
