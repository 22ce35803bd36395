import type { Page } from '@playwright/test';
import {
  ADMIN,
  expect,
  fillCover,
  leaveByEscape,
  MAIN_BUTTON,
  openSettings,
  row,
  save,
  signInAgain,
  storeArticle,
  test,
  toast,
  waitForEditor,
  writeSource,
} from '../../support/admin.ts';

test.use({ allowedMessages: [[/^Failed to|^Please fill|^Failed load|status of (401|409|500)|ERR_FAILED/], { scope: 'test' }] });

const WORDS = 'Ten words that nobody would like to write a second time.';
const UNSAVED = /^You have unsaved changes from/;

async function openNew(page: Page) {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
}

async function write(page: Page, title: string, words: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(/^Content( \*)?$/).click();
  await page.keyboard.type(words);
}

async function completeFacts(page: Page) {
  await openSettings(page);
  await page.getByRole('dialog').getByLabel('Category').selectOption('BUSINESS');
  await page.getByLabel('Excerpt').fill('In short.');
  await fillCover(page, '/pictures/2.svg');
}

const stored = async (page: Page, id: string) => (await page.request.get(`/blog/${id}`)).text();

test('[ADM-18] a click on the backdrop loses nothing: the next opening offers it with its time and the difference', async ({ page }) => {
  await openNew(page);
  await write(page, 'Under the backdrop', 'Every word of this.');
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toast(page, 'Your changes are kept')).toBeVisible();
  await page.getByRole('link', { name: 'Add article' }).click();
  const offer = page.getByRole('status').filter({ hasText: UNSAVED });
  await expect(offer.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
  await offer.getByRole('button', { name: 'Show the difference' }).click();
  await expect(offer).toContainText('Every word of this.');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Under the backdrop');
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Every word of this.');
});

