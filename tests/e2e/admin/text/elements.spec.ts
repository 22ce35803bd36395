import type { Page } from '@playwright/test';
import { chooseInMenu, expect, pressTool, test, waitForEditor } from '../../support/admin.ts';

async function openEditor(page: Page, html = '') {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await chooseInMenu(page, 'HTML');
  await page.locator('textarea.content-source').fill(html);
  await chooseInMenu(page, 'Edit visually');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
}

async function readSource(page: Page): Promise<string> {
  await chooseInMenu(page, 'HTML');
  return page.locator('textarea.content-source').inputValue();
}

test('[ART-10] a footnote is written where it belongs, and the sentence goes on after it', async ({ page }) => {
  await openEditor(page, '<p>Prices rose</p>');
  await pressTool(page, 'Footnote');
  await page.keyboard.type('By 4 %.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('in May');
  expect(await readSource(page)).toBe('<p>Prices rose<small class="footnote">By 4 %.</small> in May</p>');
});

test('[ART-10] what is typed before, in and after a footnote stays there', { tag: '@all' }, async ({ page }) => {
  await openEditor(page, '<p>One<small class="footnote">a note</small> two</p>');
  await page.keyboard.press('Home');
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('!');
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x');
  await page.keyboard.press('End');
  await page.keyboard.type(', three');
  const html = await readSource(page);
  expect(html.replace('x', '')).toBe('<p>One!<small class="footnote">a note</small> two, three</p>');
  expect(html).toMatch(/<small class="footnote">[^<]*x[^<]*<\/small>/);
});

test('[ART-10] a callout, definitions and a link card come from the list at /', { tag: '@all' }, async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('/callout');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Before you start');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/definitions');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bale');
  await page.keyboard.press('Enter');
  await page.keyboard.type('45 kg');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/link card');
  await page.keyboard.press('Enter');
  await page.getByLabel('Address').fill('https://example.org/bales');
  await page.getByLabel('Address').press('Enter');
  expect(await readSource(page)).toBe(
    [
      '<blockquote class="callout"><p>Before you start</p></blockquote>',
      '<dl>\n<dt>Bale</dt>\n<dd>45 kg</dd>\n</dl>',
      '<p class="link-card"><a href="https://example.org/bales" rel="noopener">https://example.org/bales</a></p>',
    ].join('\n'),
  );
});

test('[ART-10] pictures beside each other become a gallery and single ones again, and one is made wider', { tag: '@all' }, async ({
  page,
}) => {
  const figure = (name: string) => `<figure><img src="/pictures/${name}.svg" alt="${name}"></figure>`;
  await openEditor(page, `${figure('1')}${figure('2')}<p>Words</p>`);
  const first = page.locator('.figure-image').first();
  await first.click();
  await page.getByRole('button', { name: 'Gallery' }).click();
  await chooseInMenu(page, 'HTML');
  const source = page.locator('textarea.content-source');
  await expect(source).toHaveValue(`<figure class="gallery">\n${figure('1')}\n${figure('2')}\n</figure>\n<p>Words</p>`);
  await chooseInMenu(page, 'Edit visually');
  await first.click();
  await page.getByRole('button', { name: 'Gallery' }).click();
  await first.click();
  await page.getByRole('button', { name: 'Wide', exact: true }).click();
  expect(await readSource(page)).toBe(`${figure('1').replace('<figure>', '<figure class="wide">')}\n${figure('2')}\n<p>Words</p>`);
});

test('[ART-10] a quotation is made a pull quote, and code says its language', { tag: '@all' }, async ({ page }) => {
  await openEditor(page, '<blockquote><p>A price is a sentence.</p></blockquote>');
  await page.getByText('A price is a sentence.').click();
  await pressTool(page, 'Pull quote');
  await expect(page.getByRole('button', { name: 'Pull quote' })).toHaveAttribute('aria-pressed', 'true');
  expect(await readSource(page)).toBe('<blockquote class="pull-quote"><p>A price is a sentence.</p></blockquote>');
  await openEditor(page, '<pre><code>let a;</code></pre>');
  await page.getByText('let a;', { exact: true }).click();
  await page.getByRole('button', { name: 'TypeScript' }).click();
  expect(await readSource(page)).toBe('<pre><code class="language-typescript">let a;</code></pre>');
});
