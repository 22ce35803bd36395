import type { APIRequestContext, Page } from '@playwright/test';
import {
  chooseInMenu,
  expect,
  fillArticle,
  openSettings,
  row,
  save,
  storeArticle,
  test,
  toast,
  waitForEditor,
  writeSource,
} from '../support/admin.ts';

test.use({ allowedMessages: [[/^Please fill|^Write a title|status of (404|409)/], { scope: 'test' }], timezoneId: 'Africa/Lagos' });

const form = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

/** What somebody without an account gets at a path. */
async function visit(page: Page, path: string) {
  const response = await page.context().request.fetch(new URL(path, page.url()).href, { headers: { cookie: '' } });
  return { status: response.status(), text: await response.text() };
}

async function open(page: Page, id: string) {
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
}

const storeDraft = async (api: APIRequestContext, title: string) => {
  const data = {
    title,
    category: 'BRAND',
    excerpt: 'Short.',
    imageUrl: '/pictures/1.svg',
    tags: '',
    content: '<p>Draft.</p>',
    intent: 'draft',
  };
  return (await (await api.post('/admin/do/content.save', { data: { kind: 'article', form: data } })).json()).item;
};

test('[ADM-21] a new article is kept as a draft with a title alone, at an address of its own, and published later', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await expect(form(page).locator('.publication-states')).toHaveText('');
  await page.getByLabel('Title').fill('Half a thought');
  await chooseInMenu(page, 'Save draft');
  await expect(toast(page, 'Article created successfully')).toContainText('Saved as a draft. Readers can’t see it.');
  await expect(page).toHaveURL('/admin/articles/half-a-thought');
  await expect(page.getByRole('dialog', { name: 'Edit article' })).toBeVisible();
  await expect(form(page).locator('.publication-states')).toHaveText('DraftSaved');
  expect((await visit(page, '/blog/half-a-thought')).status).toBe(404);
  await fillArticle(page, { title: 'Half a thought', content: '<p>The whole of it.</p>' });
  await save(page);
  const told = toast(page, 'Article updated successfully');
  await expect(told.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/blog/half-a-thought');
  await expect(form(page)).toBeHidden();
  expect((await visit(page, '/blog/half-a-thought')).text).toContain('The whole of it.');
});

