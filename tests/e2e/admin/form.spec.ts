import type { Page } from '@playwright/test';
import {
  ADMIN,
  chooseInRow,
  expect,
  fillArticle,
  MAIN_BUTTON,
  openSettings,
  row,
  save,
  storeArticle,
  test,
  toast,
  waitForEditor,
  writeSource,
} from '../support/admin.ts';
import { focusedName } from '../support/keyboard.ts';

test.use({
  allowedMessages: [[/^Please fill|^Failed to|^At most|^Invalid YouTube|status of (401|403|409)/], { scope: 'test' }],
});

const form = (page: Page) => page.getByRole('dialog');

async function openNew(page: Page) {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
}

test('[ADM-17] Tab goes from the title to the text and back; Alt+F10 goes to the toolbar, and Escape back to the text', {
  tag: '@all',
}, async ({ page }) => {
  await openNew(page);
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^Content( \*)?$/)).toBeFocused();
  await page.keyboard.press('Alt+F10');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/^Content( \*)?$/)).toBeFocused();
  await expect(page.getByRole('toolbar')).toBeHidden();
  for (let step = 0; step < 8 && (await focusedName(page)) !== 'Title *'; step++) await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Title')).toBeFocused();
});

/** What can be pressed or filled in, without the title and the text. */
function countControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('dialog :is(button, a[href], input, select, textarea, summary, [contenteditable="true"])'),
    ];
    const isTextOrTitle = (element: Element) => element.matches('.content-text, .content-form-title .input');
    const isMessage = (element: Element) => element.closest('.toast-host') !== null;
    return controls.filter((element) => element.checkVisibility() && !isTextOrTitle(element) && !isMessage(element)).length;
  });
}

