import type { Page } from '@playwright/test';
import { TEMPLATE } from '#features/editor/body/template.ts';
import { DOCS_CLIPBOARD, DOCS_TEXT, WORD_CLIPBOARD, WORD_TEXT } from '../../factories/clipboard/word-and-docs.ts';
import { drawPicture } from '../../factories/photograph.ts';
import {
  chooseInMenu,
  expect,
  fillCover,
  openSettings,
  pressTool,
  save,
  storeArticle,
  test,
  toast,
  waitForEditor,
  writeSource,
} from '../support/admin.ts';

test.use({ allowedMessages: [[/^Nothing was pasted$/], { scope: 'test' }] });

async function openEditor(page: Page, path = '/admin/articles/new') {
  await page.goto(path);
  await waitForEditor(page);
  const text = page.getByLabel(/^Content( \*)?$/);
  await text.click();
  return text;
}

async function sourceOf(page: Page): Promise<string> {
  await chooseInMenu(page, 'HTML');
  return page.locator('textarea.content-source').inputValue();
}

async function paste(page: Page, html: string, plain = '') {
  await page.getByLabel(/^Content( \*)?$/).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.plain);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, plain },
  );
}

/** HTML as the whitelist leaves it, and what it takes out. */
async function passed(page: Page, html: string) {
  const answer = await page.evaluate(
    (content) => fetch('/admin/preview', { method: 'POST', body: JSON.stringify({ content }) }).then((response) => response.json()),
    html,
  );
  return { html: answer.html, removed: [...answer.removed.tags, ...answer.removed.attributes] };
}

test('[ADM-17] [ADM-18] every button, by mouse and by keyboard, writes what the whitelist leaves unchanged', async ({ page }) => {
  const text = await openEditor(page);
  await pressTool(page, 'Heading H2');
  await page.keyboard.type('A heading');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Heading H2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' italic');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' & <plain> ');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address').fill('example.com/?a=1&b=2');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await pressTool(page, 'List');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('inner');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pressTool(page, 'Numbered list');
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pressTool(page, 'Quotation');
  await page.keyboard.type('quoted');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pressTool(page, 'Divider');
  await pressTool(page, 'Subheading H3');
  await page.keyboard.type('Last');
  const html = await sourceOf(page);
  expect(html).toBe(`<h2>A heading</h2>
<p><strong>bold</strong><em> italic</em> &#x26; &#x3C;plain> <a href="https://example.com/?a=1&#x26;b=2" rel="noopener">example.com/?a=1&#x26;b=2</a></p>
<ul>
<li>one
<ul>
<li>inner</li>
</ul></li>
</ul>
<ol>
<li>first</li>
</ol>
<blockquote><p>quoted</p></blockquote>
<hr>
<h3>Last</h3>`);
  expect(await passed(page, html)).toEqual({ html, removed: [] });
});

test('[ADM-17] one stop for Tab, arrow keys between the buttons; Escape leaves the small form and not the large one', {
  tag: '@all',
}, async ({ page }) => {
  const text = await openEditor(page);
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Heading H2', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Subheading' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Subheading' })).toBeFocused();
  await pressTool(page, 'Link');
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an address, such as')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Address')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[ADM-17] five megabytes of pasted HTML are refused in words, and what was selected stays', { tag: '@all' }, async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('Mine');
  await page.keyboard.press('Control+a');
  await paste(page, '<p>Words of another page.</p>'.repeat(180_000));
  await expect(toast(page, 'Nothing was pasted')).toContainText('a text can have at most 500,000');
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Mine');
});

for (const [name, clipboard, written] of [
  ['Word', WORD_CLIPBOARD, WORD_TEXT],
  ['Google Docs', DOCS_CLIPBOARD, DOCS_TEXT],
] as const) {
  test(`[ADM-17] what is pasted from ${name} arrives clean`, { tag: name === 'Word' ? [] : '@all' }, async ({ page }) => {
    await openEditor(page);
    await paste(page, clipboard);
    const html = await sourceOf(page);
    expect(html).toBe(written);
    expect(await passed(page, html)).toEqual({ html, removed: [] });
  });
}