test('[ADM-21] what is public is changed as a draft, and the changes are published or discarded as a whole', async ({ api, page }) => {
  const { id } = await storeArticle(api, { title: 'On the site', content: '<p>First.</p>' });
  await open(page, id);
  await expect(form(page).getByText(/^Published · /)).toBeVisible();
  await expect(form(page).getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/blog/${id}`);
  for (const step of ['button', 'key']) {
    await writeSource(page, `<p>Second, by ${step}.</p>`);
    await (step === 'key' ? page.keyboard.press('Control+s') : chooseInMenu(page, 'Save draft'));
    await expect(toast(page, 'Article updated successfully').last()).toContainText('Saved as a draft. The site hasn’t changed.');
    await expect(form(page).getByText('Published · unpublished changes')).toBeVisible();
    expect((await visit(page, `/blog/${id}`)).text).toContain('First.');
  }
  await chooseInMenu(page, 'Discard changes');
  await button(page, 'Keep them').click();
  await chooseInMenu(page, 'Discard changes');
  await button(page, 'Discard').click();
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveValue('<p>First.</p>');
  await expect(button(page, 'Update as newest')).toBeVisible();
  await writeSource(page, '<p>Third.</p>');
  await page.keyboard.press('Control+s');
  await button(page, 'Update as newest').click();
  await expect(form(page)).toBeHidden();
  expect((await visit(page, `/blog/${id}`)).text).toContain('Third.');
});

test('[ADM-21] Unpublish takes it off the site and leaves what was typed since in the form', { tag: '@all' }, async ({ api, page }) => {
  const { id } = await storeArticle(api, { title: 'To be taken down', content: '<p>x</p>' });
  await open(page, id);
  await openSettings(page);
  await page.getByLabel('Excerpt').fill('Typed since.');
  await chooseInMenu(page, 'Unpublish');
  await expect(toast(page, 'Article updated successfully')).toContainText('Unpublished. Readers can’t see it.');
  await expect(form(page).getByText(/^Draft/)).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed since.');
  await expect(button(page, 'Publish')).toBeVisible();
  expect((await visit(page, `/blog/${id}`)).status).toBe(404);
});

test('[ADM-21] a date is chosen in the author’s time zone, is kept by a save, and can be changed', { tag: '@all' }, async ({
  api,
  page,
}) => {
  const { id } = await storeDraft(api, 'Later');
  await open(page, id);
  await chooseInMenu(page, 'Schedule or backdate…');
  await expect(form(page).getByText('Your time zone: Africa/Lagos')).toBeVisible();
  await page.getByLabel('Publish on').fill('');
  await button(page, 'Publish').click();
  await expect(form(page).getByText('Choose a date and time')).toBeVisible();
  await page.getByLabel('Publish on').fill('2020-01-01T10:00');
  await expect(form(page).getByText(/^A date in the past: readers will see it at once, dated Wednesday, January 1, 2020/)).toBeVisible();
  await page.getByLabel('Publish on').fill('2100-03-03T15:00');
  await expect(form(page).getByText(/^Readers will see it from Wednesday, March 3, 2100 at 15:00 GMT\+1/)).toBeVisible();
  await button(page, 'Schedule').click();
  await expect(toast(page, 'Article updated successfully')).toContainText(
    'Readers will see it from Wednesday, March 3, 2100 at 15:00 GMT+1.',
  );
  await expect(form(page)).toBeHidden();
  expect((await visit(page, `/blog/${id}`)).status).toBe(404);
  await row(page, 'Later').locator('.admin-row-title a').click();
  await waitForEditor(page);
  await expect(form(page).getByText(/^Scheduled for Wednesday, March 3, 2100 at 15:00/)).toBeVisible();
  await writeSource(page, '<p>Polished.</p>');
  await page.keyboard.press('Control+s');
  await expect(form(page).getByText(/^Scheduled for Wednesday, March 3, 2100 at 15:00/)).toBeVisible();
  expect((await visit(page, `/blog/${id}`)).status).toBe(404);
  await chooseInMenu(page, 'Change date…');
  await expect(page.getByLabel('Publish on')).toHaveValue('2100-03-03T15:00');
  await page.getByLabel('Publish on').fill('2100-03-04T15:00');
  await button(page, 'Schedule').click();
  await expect(form(page)).toBeHidden();
  await row(page, 'Later').locator('.admin-row-title a').click();
  await expect(form(page).getByText(/^Scheduled for Thursday, March 4, 2100/)).toBeVisible();
  await chooseInMenu(page, 'Publish now');
  await expect(form(page)).toBeHidden();
  expect((await visit(page, `/blog/${id}`)).text).toContain('Polished.');
});

test('[ADM-14] [ADM-21] Ctrl+S while Publish is under way is queued, keeps the form open and publishes nothing', { tag: '@all' }, async ({
  api,
  page,
}) => {
  const { id } = await storeDraft(api, 'In a hurry');
  await open(page, id);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const intents: string[] = [];
  await page.route('**/admin/do/content.save', async (route) => {
    intents.push(route.request().postDataJSON().form.intent);
    await held;
    await route.continue();
  });
  await save(page);
  await openSettings(page);
  await page.getByLabel('Excerpt').fill('Typed while it was published.');
  await page.keyboard.press('Control+s');
  release();
  await expect(form(page).getByText('Published · unpublished changes')).toBeVisible();
  expect(intents).toEqual(['publish', 'draft']);
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed while it was published.');
  expect((await visit(page, `/blog/${id}`)).text).not.toContain('Typed while it was published.');
});

test('[ADM-18] [ADM-21] after the first save a reload opens what is stored and offers what was typed since', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await page.getByLabel('Title').fill('Reloaded');
  const title = await page.getByLabel('Title').elementHandle();
  await page.getByLabel(/^Content( \*)?$/).click();
  await page.keyboard.type('Stored.');
  await page.keyboard.press('Control+s');
  await page.keyboard.type(' Typed since.');
  await expect(page).toHaveURL('/admin/articles/reloaded');
  expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Stored. Typed since.');
  await page.reload();
  await waitForEditor(page);
  await expect(page.getByLabel('Title')).toHaveValue('Reloaded');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Stored. Typed since.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/articles');
});