for (const [width, most] of [
  [1440, 12],
  [390, 6],
] as const) {
  test(`[ADM-30] at rest the page to write on has the title, the text and at most ${most} controls at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openNew(page);
    await expect(page.getByLabel('Title')).toBeFocused();
    const atRest = await countControls(page);
    expect(atRest).toBeGreaterThan(0);
    expect(atRest).toBeLessThanOrEqual(most);
  });
}

test('[ADM-3] Enter in a one-line field goes on to the next one and saves nothing; a title takes no line break', { tag: '@all' }, async ({
  page,
}) => {
  await openNew(page);
  await fillArticle(page, { title: 'Complete', content: '<p>x</p>', tags: 'a' });
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('/admin/do/content.save') && saves.push(request.url()));
  await page.getByLabel('Title').press('Enter');
  await expect(page.getByLabel(/^Content( \*)?$/)).toBeFocused();
  await page.getByLabel('Title').focus();
  await page.evaluate(() => document.execCommand('insertText', false, ' in two\nlines'));
  await expect(page.getByLabel('Title')).toHaveValue('Complete in two lines');
  await page.getByLabel('Image URL').press('Enter');
  await expect(page.getByLabel('Tags')).toBeFocused();
  await page.getByLabel('Tags').press('Enter');
  expect(saves).toEqual([]);
  await page
    .getByLabel('Title')
    .fill('A title that is much longer than one line of the form can hold, and that is seen whole all the same');
  await form(page)
    .getByRole('button', { name: /^Settings/ })
    .click();
  await page.setViewportSize({ width: 390, height: 844 });
  const { isWhole, lines } = await page.getByLabel('Title').evaluate((element) => ({
    isWhole: element.scrollHeight <= element.clientHeight + 1,
    lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(isWhole).toBe(true);
  expect(lines).toBeGreaterThan(3);
});

test('[ADM-7] each field says what to do, and its mark goes as soon as it is done; a limit is told in words', async ({ page }) => {
  await openNew(page);
  await save(page);
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  await expect(page.locator('.field-error')).toHaveText([
    'Write a title',
    'Write the text',
    'Choose a category',
    'Write an excerpt',
    'Add an image',
  ]);
  await openSettings(page);
  await page.getByRole('dialog').getByLabel('Category').selectOption('BRAND');
  await expect(page.getByText('Choose a category')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByLabel('Category')).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Excerpt').fill('x');
  await expect(page.getByText('Write an excerpt')).toHaveCount(0);
  await page.getByLabel('Excerpt').fill('');
  await expect(page.getByText('Write an excerpt')).toHaveCount(0); // it was mended: the next save says so again
  await fillArticle(page, { title: 'Words', content: '<p>x</p>', tags: 'a'.repeat(1001) });
  await expect(toast(page, 'Please fill in all required fields')).toHaveCount(0);
  await save(page);
  await expect(toast(page, 'At most 1,000 characters')).toBeVisible();
  await expect(page.getByLabel('Tags')).toBeFocused();
});

test('[ADM-8] beside Show as newest stands what will happen, and only where there is a date to keep', { tag: '@all' }, async ({ page }) => {
  await openNew(page);
  await expect(page.getByLabel('Show as newest')).toHaveCount(0);
  await page.goto('/admin/articles/11');
  await openSettings(page);
  const box = page.getByLabel('Show as newest');
  await expect(box).toBeChecked();
  await expect(box).toHaveAccessibleDescription('Once published, it moves to the top of the site under today’s date.');
  await box.uncheck();
  await expect(box).toHaveAccessibleDescription('It stays in its place, under December 24, 2024.');
});

test('[ADM-12] messages cover no field and no button, equal ones are one with a count, and all go at once', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/videos/new');
  const field = page.getByLabel('YouTube URLs');
  await field.fill(Array.from({ length: 15 }, (_, index) => `https://vimeo.com/${index}`).join('\n'));
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Invalid YouTube URL: https://vimeo.com/14')).toHaveCount(1);
  await expect(page.locator('.toast')).toHaveCount(3);
  const host = page.locator('.toast-host');
  for (const other of [
    form(page).getByRole('button', { name: 'Add', exact: true }),
    form(page).getByRole('button', { name: 'Cancel' }),
    page.locator('.dialog-body'),
  ]) {
    const [a, b] = await Promise.all([host.boundingBox(), other.boundingBox()]);
    expect(a && b && (a.y >= b.y + b.height - 1 || a.y + a.height <= b.y + 1)).toBe(true);
  }
  await expect(host.getByRole('button', { name: 'Dismiss all' })).toBeInViewport();
  await host.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('[ADM-12] on a wide screen a message stands in the header and covers nothing', { tag: '@all' }, async ({ api, page }) => {
  await page.setViewportSize({ width: 1060, height: 900 }); // the narrowest of these
  await storeArticle(api, { title: 'Told above', content: '<p>x</p>' });
  await page.goto('/admin/articles', { waitUntil: 'networkidle' });
  await chooseInRow(row(page, 'Told above'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Article deleted successfully')).toBeVisible();
  const findCovered = () => {
    const message = document.querySelector('.toast')?.getBoundingClientRect();
    const isUnder = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return message && top < message.bottom && bottom > message.top && left < message.right && right > message.left;
    };
    return [...document.querySelectorAll('a, button, input, h1, h2, p')]
      .filter((element) => element.checkVisibility() && !element.closest('.toast-host, .skip-link') && isUnder(element))
      .map((element) => element.textContent);
  };
  await expect.poll(() => page.evaluate(findCovered)).toEqual([]); // it rises at first
});

test('[ADM-4] the delete question begins on Cancel, and so does no harm by Enter', { tag: '@all' }, async ({ api, page }) => {
  await storeArticle(api, { title: 'Spared', content: '<p>x</p>' });
  await page.goto('/admin/articles', { waitUntil: 'networkidle' });
  await chooseInRow(row(page, 'Spared'), 'Delete');
  await expect(form(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(row(page, 'Spared')).toBeVisible();
});

test('[ADM-14] of theirs one field or all of it is taken; what is copied is every field as text', { tag: '@all' }, async ({
  api,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await storeArticle(api, { title: 'Two minds', content: '<p>It was done.</p>' });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  const theirs = { title: 'Two great minds', category: 'BRAND', excerpt: 'Theirs.', imageUrl: '/pictures/1.svg', tags: '' };
  await api.post('/admin/do/content.save', {
    data: { kind: 'article', id, form: { ...theirs, content: '<p>It was gone.</p>', version: '1' } },
  });
  await page.getByLabel('Title').fill('Two small minds');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: 'This has changed since you opened it.' });
  await notice.getByRole('button', { name: 'See the other version' }).click();
  await expect(notice.locator('.difference del')).toHaveText([/Mine/, /small/, /An excerpt/, /done/]);
  await expect(notice.locator('.difference')).not.toContainText('<p>');
  await notice.getByRole('button', { name: 'Copy my version' }).click();
  await expect(notice).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Title: Two small minds\n\nCategory: BRAND\n\nExcerpt: An excerpt.',
  );
  await notice.getByRole('button', { name: 'Use the other version for Excerpt' }).click();
  await openSettings(page);
  await expect(page.getByLabel('Excerpt')).toHaveValue('Theirs.');
  await expect(page.getByLabel('Title')).toHaveValue('Two small minds');
  await notice.getByRole('button', { name: 'Use the other version', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Two great minds');
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('It was gone.');
  await page.getByRole('button', { name: 'Restore' }).click(); // mine is not lost
  await expect(page.getByLabel('Title')).toHaveValue('Two small minds');
});

test('[AUTH-8] that another tab has signed out is seen over the open form', { tag: '@all' }, async ({ context, page }) => {
  await openNew(page);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => {
    localStorage.setItem('byline.session-event', JSON.stringify({ name: 'signed-out', userId: null, at: Math.random() }));
  });
  const notice = page.getByText('You signed out in another tab.');
  await expect(notice).toBeVisible();
  const isOnTop = await notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('[ADM-1] [ADM-18] after a session that ended, Access Denied says so and signing in comes back to the same article', {
  tag: '@all',
}, async ({ context, page }) => {
  await page.goto('/admin/articles/12?sort=oldest');
  await waitForEditor(page);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You’re signed out because your session has ended.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/articles/12?sort=oldest');
  await expect(page.getByRole('dialog', { name: 'Edit article' })).toBeVisible();
});

test('[ADM-3] [ADM-33] the writing page is a page: nothing of the list shows around it, and it keeps to the same controls for every text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/admin/articles/new', '/admin/site/about']) {
    await page.goto(path);
    await waitForEditor(page);
    const colours = await form(page).evaluate((dialog) =>
      [getComputedStyle(dialog, '::backdrop'), getComputedStyle(dialog)].map((style) => style.backgroundColor),
    );
    expect(new Set(colours).size).toBe(1);
    expect(colours[0]).not.toMatch(/\/|rgba|transparent/);
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeHidden();
    await form(page).getByRole('button', { name: 'More', exact: true }).click();
    const items = page.getByRole('group', { name: 'More' }).getByRole('button');
    for (const name of ['Save draft', 'Find and replace', 'Edit as HTML', 'Formatting guide'])
      await expect(items.filter({ hasText: name })).toHaveCount(1);
  }
});

test('[ADM-29] at 390 px every button of the form is reached, 44 px high, and nothing overflows', { tag: '@all' }, async ({
  api,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await storeArticle(api, { title: 'In one hand', content: '<p>x</p>' });
  for (const path of ['/admin/articles/new', `/admin/articles/${id}`]) {
    await page.goto(path);
    await waitForEditor(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await page.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
    const buttons = page.locator('.dialog-bar button:visible');
    for (const one of await buttons.all()) {
      await expect(one).toBeInViewport({ ratio: 1 });
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByLabel(/^Content( \*)?$/).focus();
    const toolbar = await page.getByRole('toolbar').boundingBox();
    expect(toolbar?.height).toBeLessThan(60);
    expect(Math.round((toolbar?.y ?? 0) + (toolbar?.height ?? 0))).toBe(844);
  }
  await expect(form(page).getByRole('button', { name: MAIN_BUTTON })).toBeVisible();
  await writeSource(page, '<p>y</p>');
  await save(page);
  await expect(form(page)).toBeHidden();
});

test('[ADM-29] on a phone the line that is written stays between the bar and the tools, also once the keyboard is open', async ({
  api,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await storeArticle(api, { title: 'In one hand', content: '<p>A line of it.</p>'.repeat(40) });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await page
    .getByLabel(/^Content( \*)?$/)
    .locator('p')
    .nth(8)
    .click();
  await page.setViewportSize({ width: 390, height: 420 });
  const line = () =>
    page.evaluate(() => {
      const { bottom = 0, top = 0 } = getSelection()?.getRangeAt(0).startContainer.parentElement?.getBoundingClientRect() ?? {};
      const below = document.querySelector('.dialog-bar')?.getBoundingClientRect().bottom ?? 0;
      const above = document.querySelector('[role="toolbar"]')?.getBoundingClientRect().top ?? 0;
      return top >= below && bottom <= above && above > below;
    });
  await expect.poll(line).toBe(true);
  for (let at = 0; at < 6; at += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('And on.');
  await expect.poll(line).toBe(true);
});

test('[ADM-29] [ADM-33] on a phone the doors are within reach of a thumb, and the row of tabs shows the current one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/articles');
  const doors = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(doors).toHaveText(['Write', 'Images', 'Readers', 'Site']);
  for (const door of [...(await doors.all()), page.getByRole('button', { name: 'Account' })])
    expect((await door.boundingBox())?.y).toBeGreaterThan(700);
  for (const name of ['Blog Posts', 'Trash']) {
    await page.goto('/admin/pages');
    const tabs = page.getByRole('navigation', { name: 'Write' });
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(name);
    await expect(tabs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Write' })).toHaveAttribute('aria-current', 'true');
  }
});
