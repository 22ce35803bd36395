import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const PAGES = ['/', '/blog/1', '/category/brand', '/solution/the-growth-year-on-one-page'];

test('names that carry over from page to page are on each page once, and the cover and the title have the same on both', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    const names = await carriedNames(page);
    expect(names.length, path).toBeGreaterThan(0);
    expect(new Set(names).size, path).toBe(names.length);
  }
  await page.goto('/');
  expect(await carriedNames(page)).toEqual(expect.arrayContaining(['cover-1', 'title-1']));
  await page.goto('/blog/1');
  expect(await carriedNames(page)).toEqual(expect.arrayContaining(['cover-1', 'title-1']));
});

test('a page turns into the next one', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.toggleAttribute('data-turned', Boolean((event as Event & { viewTransition: unknown }).viewTransition));
    });
  });
  await page.goto('/');
  await page.locator('.cover').getByRole('link').click();
  await expect(page).toHaveURL('/blog/1');
  await expect(page.locator('html')).toHaveAttribute('data-turned', '');
});

test('the picture that a page opens with is there at once; those below are woven when they come into view', async ({ page }) => {
  await page.goto('/');
  const animationOf = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).animationName);
  expect(await animationOf('.cover-media')).toBe('none');
  expect(await animationOf('.cover-media > img')).toBe('none');
  const below = page.locator('.contents-item img').last();
  await below.scrollIntoViewIfNeeded();
  await expect.poll(() => below.evaluate((image) => image.getAnimations().map(({ playState }) => playState))).toEqual(['finished']);
  expect(await below.evaluate((image) => getComputedStyle(image).clipPath)).toMatch(/^inset\(0px( 0%)? ?/);
});

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    for (const path of [...PAGES, '/contact']) {
      await page.goto(path);
      expect(await page.evaluate(findMotion), path).toEqual([]);
      expect(await carriedNames(page), path).toEqual([]);
    }
    await page.locator('.site-header').getByLabel('Search', { exact: true }).click();
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
    expect(await page.evaluate(findMotion), 'search').toEqual([]);
  });
});

function carriedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.carries')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );
}

function findMotion(): string[] {
  const moving = [...document.querySelectorAll('*')].filter((element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
      return (
        animationName !== 'none' || transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0) || scrollBehavior === 'smooth'
      );
    }),
  );
  return [...moving.map((element) => element.outerHTML.slice(0, 80)), ...document.getAnimations().map(String)];
}
