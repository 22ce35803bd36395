import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openSettings, storeArticle, test, waitForEditor, writeSource } from '../support/admin.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedMessages: [[/^Enter a whole address/, /status of 404/], { scope: 'test' }],
});

const read = async (url: string) => {
  const response = await fetch(url);
  return { html: await response.text(), headers: response.headers, status: response.status };
};

test('[ADM-27] what is set behind Search and sharing is what a reader’s page says', async ({ page, api, site }) => {
  const { id } = await storeArticle(api, { title: 'On kettles', content: '<p>De l’eau.</p>' });
  const other = await storeArticle(api, { title: 'Leaves of another tea', content: '<p>Leaves.</p>' });
  const before = await read(`${site.url}/blog/${id}`);
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await openSettings(page);
  await page.getByText('Search and sharing').click();
  const preview = page.locator('.search-preview');
  await expect(preview).toContainText('On kettles');
  await page.getByLabel('Title for search').fill(`Kettles and ${'what they teach '.repeat(6)}`);
  await expect(preview.locator('.search-preview-title')).toHaveText(/^Kettles and what they .* …$/);
  await page.getByLabel('Description for search').fill('A method for water.');
  await expect(page.locator('.card-preview')).toContainText('A method for water.');
  await expect(page.locator('.card-preview img')).toHaveJSProperty('naturalWidth', 1200);
  await page.getByLabel('Language').selectOption('fr');
  const related = page.getByRole('combobox', { name: 'Read next' });
  await related.fill('another tea');
  await expect(page.getByRole('option', { name: 'Leaves of another tea' })).toBeVisible();
  await expectNothing(page);
  await related.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen to read next' })).toContainText('Leaves of another tea');
  await page.getByLabel('Canonical address').fill('elsewhere');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter a whole address that begins with https://').first()).toBeVisible();
  await expect(page.getByLabel('Canonical address')).toBeFocused();
  await page.getByLabel('Canonical address').fill('https://elsewhere.example/kettles');
  await page.getByRole('button', { name: 'Update as newest' }).click();
  await expect.poll(async () => (await read(`${site.url}/blog/${id}`)).html).toContain('<title>Kettles and what they teach');
  const { html } = await read(`${site.url}/blog/${id}`);
  expect(html).toContain('<meta name="description" content="A method for water."/>');
  expect(html).toContain('<link rel="canonical" href="https://elsewhere.example/kettles"/>');
  expect(html).toContain('<div class="prose" lang="fr" dir="ltr">');
  expect(html).toContain('"inLanguage":"fr"');
  expect(html.indexOf(`/blog/${other.id}"`, html.indexOf('next-title'))).toBeGreaterThan(0);
  expect(before.html).not.toMatch(/lang="fr"|noindex/);
  expect((await read(`${site.url}/sitemap.xml`)).html).not.toContain(`/blog/${id}<`);
  const markdown = await read(`${site.url}/blog/${id}.md`);
  expect(markdown.headers.get('content-language')).toBe('fr');
  expect(markdown.headers.get('link')).toContain('<https://elsewhere.example/kettles>; rel="canonical"');
});

