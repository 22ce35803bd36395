import type { Page } from '@playwright/test';
import { chooseInMenu, expect, test, waitForEditor } from '../support/admin.ts';

async function openEditor(page: Page, html = '') {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  if (html) {
    await chooseInMenu(page, 'HTML');
    await page.locator('textarea.content-source').fill(html);
    await chooseInMenu(page, 'Edit visually');
  }
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  return text;
}

async function sourceOf(page: Page): Promise<string> {
  await chooseInMenu(page, 'HTML');
  return page.locator('textarea.content-source').inputValue();
}

test('[ADM-17] words are found and counted, one and all of them replaced, and one undo takes all back', async ({ page }) => {
  const html = '<p>A market, a <strong>Mar</strong>ket.</p><ul><li>markets<br>market</li></ul><p>$1 (one)</p>';
  const text = await openEditor(page, html);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+f');
  const bar = page.getByRole('group', { name: 'Find and replace' });
  const field = bar.getByLabel('Find', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('market');
  await expect(bar.getByRole('status')).toHaveText('1 of 4');
  await expect(text.locator('.found-current')).toHaveText('market');
  await field.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('2 of 4');
  await field.press('Shift+Enter');
  await bar.getByRole('button', { name: 'Previous' }).click();
  await expect(bar.getByRole('status')).toHaveText('4 of 4');
  await bar.getByRole('button', { name: 'Next' }).click();
  await bar.getByLabel('Replace with').fill('shop');
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(bar.getByRole('status')).toHaveText('1 of 3');
  await expect(text.locator('p').first()).toHaveText('A shop, a Market.');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await expect(bar.getByRole('status')).toHaveText('3 replaced');
  await expect(text).toHaveText(/A shop, a shop\.shopsshop/);
  await field.fill('$1 (');
  await expect(bar.getByRole('status')).toHaveText('1 of 1');
  await field.fill('nowhere');
  await expect(bar.getByRole('status')).toHaveText('Not found');
  await field.press('Escape');
  await expect(bar).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.locator('.found')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(text.locator('p').first()).toHaveText('A shop, a Market.');
  await page.keyboard.press('Control+z');
  expect(await sourceOf(page)).toBe(html);
});

test('[ADM-7] the length of the text and of a selection stand under it, counted as for the reading time', async ({ page }) => {
  const text = await openEditor(page, `<p>One two</p><ul><li>three<br>four</li></ul>${'<p>more words</p>'.repeat(100)}`);
  const count = page.locator('.word-count');
  await expect(count).toHaveText('204 words · 2 min read');
  await text.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect(count).toHaveText('204 words · 2 min read · 1 word selected');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('And ');
  await expect(count).toHaveText('205 words · 2 min read');
});

test('[ADM-17] the contents lead to each heading', async ({ page }) => {
  const text = await openEditor(page, `<h2>First</h2>${'<p>Words.</p>'.repeat(80)}<h3>Last one</h3><p>End.</p>`);
  const contents = page.getByText('Contents (2)');
  await contents.click();
  await page.getByRole('navigation', { name: 'Contents of the text' }).getByRole('button', { name: 'Last one' }).click();
  await expect(text.getByRole('heading', { name: 'Last one' })).toBeInViewport();
  await expect(text).toBeFocused();
  await page.keyboard.type('The ');
  await expect(text.getByRole('heading', { name: 'The Last one' })).toBeVisible();
});

test('[ADM-17] a slash at the start of a paragraph offers what it can become, by keyboard and by a press', async ({ page }) => {
  const text = await openEditor(page);
  const menu = page.getByRole('listbox', { name: 'Insert' });
  await page.keyboard.type('/');
  await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const active = await text.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAccessibleName('Heading');
  await expect(menu.getByRole('option', { name: 'heading' })).toHaveText(['H2Heading', 'H3Subheading', 'H4Minor heading']);
  await page.keyboard.type('quota');
  await expect(menu.getByRole('option')).toHaveText([/Quotation/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Said');
  await expect(text.locator('blockquote')).toHaveText('Said');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(text).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.type('no/thing');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await menu.getByRole('option', { name: 'Numbered list' }).click();
  await page.keyboard.type('First');
  await expect(text.locator('ol')).toHaveText('First');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.type('/photo');
  await page.keyboard.press('Enter');
  expect((await choosing).isMultiple()).toBe(true);
  expect(await sourceOf(page)).toBe('<blockquote><p>Said</p></blockquote>\n<p>/no/thing</p>\n<ol>\n<li>First</li>\n</ol>');
});

const SHORTCUTS = [
  { typed: '## Head', html: '<h2>Head</h2>' },
  { typed: '### Head', html: '<h3>Head</h3>' },
  { typed: '#### Head', html: '<h4>Head</h4>' },
  { typed: '- One', html: '<ul><li>One</li></ul>' },
  { typed: '1. One', html: '<ol><li>One</li></ol>' },
  { typed: '> Said', html: '<blockquote><p>Said</p></blockquote>' },
  { typed: '``` let x', html: '<pre><code>let x</code></pre>' },
  { typed: '---', html: '<hr>' },
  { typed: 'a **b** c', html: '<p>a <strong>b</strong> c</p>' },
  { typed: 'a *b* c', html: '<p>a <em>b</em> c</p>' },
  { typed: 'a ~~b~~ c', html: '<p>a <s>b</s> c</p>' },
  { typed: 'a `b` c', html: '<p>a <code>b</code> c</p>' },
  { typed: 'a ==b== c', html: '<p>a <mark>b</mark> c</p>' },
];

test('[ADM-17] the shortcuts that the formatting guide names work', async ({ page }) => {
  const text = await openEditor(page);
  for (const { typed, html } of SHORTCUTS) {
    await page.keyboard.type(typed);
    const source = await sourceOf(page);
    expect(source.replace(/\n/g, ''), typed).toBe(html);
    await chooseInMenu(page, 'Edit visually');
    await text.click();
    for (const keys of ['Control+a', 'Backspace', 'Backspace', 'Backspace']) await page.keyboard.press(keys);
  }
  await chooseInMenu(page, 'Formatting guide');
  await expect(page.getByText('a list of what can be inserted')).toBeVisible();
});

/** As on a busy machine. */
const holdFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (callback) => window.setTimeout(callback, 2000);
  });

test('[ADM-17] what is typed as soon as a link’s address is entered follows the link', async ({ page }) => {
  const text = await openEditor(page);
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address').fill('example.com/market');
  await holdFrames(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Next');
  await expect(text.locator('p')).toHaveText(['example.com/market', 'Next']);
  await expect(text.getByRole('link')).toHaveText('example.com/market');
});

test('[ADM-17] what is typed as soon as an image is described follows the image', async ({ page }) => {
  const text = await openEditor(page, '<p>Before.</p><figure><img src="/pictures/1.svg" alt="A mat"></figure><p>After.</p>');
  await text.getByAltText('A mat').click();
  const description = page.getByRole('group', { name: 'Image', exact: true }).getByLabel('Description', { exact: true });
  await description.fill('A woven mat');
  await holdFrames(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Next');
  await expect(text.locator('> p')).toHaveText(['Before.', 'Next', 'After.']);
  await expect(text.getByAltText('A woven mat')).toBeVisible();
});
