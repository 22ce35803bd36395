import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

declare global {
  interface Window {
    shifts: { value: number; sources: string[] }[];
  }
}

const PAGES = [
  '/',
  '/blog/3',
  '/solution/the-growth-year-on-one-page',
  '/category/brand',
  '/services',
  '/about',
  '/contact',
  '/sitemap',
  '/leadreship',
  '/auth',
];
const FONT_MS = 1500;

test.use({ allowedMessages: [/status of 404|preloaded using link preload but not used/] });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? ''));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
        window.shifts.push({ value: entry.value, sources: entry.sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} pixels when the fonts come late, and no text waits for them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_MS));
      await route.continue().catch(() => undefined); // the page may be gone
    });
    for (const path of PAGES) {
      const fonts = page.waitForResponse(/grotesque.*\.woff2/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const firstText = await page.evaluate(firstPaintOfText);
      expect(firstText, `${path}: first text`).toBeLessThan(FONT_MS);
      await fonts;
      expect(await shiftsAfterScrolling(page), path).toEqual([]);
    }
  });

  test(`nothing moves at ${width} pixels with the fonts kept`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/privacy');
    await page.evaluate(() => document.fonts.ready);
    for (const path of PAGES) {
      await page.goto(path);
      expect(await shiftsAfterScrolling(page), path).toEqual([]);
    }
  });
}

/** When the first text or picture was painted, in milliseconds; text in a font that is waited for does not count as painted. */
function firstPaintOfText(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

async function shiftsAfterScrolling(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let at = 0; at < document.documentElement.scrollHeight; at += 700) {
      scrollTo(0, at);
      await frame();
      await frame();
    }
    await document.fonts.ready;
    await frame();
  });
  return page.evaluate(() => window.shifts);
}
