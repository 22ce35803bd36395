import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const strip = (page: Page) => page.getByRole('region', { name: '360 Growth' });
const next = (page: Page) => strip(page).getByRole('button', { name: 'Next' });
const previous = (page: Page) => strip(page).getByRole('button', { name: 'Previous' });

/** Titles of the videos that can be reached. */
function reachable(page: Page) {
  return strip(page).locator('.film:not([inert]) .card-link');
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[VID-1] three videos a page, previous and next wrap around, and the page is announced', async ({ page }) => {
    await page.goto('/');
    await expect(strip(page).getByRole('heading', { name: '360 Growth' })).toBeVisible();
    const titles = await strip(page).locator('.film-title').allTextContents();
    expect(titles).toHaveLength(7);
    const page1 = titles.slice(0, 3);
    await next(page).click();
    await expect(strip(page).getByText('Page 2 of 3')).toBeAttached();
    await expect(reachable(page)).toHaveText(titles.slice(3, 6));
    await expect(reachable(page).first()).toBeInViewport({ ratio: 1 });
    await next(page).click();
    await expect(strip(page).getByText('Page 3 of 3')).toBeAttached();
    await expect(reachable(page)).toHaveText(titles.slice(4, 7));
    await expect(reachable(page).last()).toBeInViewport({ ratio: 1 });
    await next(page).click();
    await expect(strip(page).getByText('Page 1 of 3')).toBeAttached();
    await expect(reachable(page)).toHaveText(page1);
    await previous(page).click();
    await expect(strip(page).getByText('Page 3 of 3')).toBeAttached();
  });

  test('[VID-1] dots lead to their pages', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await strip(page).getByRole('button', { name: 'Page 3' }).click();
    await expect(strip(page).getByText('Page 3 of 3')).toBeAttached();
    await expect(strip(page).getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'true');
    await expect(strip(page).locator('.dot')).toHaveCount(3);
  });

  test('[VID-1] what is not on the page cannot be reached by Tab, and focus is not lost', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await previous(page).focus();
    await expect(strip(page).getByText('Page 1 of 3')).toBeAttached();
    const stops: string[] = [];
    for (let presses = 0; presses < 7; presses++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() =>
          document.activeElement?.closest('.film') ? 'film' : (document.activeElement?.getAttribute('aria-label') ?? ''),
        ),
      );
    }
    expect(stops).toEqual(['Next', 'film', 'film', 'film', 'Page 1', 'Page 2', 'Page 3']);
    await page.keyboard.press('Enter');
    await expect(strip(page).getByRole('button', { name: 'Page 3' })).toBeFocused();
  });

  test('[VID-1] a strip that is scrolled by hand says where it is', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await next(page).hover();
    await expect(strip(page).getByText('Page 1 of 3')).toBeAttached();
    await page.locator('.filmstrip-track').evaluate((track) => track.scrollTo({ left: track.scrollWidth, behavior: 'instant' }));
    await expect(strip(page).getByText('Page 3 of 3')).toBeAttached();
  });

  test('[VID-1] it never turns by itself', { tag: '@all' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await next(page).hover();
    await expect(strip(page).getByText('Page 1 of 3')).toBeAttached();
    await page.clock.runFor(60_000); // longer than any slideshow waits
    await expect(strip(page).getByText('Page 1 of 3')).toBeAttached();
  });

  test('[VID-2] a card has its thumbnail, duration, badge, age and views, and opens the video in a new tab', async ({ page }) => {
    await page.goto('/');
    const first = strip(page).locator('.film').first();
    await expect(first.locator('img')).toHaveAttribute('alt', '');
    await expect(first.locator('.film-time')).toHaveText('18:24');
    await expect(first).toContainText('847 views');
    await expect(first).toContainText(/\d+ (day|week|month|year)s? ago/);
    await expect(first.getByText('SHORT')).toHaveCount(0);
    const link = first.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=demo-video1');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    const short = strip(page).locator('.film').nth(1);
    await expect(short.getByText('SHORT')).toBeVisible();
    await expect(short).toContainText('1.2M views');
  });
});

