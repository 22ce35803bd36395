import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as adminTest } from '../support/admin.ts';
import { edgeTest, expect, test } from '../support/fixtures.ts';
import { ADMIN_FORMS, ADMIN_PAGES, EDGE_PAGES, KINDS_OF_PAGE, OTHER_PAGES, STATUS_MESSAGE } from '../support/public-pages.ts';

test.use({ allowedMessages: [STATUS_MESSAGE], contextOptions: { reducedMotion: 'reduce' } });
edgeTest.use({ contextOptions: { reducedMotion: 'reduce' } });
adminTest.use({ contextOptions: { reducedMotion: 'reduce' } });

const IN_GATE = 5; // of the kinds of page: each takes two seconds
for (const { part, paths, tag } of [
  { part: 'a few kinds', paths: KINDS_OF_PAGE.slice(0, IN_GATE), tag: [] },
  { part: 'the other kinds', paths: KINDS_OF_PAGE.slice(IN_GATE), tag: ['@all'] },
  { part: 'the other pages', paths: OTHER_PAGES, tag: ['@all'] },
]) {
  test(`axe finds nothing on public pages, light and dark (${part})`, { tag }, async ({ page }) => {
    test.slow();
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      await expectNothing(page, path, at > 0 ? 'main' : 'body'); // the frame is the same on all
    }
  });
}

test('axe finds nothing in the open search, light and dark', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Search', { exact: true }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('brand');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Found');
  await expectNothing(page, 'search', '.site-header');
  await page.getByRole('banner').getByRole('searchbox').fill('zzzqqq');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('No articles');
  await expectNothing(page, 'search without results', '.site-header');
});

test('axe finds nothing in the open menu, on a form with errors and on one that was sent', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByLabel('Full name').fill('Ama');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please').first()).toBeVisible();
  await expectNothing(page, 'errors', 'main');
  for (const [label, text] of [
    ['Email', 'ama@example.com'],
    ['Subject', 'A talk'],
    ['Message', 'In March?'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This form does not send yet')).toBeVisible();
  await expectNothing(page, 'sent', 'main');
  await page.locator('.menu > summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNothing(page, 'menu', '.site-header');
});

edgeTest('axe finds nothing on pages at the edge, light and dark', { tag: '@all' }, async ({ page }) => {
  edgeTest.slow();
  for (const path of EDGE_PAGES.filter((path) => path !== '/category/marketing')) {
    await page.goto(path);
    await expectNothing(page, path, 'main');
  }
});

adminTest('axe finds nothing at the admin, light and dark', { tag: '@all' }, async ({ page }) => {
  adminTest.slow();
  for (const path of ADMIN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothing(page, path);
  }
  for (const path of ADMIN_FORMS) {
    await page.goto(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing(page, path);
  }
});

/** All rules in one theme, and those of colour in the other. */
async function expectNothing(page: Page, where: string, part = 'body') {
  const quick = { resultTypes: ['violations' as const], preload: false };
  const analyze = (options: object) => new AxeBuilder({ page }).include(part).options(options).setLegacyMode().analyze(); // no page has frames, which the other mode opens a page for
  await page.emulateMedia({ colorScheme: 'light' });
  expect(describeAll(await analyze(quick)), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(describeAll(await analyze({ ...quick, runOnly: ['color-contrast'] })), `${where}, dark`).toEqual([]);
}

function describeAll({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}
