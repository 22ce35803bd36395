import type { Page } from '@playwright/test';
import { chooseInMenu, expect, pressTool, storeArticle, test, waitForEditor, writeSource } from '../../support/admin.ts';

const OWN = '<p>My own text</p>';

async function openArticle(page: Page, api: Parameters<typeof storeArticle>[0], content = OWN) {
  const { id } = await storeArticle(api, { title: 'With a history', content });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
}

const source = (page: Page) => page.locator('textarea.content-source');

test('[ADM-6] [ADM-17] undo takes back in either view what was done in the other', async ({ page, api }) => {
  await openArticle(page, api);
  await chooseInMenu(page, 'Insert Template');
  await page.getByRole('button', { name: 'Replace the text' }).click();
  await chooseInMenu(page, 'HTML');
  await expect(source(page)).toHaveValue(/Begin with the one thing/);
  await chooseInMenu(page, 'Edit visually');
  await page.keyboard.press('ControlOrMeta+z');
  await chooseInMenu(page, 'HTML');
  await expect(source(page)).toHaveValue(OWN);
  await expect(source(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(source(page)).toHaveValue(/Begin with the one thing/);
  await expect(source(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(source(page)).toHaveValue(OWN);
  await expect(source(page)).toBeFocused();
  await source(page).press('ControlOrMeta+End');
  await page.keyboard.type('<p>Typed as HTML</p>');
  await chooseInMenu(page, 'Edit visually');
  await expect(page.getByLabel(/^Content( \*)?$/)).toContainText('Typed as HTML');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('My own text');
});

test('[ADM-17] a table is made, filled, widened, given a caption, and read in a box that scrolls', async ({ page, api }) => {
  await openArticle(page, api);
  await page.getByLabel(/^Content( \*)?$/).click();
  await pressTool(page, 'Table');
  for (const word of ['Market', 'Opens', 'Days', 'Makola']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Delete row' }).click();
  await page.getByRole('button', { name: 'Add column' }).click();
  await pressTool(page, 'Table caption');
  await page.keyboard.type('Hours');
  await chooseInMenu(page, 'HTML');
  await expect(source(page)).toHaveValue(
    /<table>\n<caption>Hours<\/caption>\n<thead>\n<tr><th>Market<\/th>.*<\/thead>\n<tbody>\n<tr>(<td><\/td>){4}<\/tr>\n<\/tbody>\n<\/table>/s, // before or after the text, as the caret was
  );
});

test('[ADM-15] [ADM-17] what saving will remove is told beside the HTML', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await writeSource(page, '<h1>Title</h1><iframe src="https://x.example/"></iframe>');
  await expect(page.getByText('On saving: <h1> becomes <h2>, <iframe> is removed.')).toBeVisible();
});