/** In the page: titles of the videos that the window shows whole, cuts at a side, or has beside it. */
function findPlaces() {
  const places: Record<'whole' | 'cut' | 'beside', string[]> = { whole: [], cut: [], beside: [] };
  for (const film of document.querySelectorAll('.film')) {
    const { left, right } = film.getBoundingClientRect();
    const place = left >= 0 && right <= innerWidth ? 'whole' : left < innerWidth && right > 0 ? 'cut' : 'beside';
    places[place].push(film.querySelector('.film-title')?.textContent ?? '');
  }
  return places;
}

for (const width of [640, 683, 768, 959, 1000, 1920]) {
  test.describe(`with a mouse at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[VID-1] three videos are shown whole, and arrows and dots lead to the others', { tag: '@all' }, async ({ page }) => {
      await page.goto('/');
      const { whole } = await page.evaluate(findPlaces);
      expect(whole).toHaveLength(3);
      await expect(strip(page).locator('.dot')).toHaveCount(3);
      await expect(strip(page).locator('.dot').last()).toBeVisible();
      await next(page).click();
      await expect(strip(page).getByText('Page 2 of 3')).toBeAttached();
      await expect(reachable(page)).toHaveCount(3);
      await expect(reachable(page)).not.toContainText(whole);
      const titles = await reachable(page).locator('xpath=ancestor::h3').allTextContents();
      await expect.poll(async () => (await page.evaluate(findPlaces)).whole).toEqual(titles);
    });
  });
}

for (const width of [320, 390, 639]) {
  test.describe(`with a mouse at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[VID-1] the videos stand below each other, with nothing to turn', { tag: '@all' }, async ({ page }) => {
      await page.goto('/');
      await strip(page).locator('.film').first().hover();
      await expect(next(page)).toBeHidden();
      await expect(strip(page).locator('.dot').first()).toBeHidden();
      expect((await page.evaluate(findPlaces)).whole).toHaveLength(7);
      const tops = await strip(page)
        .locator('.film')
        .evaluateAll((films) => films.map((film) => film.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(7);
      await expect(strip(page).locator('.film[inert]')).toHaveCount(0);
    });
  });
}

for (const width of [320, 390, 545, 639]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test('[VID-1] the strip is swiped: no controls, the next video is seen in part, and every one can be reached', { tag: '@all' }, async ({
      page,
    }) => {
      await page.goto('/');
      await strip(page).locator('.film').first().dispatchEvent('touchstart');
      await expect(next(page)).toBeHidden();
      await expect(strip(page).locator('.film[inert]')).toHaveCount(0);
      await expect(page.locator('.filmstrip-track')).toHaveCSS('overflow-x', 'auto');
      const { whole, cut } = await page.evaluate(findPlaces);
      expect(whole).toHaveLength(1);
      expect(cut).toHaveLength(1);
      const shown = await strip(page)
        .locator('.film')
        .nth(1)
        .evaluate((film) => innerWidth - film.getBoundingClientRect().left);
      expect(shown).toBeGreaterThan(width / 8);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[VID-1] at every width every video is shown whole, without controls, and can be reached by Tab', { tag: '@all' }, async ({
    page,
  }) => {
    for (const width of [320, 390, 640, 768, 959, 1000, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(next(page)).toBeHidden();
      await expect(strip(page).locator('.film:not([inert])')).toHaveCount(7);
      for (const film of await strip(page).locator('.film').all()) {
        const { x, width: filmWidth } = (await film.boundingBox()) ?? { x: -1, width: 0 };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + filmWidth).toBeLessThanOrEqual(width);
      }
    }
  });
});

test.describe('with three videos', () => {
  test.use({ sharedSite: 'sparse' });

  test('[VID-1] there are no controls, and nothing is cut', { tag: '@all' }, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await strip(page).locator('.film').first().hover();
      await expect(strip(page).getByRole('button')).toHaveCount(0);
      await expect(strip(page).locator('.film[inert]')).toHaveCount(0);
      expect((await page.evaluate(findPlaces)).whole).toHaveLength(3);
    }
  });
});
