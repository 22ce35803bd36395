import { chromium } from '@playwright/test';
import { findBrowser } from '../../support/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

const PAGES = PUBLIC_PAGES.filter((path) => !/^\/(auth|admin|leadreship|blog\/none|category\/gardening)/.test(path)); // private or not there

test('every public page comes back from the back and forward cache, scripts and all', async ({ site }) => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking'],
    chromiumSandbox: process.getuid?.() !== 0,
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // Playwright turns it off
  });
  const page = await browser.newPage();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Page.enable');
  const reasons: string[] = [];
  wire.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  for (const path of PAGES) {
    await page.goto(site.url + path);
    await page.mouse.wheel(0, 300); // the islands' scripts must not stand in the way either
    await page.evaluate(() => {
      document.documentElement.dataset.comeBack = '';
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.comeBack = String(persisted);
      });
    });
    await page.goto(`${site.url}/sitemap?elsewhere`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), `${path}: ${reasons}`).toHaveAttribute('data-come-back', 'true');
  }
  expect(reasons).toEqual([]);
  await browser.close();
});
