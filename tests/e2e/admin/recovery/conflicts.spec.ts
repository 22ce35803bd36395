import type { Page } from '@playwright/test';
import { CHANGED_SINCE } from '#features/editor/save/save-response.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, openSettings, save, storeArticle, test, toast, waitForEditor, writeSource } from '../../support/admin.ts';

test.use({ allowedMessages: [[/^Failed to|status of 409|ERR_FAILED/], { scope: 'test' }] });

const stored = async (page: Page, id: string) => (await page.request.get(`/blog/${id}`)).text();

test('[ADM-14] of two tabs the second is told: see theirs, copy mine, keep mine', async ({ api, context, page }) => {
  const { id } = await storeArticle(api, { title: 'Two pens', content: '<p>Before.</p>' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/admin/articles/${id}`);
    await waitForEditor(tab);
  }
  await writeSource(other, '<p>Theirs.</p>');
  await save(other);
  await expect(toast(other, 'Article updated successfully')).toBeVisible();
  await writeSource(page, '<p>Mine.</p>');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: CHANGED_SINCE });
  await notice.getByRole('button', { name: 'See the other version' }).click();
  await expect(notice.locator('.difference del').last()).toContainText('Mine');
  await expect(notice.locator('.difference ins').last()).toContainText('Theirs');
  await expect(notice.locator('.difference')).not.toContainText('Visible');
  await notice.getByRole('button', { name: 'Copy my version' }).click();
  await expect(notice).toContainText('Copied');
  expect(await stored(page, id)).toContain('Theirs.');
  await notice.getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  expect(await stored(page, id)).toContain('Mine.');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`[ADM-14] at the end of a long text a conflict is in view with the focus, ${viewport.width} pixels wide`, { tag: '@all' }, async ({
    api,
    page,
  }) => {
    await page.setViewportSize(viewport);
    const fields = { title: 'Long and changed', category: 'BRAND', excerpt: 'An excerpt.', imageUrl: '/pictures/1.svg', tags: '' };
    const content = `<p>${'ten words stand in each of these sentences of it. '.repeat(10)}</p>`.repeat(15);
    const { id } = await storeArticle(api, { ...fields, content });
    await page.goto(`/admin/articles/${id}`);
    await waitForEditor(page);
    const text = page.getByLabel(/^Content( \*)?$/);
    await text.press('Control+End');
    await page.keyboard.type('Mine.');
    await api.post('/admin/do/content.save', {
      data: { kind: 'article', id, form: { ...fields, content: '<p>Theirs.</p>', version: '1' } },
    });
    await page.keyboard.press('Control+s');
    const notice = page.getByRole('alert').filter({ hasText: CHANGED_SINCE });
    await expect(notice).toBeVisible();
    const [first, ...others] = await notice.getByRole('button').all();
    await expect(first ?? notice).toBeFocused();
    for (const button of [first ?? notice, ...others]) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(toast(page, 'Failed to update article')).toContainText(CHANGED_SINCE);
    await expectAccessible(page);
    await first?.click();
    await expect(notice.locator('.difference').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update as newest' })).toBeInViewport({ ratio: 1 });
  });
}

test('[ADM-14] a save whose answer was lost never hides what somebody else has changed since', { tag: '@all' }, async ({ api, page }) => {
  const { id } = await storeArticle(api, { title: 'Lost and overtaken', content: '<p>Same.</p>' });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await openSettings(page);
  await page.getByRole('dialog').getByLabel('Category').selectOption('BUSINESS');
  await page.route('**/admin/do/content.save', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Failed to update article')).toBeVisible();
  await page.unroute('**/admin/do/content.save');
  const theirs = { title: 'Lost and overtaken', category: 'BUSINESS', excerpt: 'An excerpt.', imageUrl: '/pictures/1.svg' };
  await api.post('/admin/do/content.save', {
    data: { kind: 'article', id, form: { ...theirs, content: '<p>Same.</p>', tags: 'theirs', version: '2' } },
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: CHANGED_SINCE })).toBeVisible();
  expect(await stored(page, id)).toContain('theirs');
});
