import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

declare global {
  interface Window {
    shifts: { value: number; sources: string[] }[];
  }
}

test.use({ allowedMessages: [/status of 40[34]|preloaded using link preload but not used/] });

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
    for (const path of PUBLIC_PAGES) {
      const { promise: hasText, resolve: sendFonts } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await hasText;
        await route.continue().catch(() => undefined); // the page may be gone
      });
      const fonts = page.waitForResponse(/grotesque.*\.woff2/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(waitForText);
      sendFonts();
      await fonts;
      const waiting = await page.evaluate(
        () => [...document.fonts].filter(({ family, display }) => /^\w+$/.test(family) && display !== 'optional').length,
      );
      expect(waiting, path).toBe(0); // the other families are fonts of the device
      await page.unroute('**/*.woff2');
      expect(await shiftsAfterScrolling(page), path).toEqual([]);
    }
  });

  test(`nothing moves at ${width} pixels with the fonts kept`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/privacy');
    await page.evaluate(() => document.fonts.ready);
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      expect(await shiftsAfterScrolling(page), path).toEqual([]);
    }
  });
}

/** Until the first text or picture is painted; text in a font that is waited for does not count as painted. */
function waitForText(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
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
