import type { Page } from '@playwright/test';
import { edgeTest, expect, test } from '../support/fixtures.ts';
import { KINDS_OF_PAGE, OTHER_PAGES, STATUS_MESSAGE } from '../support/public-pages.ts';

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
test.use({ ...phone, allowedMessages: [STATUS_MESSAGE] });
edgeTest.use(phone);

test('on a phone everything that can be touched is 44 pixels high and wide', async ({ page }) => {
  await expectLargeTargets(page, KINDS_OF_PAGE);
  await page.goto('/');
  await page.locator('.menu > summary').tap();
  expect(await page.evaluate(findSmallTargets), 'menu').toEqual([]);
  await page.locator('.menu > summary').tap();
  await page.getByRole('banner').getByLabel('Search', { exact: true }).tap();
  await page.getByRole('banner').getByRole('searchbox').fill('brand');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Found');
  expect(await page.evaluate(findSmallTargets), 'search').toEqual([]);
});

test('on a phone everything that can be touched is as large on every other page', { tag: '@all' }, async ({ page }) => {
  await expectLargeTargets(page, OTHER_PAGES);
});

edgeTest('the pages of a long category can be turned with a thumb', { tag: '@all' }, async ({ page }) => {
  await page.goto('/category/marketing');
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
});

async function expectLargeTargets(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(findSmallTargets), path).toEqual([]);
  }
}

/** In the page: what is smaller than a fingertip; a link or the number of a note in running text may be, and a card is as large as all of it. */
function findSmallTargets(): string[] {
  const small: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input:not([type=hidden])')) {
    const isPressedByLabel = control instanceof HTMLInputElement && getComputedStyle(control).pointerEvents === 'none';
    const element = isPressedByLabel ? (control.labels?.[0] ?? control) : control;
    if (!element.checkVisibility() || element.closest('[inert], .skip-link')) continue;
    const isInline = getComputedStyle(element).display === 'inline';
    const isInText = isInline && element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    if (isInText && !element.classList.contains('card-link')) continue;
    const target = element.classList.contains('card-link') ? element.closest('.card') : (element.closest('label') ?? element);
    const { width, height } = (target ?? element).getBoundingClientRect();
    if (width < 43.9 || height < 43.9)
      small.push(`${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`);
  }
  return small;
}
