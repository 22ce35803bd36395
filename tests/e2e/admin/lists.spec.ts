import { chooseInMenu, chooseInRow, expect, openSettings, row, storeArticle, test, toast } from '../support/admin.ts';
import { changeDatabase } from '../support/site.ts';

test('[ADM-23] a list is searched, filtered and sorted by itself, all of it in its address, so that going back works', async ({
  api,
  page,
}) => {
  await storeArticle(api, { title: 'Zebra crossing', content: '<p>x</p>', category: 'LEADERSHIP', tags: 'roads' });
  await storeArticle(api, { title: 'Zebra stripes', content: '<p>Told by quaggas.</p>', category: 'BRAND' });
  await page.goto('/admin/articles');
  const filters = page.getByRole('search');
  const search = filters.getByLabel('Search');
  await expect(filters.getByRole('button', { name: 'Apply' })).toBeHidden();
  await search.pressSequentially('zebra');
  await expect(page).toHaveURL('/admin/articles?q=zebra');
  await expect(page.locator('.admin-row')).toHaveCount(2);
  await expect(page.getByText('2 articles found')).toBeVisible();
  await expect(search).toBeFocused();
  await filters.getByRole('button', { name: 'Filter' }).click();
  await filters.getByLabel('Category').selectOption('Leadership');
  await expect(page).toHaveURL('/admin/articles?q=zebra&category=LEADERSHIP');
  await expect(page.locator('.admin-row')).toHaveCount(1);
  await row(page, 'Zebra crossing').locator('.admin-row-title a').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.admin-row')).toHaveCount(1);
  await filters.getByRole('button', { name: 'Filter (1)' }).click();
  await filters.getByLabel('Category').selectOption('All');
  await filters.getByLabel('Sort by').selectOption('A to Z');
  await expect(page.locator('.admin-row-title')).toHaveText(['Zebra crossing', 'Zebra stripes']);
  await filters.getByLabel('Tag').selectOption('roads');
  await expect(page.locator('.admin-row-title')).toHaveText(['Zebra crossing']);
  await page.goBack();
  await expect(page).toHaveURL('/admin/articles?q=zebra&sort=title');
  await expect(filters.getByLabel('Tag')).toHaveValue('');
  await expect(page.locator('.admin-row')).toHaveCount(2);

  await search.fill('quaggas');
  await expect(page.locator('.admin-row-title')).toHaveText(['Zebra stripes']);
  await search.fill('no such title');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(row(page, 'Zebra crossing')).toBeVisible();
  await expect(search).toHaveValue('');
});

test('[ADM-23] a list stays where it is when its script comes, so that a press meets what it was aimed at', async ({ api, page }) => {
  await storeArticle(api, { title: 'Aimed at', content: '<p>x</p>' });
  await page.setViewportSize({ width: 390, height: 844 });
  const find = async () => (await row(page, 'Aimed at').boundingBox())?.y;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()));
  const isAwake = page.waitForRequest('**/admin/live');
  await page.goto('/admin/articles', { waitUntil: 'commit' });
  await expect(row(page, 'Aimed at')).toBeVisible();
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet));
  await page.evaluate(async () => void (await document.fonts.ready));
  const drawn = await find();
  scripts.resolve();
  await isAwake;
  expect(drawn).toBeGreaterThan(0);
  expect(await find()).toBe(drawn);
});

test('[ADM-23] keys go through the list while the focus is in it, and nowhere else', { tag: '@all' }, async ({ page }) => {
  const isAwake = page.waitForRequest('**/admin/live');
  await page.goto('/admin/articles');
  const rows = page.locator('.admin-row');
  const search = page.getByRole('search').getByLabel('Search');
  await isAwake;
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/admin/articles');
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByText('When the list has focus:')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('When the list has focus:')).toBeHidden();
  const title = await rows.nth(1).getByRole('heading').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await rows.nth(1).focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/admin/articles/new');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await rows.nth(1).focus();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('/jn?');
  await expect(search).toHaveValue('/jn?');
});

test('[ADM-21] [ADM-23] a row says what readers see of it, and the list is filtered by that', { tag: '@all' }, async ({
  api,
  page,
  site,
}) => {
  const ids = await Promise.all(
    ['Draft', 'Scheduled', 'Changed'].map(async (word) => (await storeArticle(api, { title: `${word} one`, content: '<p>x</p>' })).id),
  );
  const changes = [{ isDraft: true }, { publishedAt: '2100-03-03T14:00:00.000Z' }, { draftRevisionId: 'x' }];
  await changeDatabase(site, async (db) => {
    for (const [at, change] of changes.entries())
      await db
        .updateTable('articles')
        .set(change)
        .where('id', '=', ids[at] ?? '')
        .execute();
  });
  await page.goto('/admin/articles');
  await expect(row(page, 'Draft one').locator('.badge')).toHaveText(['Draft']);
  await expect(row(page, 'Scheduled one').locator('.badge')).toHaveText(['Scheduled for March 3, 2100, 14:00']);
  await expect(row(page, 'Changed one').locator('.badge')).toHaveText(['Published, changed']);
  for (const word of ['Draft', 'Scheduled', 'Changed']) {
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Status').selectOption(word);
    await page.keyboard.press('Escape');
    await expect(row(page, 'Your African strategy should fit on one street')).toHaveCount(0);
    await expect(row(page, `${word} one`)).toBeVisible();
  }
});

