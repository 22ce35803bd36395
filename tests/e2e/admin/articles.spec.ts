import { drawPicture } from '../../factories/photograph.ts';
import {
  chooseInMenu,
  chooseInRow,
  expect,
  fillArticle,
  openSettings,
  pressTool,
  row,
  save,
  setUp,
  storeArticle,
  test,
  toast,
  waitForEditor,
  writeSource,
} from '../support/admin.ts';
import { pressWithMouse } from '../support/mouse.ts';
import { startSite } from '../support/site.ts';

const REQUIRED = 'Please fill in all required fields';

test.use({ allowedMessages: [[/^Please fill|^Failed to|^Failed to load resource/], { scope: 'test' }] });

test('[ADM-2] each tab has its own address, with sign-out and a link back', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/articles');
  for (const [name, path] of [
    ['Blog Posts', '/admin/articles'],
    ['360 Growth Solutions', '/admin/solutions'],
    ['YouTube Videos', '/admin/videos'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
});

test('[ADM-7] [ADM-3] [ADM-12] required fields are marked, the first one focused, and the form stays', async ({ page }) => {
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'Add article' }).click();
  const form = page.getByRole('dialog', { name: 'Add article' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await waitForEditor(page);
  await save(page);
  await expect(toast(page, REQUIRED)).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  for (const label of ['Title', 'Category', 'Excerpt', 'Cover image', 'Content']) {
    await expect(form.getByLabel(label), label).toHaveAttribute('aria-invalid', 'true');
  }
  await form.getByLabel('Title').fill('Filled in');
  await toast(page, REQUIRED).getByRole('button', { name: 'Dismiss' }).click();
  await save(page);
  await expect(form.getByLabel(/^Content( \*)?$/)).toBeFocused();
  await writeSource(page, '<p> <br></p>');
  await save(page);
  await expect(form.getByLabel(/^Content( \*)?$/)).toBeFocused();
  await expect(form).toBeVisible();
});

test('[ADM-7] [ADM-8] [ADM-12] [ADM-13] an article that is saved is read by everybody on the very next request', async ({
  page,
  playwright,
  site,
}) => {
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'Add article' }).click();
  const words = Array.from({ length: 401 }, (_, index) => `kiosk${index}`).join(' ');
  await fillArticle(page, { title: 'What a kiosk knows', content: `<p>${words}</p>`, tags: ' trade , , kiosks,trade ' });
  await save(page);
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.admin-row').first()).toContainText('What a kiosk knows');
  await expect(row(page, 'What a kiosk knows')).toContainText('3 min read');
  const reader = await playwright.request.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  for (const path of ['/', '/category/brand', '/search?q=kiosk317', '/sitemap', '/blog/what-a-kiosk-knows']) {
    expect(await (await reader.get(path)).text(), path).toContain('What a kiosk knows');
  }
  const article = await (await reader.get('/blog/what-a-kiosk-knows')).text();
  expect(article).toContain('>kiosks</');
  await reader.dispose();
});

test('[ADM-11] a mouse press on Upload image opens the file chooser, and readers see the picture', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await page.getByLabel('Title').fill('Covered by hand');
  await writeSource(page, '<p>x</p>');
  await openSettings(page);
  const opened = page.waitForEvent('filechooser');
  await pressWithMouse(page.getByRole('button', { name: 'Upload image: Cover image' }));
  await (await opened).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/images\//);
  await page.getByRole('dialog').getByLabel('Category').selectOption('BRAND');
  await page.getByLabel('Excerpt').fill('In short.');
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await (await page.request.get('/blog/covered-by-hand')).text()).toMatch(/<img[^>]+\/images\//);
});

test('[ADM-11] [ADM-7] by keyboard: Tab reaches Upload image, Enter and Space open the chooser, and its error describes it', async ({
  page,
}) => {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await openSettings(page);
  await page.getByLabel('Excerpt').press('Tab');
  const upload = page.getByRole('button', { name: 'Upload image: Cover image' });
  await expect(upload).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    const opened = page.waitForEvent('filechooser');
    await page.keyboard.press(key);
    await (await opened).setFiles([]); // while one is open, Chromium opens no other
    await expect(upload).toBeFocused();
  }
  await save(page);
  await expect(upload).toHaveAccessibleDescription(/Add an image$/);
});