test('[ART-4] [ADM-27] the author chooses the solution or service at the end of an article', async ({ page, api, site }) => {
  const { id } = await storeArticle(api, { title: 'On quinces', content: '<p>Quinces.</p>' });
  const readOffer = async () => (await read(`${site.url}/blog/${id}`)).html.match(/class="[^"]*related-offer.*?href="([^"]+)"/)?.[1];
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await openSettings(page);
  await page.getByText('Search and sharing').click();
  const offer = page.getByLabel('Closing offer');
  await expect(offer).toHaveValue('');
  await expect(page.getByText('Now: Work with me, because no offer has enough in common with this article.')).toBeVisible(); // [ART-13]
  await offer.selectOption({ label: 'Technology Integration' });
  await expect(page.locator('.sharing > summary')).toContainText('1 set');
  await expectNothing(page);
  await page.getByRole('button', { name: 'Update as newest' }).click();
  await expect.poll(readOffer).toBe('/services/technology-integration');
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await openSettings(page);
  await page.getByText('Search and sharing').click();
  await expect(offer.locator('optgroup[label="Solutions"] option').first()).toBeAttached();
  const solution = (await offer.locator('optgroup[label="Solutions"] option').first().getAttribute('value')) ?? '';
  await offer.selectOption(solution);
  await page.getByRole('button', { name: 'Update as newest' }).click();
  await expect.poll(readOffer).toBe(`/${solution}`);
  await page.goto('/admin/solutions/new');
  await openSettings(page);
  await page.getByText('Search and sharing').click();
  await expect(page.getByRole('combobox', { name: 'Read next' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('[ADM-27] Escape in the list of articles closes the list and not the form, and arrows move in it', async ({ page, api }) => {
  await storeArticle(api, { title: 'Combing wool', content: '<p>x</p>' });
  await storeArticle(api, { title: 'Combing beaches', content: '<p>x</p>' });
  await page.goto('/admin/solutions/new');
  await openSettings(page);
  await page.getByText('Search and sharing').click();
  const field = page.getByRole('combobox', { name: 'Read next' });
  await field.fill('combing');
  const options = page.getByRole('listbox', { name: 'Articles' }).getByRole('option');
  await expect(options).toHaveCount(2);
  const second = await options.nth(1).textContent();
  await field.press('ArrowDown');
  await expect(page.locator('.combobox').getByRole('option', { selected: true })).toHaveText(second ?? '');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen to read next' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove Combing/ }).click();
  await expect(page.getByRole('list', { name: 'Chosen to read next' })).toBeHidden();
});

test('[ADM-22] advice stands beside the text, leads to its place in both views, and holds nothing up', async ({ page, api }) => {
  const content = `${'<p>Boil it.</p>'.repeat(60)}<h3>Leaves</h3><p>From <a href="http://tea.example/a">a garden</a>.</p><figure><img src="/pictures/1.svg" alt=""></figure>`;
  const { id } = await storeArticle(api, { title: 'Advice on tea', content });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await expect(page.getByRole('button', { name: 'Settings' })).toContainText('3');
  await openSettings(page);
  const advice = page.getByRole('region', { name: 'Before you publish' });
  await expect(advice.getByRole('button')).toHaveText([
    '“Leaves” skips a level: heading 3 after the title',
    'A link without https: tea.example/a',
    'Image 1 has no description',
  ]);
  await expectNothing(page);
  await advice.getByRole('button', { name: /^“Leaves”/ }).click();
  await expect(page.locator('.content-text')).toBeFocused();
  await expect(page.locator('.content-text h3')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Leaves');
  await advice.getByRole('button', { name: /^A link/ }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('a garden');
  await advice.getByRole('button', { name: /^Image 1/ }).click();
  await expect(page.locator('.content-text img').first()).toBeInViewport();
  await writeSource(page, '<p>Click <a href="/here">here</a>.</p>');
  await expect(advice.getByRole('button')).toHaveText(['A link says only “here”, not what it leads to']);
  await advice.getByRole('button').click();
  const source = page.locator('textarea.content-source');
  await expect(source).toBeFocused();
  expect(await source.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))).toBe(
    '<a href="/here">',
  );
  await source.fill('<p>Look at <a href="/kettles">kettles</a>.</p>');
  await expect(advice).toBeHidden();
});

test('[ADM-26] a private link shows a draft to somebody without an account, until it is withdrawn', async ({
  page,
  api,
  browser,
  site,
}) => {
  const draft = {
    title: 'A draft on tea',
    content: '<p>Not yet.</p>',
    category: 'BRAND',
    excerpt: 'Soon.',
    imageUrl: '/pictures/1.svg',
    tags: '',
  };
  const response = await api.post('/admin/do/content.save', { data: { kind: 'article', form: { ...draft, intent: 'draft' } } });
  const { id } = (await response.json()).item;
  expect((await read(`${site.url}/blog/${id}`)).status).toBe(404);
  await page.goto(`/admin/articles/${id}`);
  await openSettings(page);
  await page.getByText('Share a draft').click();
  await expect(page.getByLabel('Ends')).toHaveValue('14');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByLabel('Copy it now: you won’t see it again');
  await expect(link).toHaveValue(/\/draft\/[\w-]{43}$/);
  await expectNothing(page);
  const url = await link.inputValue();
  const token = url.split('/').at(-1) ?? '';

  const { html, headers, status } = await read(url);
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).not.toContain('rel="canonical"');
  expect([headers.get('x-robots-tag'), headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
    'noindex, nofollow',
    'same-origin',
    'private, no-store',
  ]);
  expect((await read(`${site.url}/robots.txt`)).html).not.toContain('draft');
  const reader = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await reader.goto(url);
  await expect(reader.getByText(/^Draft shared by .*: not public$/)).toBeVisible();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('A draft on tea');
  await expect(reader.locator('.article > .media img')).toHaveJSProperty('complete', true);
  await expect(reader.getByText('WhatsApp')).toBeHidden();
  await expectNothing(reader);

  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  const gone = await read(url);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  await reader.goto(url);
  await expect(reader.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await reader.context().close();
  await read(`${url}/more`);
  await read(`${site.url}//draft/${token}.data`);
  expect(site.output()).toContain('/draft/*');
  expect(site.output()).not.toContain(token);
});

test('[ADM-26] a reader of a private link comments without scripts, and the author finds the comment at the draft', async ({
  api,
  browser,
  page,
  site,
}) => {
  const content = '<p>Boil the kettle.</p><p>Then wait.</p>';
  const draft = { title: 'Commented', content, category: 'BRAND', excerpt: 'Soon.', imageUrl: '/pictures/1.svg', tags: '' };
  const { id } = (
    await (await api.post('/admin/do/content.save', { data: { kind: 'article', form: { ...draft, intent: 'draft' } } })).json()
  ).item;
  const { url } = await (await api.post('/admin/do/private-link.create', { data: { kind: 'article', id, days: 2 } })).json();
  const reader = await (await browser.newContext({ storageState: { cookies: [], origins: [] }, javaScriptEnabled: false })).newPage();
  await reader.goto(url);
  await reader.getByLabel('Your name').fill('Ben');
  await reader.getByLabel('About', { exact: true }).selectOption('Then wait.');
  await reader.getByLabel('Comment', { exact: true }).fill('How <b>long</b>?');
  await reader.getByRole('button', { name: 'Send comment' }).click();
  await expect(reader.getByText('Your comment is stored')).toBeVisible();
  expect((await reader.context().cookies()).length).toBe(0);
  await reader.context().close();
  await page.goto(`/admin/articles/${id}`);
  await expect(page.getByRole('button', { name: 'Settings' })).toContainText('1');
  await openSettings(page);
  const comment = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  await expect(comment).toContainText('How <b>long</b>?');
  await expectNothing(page);
  await comment.getByRole('button', { name: 'Then wait.' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe('Then wait.');
  await comment.getByRole('button', { name: 'Done' }).click();
  await expect(comment.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await comment.getByRole('button', { name: /^Remove/ }).click();
  await expect(comment).toHaveCount(0);
  expect(site.output()).not.toContain('comment not stored');
});

test('[ADM-26] a link ends with the save that publishes, and leads to the page', async ({ api, site }) => {
  const draft = {
    title: 'Soon public',
    content: '<p>Now.</p>',
    category: 'BRAND',
    excerpt: 'Soon.',
    imageUrl: '/pictures/1.svg',
    tags: '',
  };
  const { id, version } = (
    await (await api.post('/admin/do/content.save', { data: { kind: 'article', form: { ...draft, intent: 'draft' } } })).json()
  ).item;
  const { url } = await (await api.post('/admin/do/private-link.create', { data: { kind: 'article', id, days: null } })).json();
  expect((await read(url)).status).toBe(200);
  await api.post('/admin/do/content.save', { data: { kind: 'article', id, form: { ...draft, version: String(version) } } });
  const led = await fetch(url, { redirect: 'manual' });
  expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([302, `/blog/${id}`, 'private, no-store']);
  expect((await read(`${site.url}/blog/${id}`)).status).toBe(200);
  expect((await api.post('/admin/do/private-link.create', { data: { kind: 'article', id, days: 14 } })).status()).toBe(400);
});

async function expectNothing(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