test('[ADM-17] both ways of writing are the same text: going to and fro changes nothing', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/articles/new');
  const cases = [
    TEMPLATE,
    '<p>Bare <sub>sub</sub><sup>sup</sup> <mark>mark</mark> <small>small</small> <abbr title="x">X</abbr> <q cite="https://example.com">q</q> <s>s</s> <u>u</u></p>',
    '<p lang="fr">Bonjour <em lang="fr">toi</em></p><h4>Four</h4><ol start="3" reversed><li>x</li></ol>',
    '<figure><img src="/pictures/1.svg" alt="Cloth" width="10" height="8"><figcaption>A <em>caption</em></figcaption></figure><img src="/pictures/2.svg" alt="">',
    '<blockquote cite="https://example.com">Words<p></p></blockquote><pre><code>a\n  b</code></pre><p>x<br>y</p>Loose words',
    '<div class="x"><p style="color:red">Unknown <span>parts</span></p></div>',
  ];
  for (const html of cases) {
    await writeSource(page, html);
    await chooseInMenu(page, 'Edit visually');
    await waitForEditor(page);
    expect(await sourceOf(page)).toBe(html);
  }
});

test('[ADM-17] what the visual editor would simplify is named and stays, until the author edits it anyway', { tag: '@all' }, async ({
  api,
  page,
}) => {
  const cases = {
    '<figure>': '<figure><blockquote><p>1</p></blockquote></figure>',
    '<ul>': '<ul><li><h3>a</h3></li></ul>',
    '<code>': '<p><code><strong>x</strong></code></p>',
  };
  const content = `<p>Before</p>${Object.values(cases).join('')}`;
  const { id } = await storeArticle(api, { title: 'With a heading in a list', content });
  await page.goto(`/admin/articles/${id}`);
  const notice = page.getByRole('status').filter({ hasText: 'The visual editor would simplify' });
  for (const tag of ['<figure>', '<ul>']) await expect(notice).toContainText(tag);
  await expect(page.locator('textarea.content-source')).toHaveValue(/<figure>/);
  for (const [tag, html] of Object.entries(cases)) {
    await writeSource(page, html);
    await chooseInMenu(page, 'Edit visually');
    await expect(notice).toContainText(tag === '<code>' ? /<strong>|<code>/ : tag);
    await expect(page.getByRole('toolbar')).toHaveCount(0);
  }
  await writeSource(page, content);
  await chooseInMenu(page, 'Edit visually');
  await notice.getByRole('button', { name: 'Edit anyway' }).click();
  await waitForEditor(page);
  expect(await sourceOf(page)).toBe(content);
});

test('[ADM-17] [ADM-11] an image in the text is asked what it shows, gets a caption in place, and is read by everybody', {
  tag: '@all',
}, async ({ page }) => {
  const text = await openEditor(page);
  await page.keyboard.type('Before');
  await page.getByLabel('Image files').setInputFiles({ name: 'stall.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('After');
  await page.getByRole('button', { name: 'Add a description' }).click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('A stall with cloth');
  await expect(text.getByRole('img', { name: 'A stall with cloth' })).toBeVisible();
  await text.locator('figcaption').click();
  await page.keyboard.type('Makola, at six');
  await pressTool(page, 'Image');
  await page.getByLabel('Description').fill('A stall');
  await expect(text.getByRole('img', { name: 'A stall' })).toBeVisible();
  const html = await sourceOf(page);
  expect(html).toMatch(
    /^<p>Before<\/p>\n<figure><img src="\/images\/\S+\.png" alt="A stall" width="64" height="48"><figcaption>Makola, at six<\/figcaption><\/figure>\n<p>After<\/p>$/,
  );
  expect(await passed(page, html)).toEqual({ html, removed: [] });
  await page.getByLabel('Title').fill('At the stall');
  await openSettings(page);
  await page.getByRole('dialog').getByLabel('Category').selectOption('BRAND');
  await page.getByLabel('Excerpt').fill('x');
  await fillCover(page);
  await save(page);
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await page.goto('/blog/at-the-stall');
  await expect(page.getByRole('img', { name: 'A stall' })).toBeVisible();
});

test('[ADM-17] readers are never sent the admin', { tag: '@all' }, async ({ page, request }) => {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url()));
  for (const path of ['/', '/blog/1', '/contact', '/search?q=brand']) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 2000);
    await page.locator('body').click({ position: { x: 2, y: 300 } });
    await page.waitForLoadState('networkidle');
    expect(await (await request.get(path)).text(), path).not.toMatch(/admin|html-editor|admin/);
  }
  const ofTheAdmin = requested.filter((url) => /admin|admin|editor|toast|dialog/.test(url));
  expect(ofTheAdmin).toEqual([]);
});