test('[ADM-3] Cancel, Escape and a click beside the form close it; a drag that began inside does not', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/admin/articles');
  const form = page.getByRole('dialog', { name: 'Add article' });
  const closers: Record<string, () => Promise<void>> = {
    Cancel: () => form.getByRole('button', { name: 'Cancel' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(5, 300),
  };
  for (const [name, close] of Object.entries(closers)) {
    await page.getByRole('link', { name: 'Add article' }).click();
    await expect(form).toBeVisible();
    await page.mouse.move(400, 150);
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(form, name).toBeVisible();
    await close();
    await expect(form, name).toBeHidden();
    await expect(page).toHaveURL('/admin/articles');
  }
});

test('[ADM-4] [ADM-12] [ADM-13] editing and deleting, which asks and names the item', { tag: '@all' }, async ({ api, page }) => {
  const { id } = await storeArticle(api, { title: 'To be mended', content: '<p>Once.</p>' });
  await page.goto('/admin/articles');
  await row(page, 'To be mended').locator('.admin-row-title a').click();
  await expect(page).toHaveURL(`/admin/articles/${id}`);
  await page.getByLabel('Title').fill('Mended');
  await save(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await expect(row(page, 'To be mended')).toHaveCount(0);
  await chooseInRow(row(page, 'Mended'), 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete article' });
  await expect(question).toContainText('Are you sure you want to delete this item?');
  await expect(question).toContainText('Mended');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Mended')).toBeVisible();
  await chooseInRow(row(page, 'Mended'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Article deleted successfully')).toBeVisible();
  await expect(row(page, 'Mended')).toHaveCount(0);
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(410);
});

test('[ADM-8] editing sets the date to today only while the box is ticked, which comes back as it was left; the address stays', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/admin/articles/12');
  await openSettings(page);
  const box = page.getByLabel("Show as newest (sets today's date)");
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByLabel('Excerpt').fill('Another excerpt.');
  await save(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  const title = (await page.locator('.admin-row').last().getByRole('heading').textContent()) ?? '';
  await expect(row(page, title)).toContainText('December 22, 2024');
  await row(page, title).locator('.admin-row-title a').click();
  await expect(page.getByRole('button', { name: 'Update, same date' })).toBeVisible();
  await openSettings(page);
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByRole('button', { name: 'Update as newest' })).toBeVisible();
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.admin-row').first()).toContainText(title);
  const html = await (await page.request.get('/blog/12')).text();
  expect(html).toContain('"datePublished":"2024-12-22');
});

test('[ADM-12] a failed save says so, is logged and stays until it is dismissed or the same save succeeds; success goes by itself', {
  tag: '@all',
}, async ({ api, page }) => {
  await page.clock.install();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  const { id } = await storeArticle(api, { title: 'Hard to save', content: '<p>Once.</p>' });
  await page.goto(`/admin/articles/${id}`);
  await page.getByLabel('Title').fill('Hard to save twice');
  await page.route('**/admin/do/content.save', (route) => route.fulfill({ status: 500, body: 'no' }));
  await save(page);
  const failure = toast(page, 'Failed to update article');
  await expect(failure).toBeVisible();
  expect(said).toContain('Failed to update article');
  await page.clock.runFor(60_000);
  await expect(failure).toBeVisible();
  await page.unroute('**/admin/do/content.save');
  await save(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await expect(failure).toBeHidden();
  await page.clock.runFor(5000);
  await expect(toast(page, 'Article updated successfully')).toBeHidden();
  await page.route('**/admin/do/content.*', (route) => route.abort());
  await chooseInRow(row(page, 'Hard to save twice'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const notDeleted = toast(page, 'Failed to delete article');
  await expect(notDeleted).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notDeleted).toBeVisible();
  await notDeleted.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notDeleted).toBeHidden();
  await page.getByRole('link', { name: 'Add article' }).click();
  await fillArticle(page, { title: 'Never there', content: '<p>x</p>' });
  await save(page);
  await expect(toast(page, 'Failed to create article')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[ADM-6] a guide, and a template that asks before it touches text, in one step of undo', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  const text = page.getByLabel(/^Content( \*)?$/);
  await chooseInMenu(page, 'Insert Template');
  await expect(text.getByRole('heading', { name: 'A heading that says something' })).toBeVisible();
  await pressTool(page, 'Undo');
  await expect(text).toHaveText('');
  await text.pressSequentially('My own words');
  await chooseInMenu(page, 'Insert Template');
  await expect(page.getByText('There’s already text here.')).toBeVisible();
  await page.getByRole('button', { name: 'Insert it' }).click();
  await expect(text).toContainText('My own words');
  await expect(text).toContainText('A sentence worth repeating.');
  await chooseInMenu(page, 'Insert Template');
  await page.getByRole('button', { name: 'Replace the text' }).click();
  await expect(text).not.toContainText('My own words');
  await page.keyboard.press('Control+z');
  await expect(text).toContainText('My own words');
  await writeSource(page, 'Own source');
  await chooseInMenu(page, 'Insert Template');
  await page.getByRole('button', { name: 'Replace the text' }).click();
  await expect(text).toHaveValue(/^<p>Begin with/);
  await text.press('Control+z');
  await expect(text).toHaveValue('Own source');
  await chooseInMenu(page, 'Formatting guide');
  await expect(page.getByText('<blockquote><p>Words</p></blockquote>')).toBeVisible();
});

test('[ADM-15] the preview is what a reader will see, and says what the whitelist takes out', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/articles/new');
  await writeSource(page, '<h2 style="color:red">Big</h2><p onclick="x()">Text <font>here</font></p><script>alert(1)</script>');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.frameLocator('iframe').locator('.prose')).toHaveText('BigText here');
  await expect(preview.getByRole('status')).toHaveText('Removed: <font>, <script>, style, onclick');
  await page.getByLabel(/^Content( \*)?$/).fill('<p>Live</p>');
  await expect(preview.frameLocator('iframe').locator('.prose')).toHaveText('Live');
  await expect(preview.getByRole('status')).toHaveCount(0);
});

test('[ADM-16] a list follows changes that are made elsewhere', { tag: '@all' }, async ({ api, page }) => {
  await page.goto('/admin/articles');
  await storeArticle(api, { title: 'Written in another tab', content: '<p>x</p>' });
  await expect(row(page, 'Written in another tab')).toBeVisible();
});

test('[ADM-5] empty lists say what to do', { tag: '@all' }, async ({ browser }) => {
  const site = await startSite();
  const page = await browser.newPage({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  await setUp(page.request, site);
  for (let id = 1; id <= 12; id += 1)
    await page.request.post('/admin/do/content.trash', { data: { kind: 'article', id: String(id) }, headers: { origin: site.url } });
  await page.goto('/admin/articles');
  await expect(page.getByText('No articles yet. Create your first article!')).toBeVisible();
  await page.goto('/admin/solutions');
  await expect(page.getByText('No solutions yet. Create your first solution!')).toBeVisible();
  await page.goto('/admin/videos');
  await expect(page.getByText('No videos yet. Add your first video!')).toBeVisible();
  await page.close();
  await site.stop();
});