test('[ADM-18] undo does not go behind a restored text, and one that is deleted is offered again', async ({ page }) => {
  const text = page.getByLabel(/^Content( \*)?$/);
  const reopen = async () => {
    await page.reload();
    await waitForEditor(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(text).toContainText(WORDS);
  };
  await openNew(page);
  await write(page, 'Undone too often', WORDS);
  await reopen();
  await text.press('Control+End');
  await page.keyboard.type(' more');
  for (let times = 0; times < 5; times++) await page.keyboard.press('Control+z');
  await expect(text).toHaveText(WORDS);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(text).toHaveText('');
  await reopen();
});

test('[ADM-18] going to another tab of the admin and back, and a killed page, lose nothing', { tag: '@all' }, async ({ context, page }) => {
  await openNew(page);
  await write(page, 'Cut off', 'Half a sentence that');
  await page.goBack().catch(() => undefined);
  await page.goto('/admin/videos');
  await openNew(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Cut off');
  await page.getByLabel(/^Content( \*)?$/).press('Control+End');
  await page.keyboard.type(' ends');
  await page.waitForTimeout(2000); // a page that is killed may lose its last second
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const next = await context.newPage();
  await openNew(next);
  await next.getByRole('button', { name: 'Restore' }).click();
  await expect(next.getByLabel(/^Content( \*)?$/)).toHaveText('Half a sentence that ends');
});

test('[ADM-18] the settings end where the window does, also below a notice', { tag: '@all' }, async ({ page }) => {
  await openNew(page);
  await write(page, 'Noticed', 'One');
  await page.reload();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await openSettings(page);
  const last = page.locator('.content-form-facts > *').last();
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('[ADM-18] offered changes do not hide what is being typed: restoring them offers that in its turn', { tag: '@all' }, async ({
  page,
}) => {
  await openNew(page);
  await write(page, 'First', 'One');
  await leaveByEscape(page);
  await page.getByRole('link', { name: 'Add article' }).click();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await page.getByLabel('Title').fill('Second');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('First');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Second');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Title').fill('');
  await page.reload();
  await waitForEditor(page);
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
});

test('[ADM-18] when the session has ended, sign-in opens over the form and the same save goes on', { tag: '@all' }, async ({
  context,
  page,
}) => {
  await openNew(page);
  await write(page, 'Longer than a session', 'Kept.');
  await completeFacts(page);
  await context.clearCookies();
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  await page.reload().catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.goto('/auth?to=/admin/articles/new');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await context.clearCookies();
  await save(page);
  await signInAgain(page);
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, 'Longer than a session')).toHaveCount(1);
  await page.getByRole('link', { name: 'Add article' }).click();
  await waitForEditor(page);
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
});

test('[ADM-18] [ADM-3] a save that fails keeps the form and every word, and the next one goes through', { tag: '@all' }, async ({
  page,
}) => {
  await openNew(page);
  await write(page, 'Through bad weather', 'Words.');
  await completeFacts(page);
  await page.route('**/admin/do/content.save', (route) => route.abort());
  await save(page);
  await expect(toast(page, 'Failed to create article')).toBeVisible();
  await expect(page.getByText('The site can’t be reached. Your text is kept on this device.')).toBeVisible();
  await page.unroute('**/admin/do/content.save');
  await save(page);
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(row(page, 'Through bad weather')).toHaveCount(1);
});

test('[ADM-14] [ADM-18] an answer that was lost does not lose what was typed after it, nor make a second row', { tag: '@all' }, async ({
  page,
}) => {
  let isLosing = false;
  await page.route('**/admin/do/content.save', async (route) => {
    if (!isLosing) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const typeMore = async (words: string) => {
    await page.getByLabel(/^Content( \*)?$/).press('Control+End');
    await page.keyboard.type(words);
  };
  await openNew(page);
  await write(page, 'The lost answer', 'First.');
  await completeFacts(page);
  isLosing = true;
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Failed to create article')).toBeVisible();
  isLosing = false;
  await typeMore(' Second.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  isLosing = true;
  await typeMore(' Third.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Failed to update article')).toBeVisible();
  isLosing = false;
  await typeMore(' Fourth.');
  await save(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, 'The lost answer')).toHaveCount(1);
  expect(await stored(page, 'the-lost-answer')).toContain('First. Second. Third. Fourth.');
});

test('[ADM-14] [ADM-18] Ctrl+S keeps the form open; the next save updates the same row, in order', async ({ page }) => {
  await openNew(page);
  await write(page, 'Saved on the way', 'One');
  await completeFacts(page);
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Edit article' });
  await expect(form).toBeVisible();
  await page.getByLabel(/^Content( \*)?$/).press('Control+End');
  for (const word of [' two', ' three', ' four']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Control+s');
  }
  await page.keyboard.type(' five');
  await save(page);
  await expect(form).toBeHidden();
  await expect(row(page, 'Saved on the way')).toHaveCount(1);
  expect(await stored(page, 'saved-on-the-way')).toContain('One two three four five');
});

test('[ADM-14] [ADM-18] what is typed while a save is under way stays in the open form', { tag: '@all' }, async ({ page }) => {
  await openNew(page);
  await write(page, 'Faster than the line', 'One');
  await completeFacts(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/admin/do/content.save', async (route) => {
    await held;
    await route.continue();
  });
  await save(page);
  await page.getByLabel(/^Content( \*)?$/).press('Control+End');
  await page.keyboard.type(' and two');
  release();
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('One and two');
  await save(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  expect(await stored(page, 'faster-than-the-line')).toContain('One and two');
});

test('[ADM-14] a double click makes one row', { tag: '@all' }, async ({ page }) => {
  await openNew(page);
  await write(page, 'Twice', 'Once');
  await completeFacts(page);
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('/admin/do/content.save') && saves.push(request.url()));
  await page.getByRole('dialog').getByRole('button', { name: MAIN_BUTTON }).dblclick();
  await expect(row(page, 'Twice')).toHaveCount(1);
  expect(saves).toHaveLength(1);
});

test('[ADM-14] [ADM-18] unsaved changes to an older version meet the newer one as a conflict; one in the trash is saved out of it', {
  tag: '@all',
}, async ({ api, page }) => {
  const { id } = await storeArticle(api, { title: 'Left lying', content: '<p>Before.</p>' });
  await page.goto(`/admin/articles/${id}`);
  await writeSource(page, '<p>Mine, days ago.</p>');
  await page.keyboard.press('Escape');
  const fields = { title: 'Left lying', category: 'BRAND', excerpt: 'x', imageUrl: '/pictures/1.svg', tags: '', content: '<p>Theirs.</p>' };
  await api.post('/admin/do/content.save', { data: { kind: 'article', id, form: { ...fields, version: '1' } } });
  await row(page, 'Left lying').locator('.admin-row-title a').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'This has changed since you opened it.' })).toBeVisible();
  await api.post('/admin/do/content.trash', { data: { kind: 'article', id } });
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This has been moved to the trash.' })).toBeVisible();
  await save(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  expect(await stored(page, id)).toContain('Mine, days ago.');
});

test('[ADM-18] [AUTH-8] none of the seven session events touches a form that is being typed in', { tag: '@all' }, async ({
  context,
  page,
}) => {
  await openNew(page);
  await write(page, 'Undisturbed', 'Being typ');
  const before = await page.getByLabel(/^Content( \*)?$/).elementHandle();
  const other = await context.newPage();
  await other.goto('/about');
  for (const name of [
    'initial-session',
    'signed-in',
    'signed-out',
    'token-refreshed',
    'user-updated',
    'password-recovery',
    'multi-factor-verified',
  ]) {
    await other.evaluate((event) => {
      localStorage.setItem('byline.session-event', JSON.stringify({ name: event, userId: `someone ${event}`, at: Math.random() }));
    }, name);
    await page.keyboard.type(',');
  }
  await expect(page.getByLabel('Title')).toHaveValue('Undisturbed');
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Being typ,,,,,,,');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test('[ADM-16] [ADM-18] changes made elsewhere leave an open form alone', { tag: '@all' }, async ({ api, page }) => {
  await openNew(page);
  await write(page, 'In peace', 'Still typing');
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && loads.push(request.url()));
  await storeArticle(api, { title: 'Meanwhile', content: '<p>x</p>' });
  await page.keyboard.type(' on');
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Still typing on');
  expect(loads).toEqual([]);
  await leaveByEscape(page);
  await expect(row(page, 'Meanwhile')).toBeVisible();
});