test('[ADM-23] the controls work before JavaScript, and an unknown part of the admin is not found', { tag: '@all' }, async ({
  adminState,
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, storageState: adminState, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/admin/videos');
  const count = await page.locator('.admin-row').count();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Status').selectOption('Hidden');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.goto('/admin/videos?show=visible&sort=title');
  await expect(page.locator('.admin-row')).toHaveCount(count);
  expect((await context.request.get('/admin/podcasts')).status()).toBe(404);
  expect(
    (await context.request.post('/admin/do/content.save', { data: { kind: 'podcast', form: {} }, headers: { origin: site.url } })).status(),
  ).toBe(404);
  await context.close();
});

test('[ADM-21] [ADM-23] an article whose date is to come says so in the list and in its form, until it is published now', {
  tag: '@all',
}, async ({ api, page, site }) => {
  const { id } = await storeArticle(api, { title: 'Written by a fast clock', content: '<p>x</p>' });
  const publishedAt = '2100-03-03T14:00:00.000Z';
  await changeDatabase(site, (db) => db.updateTable('articles').set({ publishedAt }).where('id', '=', id).execute());
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
  await page.goto('/admin/articles');
  await expect(row(page, 'Written by a fast clock')).toContainText('Scheduled for March 3, 2100, 14:00');
  await row(page, 'Written by a fast clock').locator('.admin-row-title a').click();
  const state = page.getByRole('dialog').getByText(/^Scheduled for Wednesday, March 3, 2100 at/);
  await expect(state).toBeVisible();
  await openSettings(page);
  await page.getByLabel('Excerpt').fill('Another excerpt.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await expect(state).toBeVisible();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
  await chooseInMenu(page, 'Publish now');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);
  await expect(row(page, 'Written by a fast clock')).not.toContainText('Scheduled for');
});

test('[ADM-4] the admin shows and edits a text from the side where it begins', { tag: '@all' }, async ({ api, page }) => {
  const title = 'دليل Brand للأسواق في Accra';
  await storeArticle(api, { title, content: '<p>السوق مفتوح.</p><p>It opens at six.</p>', excerpt: 'السوق', tags: 'تسعير, price' });
  await page.goto('/admin/articles', { waitUntil: 'networkidle' });
  await expect(row(page, title).getByRole('heading')).toHaveCSS('direction', 'rtl');
  await chooseInRow(row(page, title), 'Delete');
  await expect(page.getByRole('dialog').getByText(title)).toHaveCSS('direction', 'rtl');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await row(page, title).locator('.admin-row-title a').click();
  const form = page.getByRole('dialog');
  for (const label of ['Title', 'Excerpt', 'Tags']) await expect(form.getByLabel(label)).toHaveCSS('direction', 'rtl');
  await form.getByLabel('Title').fill('A guide to Accra');
  await expect(form.getByLabel('Title')).toHaveCSS('direction', 'ltr');
  const editor = form.getByRole('textbox', { name: 'Content' });
  await expect(editor).toHaveCSS('direction', 'rtl');
  await expect(editor.locator('p').last()).toHaveCSS('unicode-bidi', 'plaintext');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.frameLocator('.preview iframe').locator('.prose')).toHaveCSS('direction', 'rtl');
});

test('[ADM-4] a title opens the editor, and View the page', { tag: '@all' }, async ({ api, page }) => {
  await storeArticle(api, { title: 'Led to', content: '<p>x</p>' });
  await page.goto('/admin/articles');
  await row(page, 'Led to').getByRole('button', { name: 'Actions for Led to' }).click();
  await expect(row(page, 'Led to').getByRole('link', { name: 'View Led to' })).toHaveAttribute('href', '/blog/led-to');
  await expect(row(page, 'Led to').getByRole('link', { name: 'Edit Led to' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await row(page, 'Led to').getByRole('link', { name: 'Led to', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit article' })).toBeVisible();
});

test('[ADM-32] ten articles are deleted with five clicks, and come back with one', { tag: '@all' }, async ({ api, page }) => {
  for (let at = 0; at < 10; at += 1) await storeArticle(api, { title: `Weed ${at}`, content: '<p>x</p>' });
  await page.goto('/admin/articles?q=Weed', { waitUntil: 'networkidle' });
  const boxes = page.getByRole('checkbox', { name: /^Select Weed/ });
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar.getByRole('status')).toHaveText('10 articles selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete these 10 items?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 10 articles' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(boxes).toHaveCount(10);
  await expect(bar).toBeHidden();

  await boxes.nth(2).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(boxes.nth(3)).toBeChecked();
  await bar.getByRole('button', { name: 'Change category' }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption('Brand');
  await page.getByRole('dialog').getByRole('button', { name: 'Change category' }).click();
  await expect(toast(page, '1 article moved to another category')).toBeVisible();
});

test('[ADM-32] a copy opens in the editor as a draft', { tag: '@all' }, async ({ api, page }) => {
  await storeArticle(api, { title: 'Once more', content: '<p>x</p>' });
  await page.goto('/admin/articles', { waitUntil: 'networkidle' });
  await chooseInRow(row(page, 'Once more'), 'Duplicate');
  await expect(page.getByRole('dialog', { name: 'Edit article' }).getByLabel(/^Title/)).toHaveValue('Once more (copy)');
  await expect(page).toHaveURL(/\/once-more-copy$/);
});
