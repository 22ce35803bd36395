import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseInRow, expect, fillCover, openSettings, row, save, storeArticle, test, toast, waitForEditor } from '../../support/admin.ts';
import { DISK_FULL, MAIL_REFUSED, makeFaulty, REFUSED_FOR_DISK } from '../../support/faults.ts';

test.use({
  allowedMessages: [[/^Failed to|status of (401|503|507)|ERR_/], { scope: 'test' }],
  contextOptions: { reducedMotion: 'reduce' },
});

const stop = (page: Page) => page.getByRole('alert').filter({ hasText: 'The site is read-only' });

test('[OPS-8] the status is for admins, as a page and as JSON that nobody keeps', async ({ api, page }) => {
  const answer = await api.get('/admin/status.json');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.json()).toEqual({ ok: true, faults: [], isReadOnly: false });
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByText('There are no known problems.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('[OPS-8] a fault is told on each page of the admin, with what to do and since when, and goes by itself', async ({ page }) => {
  const site = await makeFaulty(page);
  await page.goto('/admin/videos');
  await page.waitForResponse('**/admin/live');
  site.faults = [DISK_FULL, MAIL_REFUSED];
  await expect(stop(page)).toContainText(DISK_FULL.message);
  await expect(page.getByRole('status').filter({ hasText: MAIL_REFUSED.message })).toBeVisible();
  await page.getByRole('link', { name: 'See the status' }).click();
  const disk = row(page, 'Disk');
  await expect(disk).toContainText(DISK_FULL.message);
  await expect(disk).toContainText('Since March 3, 2027, 14:00');
  await expect(row(page, 'Database')).toContainText('migrations are applied');
  await expectNoFindings(page);
  site.faults = [];
  await expect(page.getByText('There are no known problems.')).toBeVisible();
  await expect(stop(page)).toHaveCount(0);
});

test('[OPS-8] a fault that lasts is announced once, however often it is asked for', async ({ page }) => {
  const site = await makeFaulty(page);
  site.faults = [DISK_FULL];
  await page.goto('/admin/articles');
  await expect(stop(page)).toBeVisible();
  const announcements = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const observer = new MutationObserver(() => void seen.count++);
    for (const region of document.querySelectorAll('.fault-banner, .fault-banner [role]'))
      observer.observe(region, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  const before = site.polls;
  await expect.poll(() => site.polls).toBeGreaterThan(before);
  expect(await announcements.evaluate(({ count }) => count)).toBe(0);
});

for (const { where, top } of [
  { where: 'at the top', top: 0 },
  { where: 'on a scrolled page', top: 120 },
]) {
  test(`[OPS-8] what is typed in does not move when a fault comes and goes, ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const site = await makeFaulty(page);
    await page.goto('/admin/articles');
    const field = page.getByRole('searchbox');
    await page.evaluate((y) => scrollTo(0, y), top);
    await field.pressSequentially('mark');
    const place = await field.boundingBox();
    site.faults = [DISK_FULL, MAIL_REFUSED];
    await expect(stop(page)).toBeInViewport();
    await page.keyboard.type('et');
    expect(await field.boundingBox()).toEqual(place);
    site.faults = [];
    await expect(stop(page)).toHaveCount(0);
    await expect(field).toHaveValue('market');
    expect(await field.boundingBox()).toEqual(place);
  });
}

test('[ADM-18] [ADM-12] a save that is refused goes through by itself once the site takes it, once, and its error goes', async ({
  page,
}) => {
  const site = await makeFaulty(page);
  site.faults = [DISK_FULL];
  site.refusal = REFUSED_FOR_DISK;
  await openWritten(page, 'Waiting for room');
  await save(page);
  await expect(toast(page, 'Failed to create article')).toBeVisible();
  const line = page.getByRole('dialog').getByRole('alert');
  await expect(line).toContainText(
    `${DISK_FULL.message} Your text is kept on this device. It will be sent again automatically while this form is open.`,
  );
  await expectNoFindings(page);
  await expect.poll(() => site.polls).toBeGreaterThan(1);
  expect(site.saves).toHaveLength(1); // the site says that it is read-only: nothing is sent to it
  site.refusal = undefined;
  site.faults = [];
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(toast(page, 'Failed to create article')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, 'Waiting for room')).toHaveCount(1);
  expect(site.saves).toHaveLength(2);
  expect(new Set(site.saves.map(({ creationKey, saveId }) => `${creationKey} ${saveId}`)).size).toBe(1);
});

test('[ADM-18] what is typed while the save waits is saved with it, and the form stays open for it', async ({ page }) => {
  const site = await makeFaulty(page);
  site.refusal = { status: 503, code: 'unavailable', formError: 'This is not available right now. Please try again.' };
  await openWritten(page, 'Typed while waiting');
  await save(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This is not available right now.');
  await page.getByLabel(/^Content( \*)?$/).press('Control+End');
  await page.keyboard.type(' And more.');
  site.refusal = undefined;
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /^Saved$/ }),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Edit article' }).getByLabel(/^Content( \*)?$/)).toHaveText('Words. And more.');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  expect(await (await page.request.get('/blog/typed-while-waiting')).text()).toContain('Words. And more.');
});

test('[ADM-18] a save that waits says what is missing meanwhile, and is sent when it is there', async ({ page }) => {
  const site = await makeFaulty(page);
  site.refusal = REFUSED_FOR_DISK;
  await openWritten(page, 'Emptied while waiting');
  await save(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REFUSED_FOR_DISK.formError);
  await openSettings(page);
  await page.getByLabel('Excerpt').fill('');
  site.refusal = undefined;
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Before it is sent again: Please fill in all required fields.');
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  await page.getByLabel('Excerpt').fill('Filled again.');
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  expect(site.saves.at(-1)).toMatchObject({ excerpt: 'Filled again.' });
});

test('[ADM-18] [ADM-10] videos that could not be added are added by themselves', async ({ page }) => {
  const site = await makeFaulty(page);
  site.refusal = REFUSED_FOR_DISK;
  await page.goto('/admin/videos/new', { waitUntil: 'networkidle' });
  const url = 'https://youtu.be/aaaaaaaaaa1';
  await page.getByLabel('YouTube URLs').fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Failed to add video')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REFUSED_FOR_DISK.formError);
  const added = { ok: true, results: [{ url, outcome: 'added', message: 'Video added successfully' }] };
  await page.route('**/admin/do/video.add', (route) => route.fulfill({ json: added }));
  await expect(toast(page, 'Video added successfully')).toBeVisible();
  await expect(toast(page, 'Failed to add video')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[ADM-18] the author may press Save while it waits, or leave: then nothing is sent any more, and the text is offered', async ({
  page,
}) => {
  const site = await makeFaulty(page);
  site.refusal = REFUSED_FOR_DISK;
  await openWritten(page, 'Left to wait');
  await save(page);
  await expect.poll(() => site.saves.length).toBe(1);
  await save(page);
  await expect.poll(() => site.saves.length).toBe(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  site.refusal = undefined;
  await page.waitForResponse('**/admin/live');
  await page.reload();
  await page.getByRole('link', { name: 'Add article' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Left to wait');
  expect(site.saves).toHaveLength(2);
});

test('[ADM-14] [ADM-18] what somebody else has saved meanwhile is not overwritten by a save that waited', async ({ api, page }) => {
  const { id } = await storeArticle(api, { title: 'Both waited', content: '<p>Before.</p>' });
  const site = await makeFaulty(page);
  site.refusal = REFUSED_FOR_DISK;
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await openSettings(page);
  await page.getByLabel('Excerpt').fill('Mine.');
  await save(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REFUSED_FOR_DISK.formError);
  const fields = { title: 'Both waited', category: 'BRAND', imageUrl: '/pictures/1.svg', tags: '', content: '<p>Before.</p>' };
  await api.post('/admin/do/content.save', { data: { kind: 'article', id, form: { ...fields, excerpt: 'Theirs.', version: '1' } } });
  site.refusal = undefined;
  await expect(page.getByRole('alert').filter({ hasText: 'This has changed since you opened it.' })).toBeVisible();
  const saved = site.saves.length;
  expect(await (await page.request.get(`/blog/${id}`)).text()).toContain('Theirs.');
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  expect(site.saves).toHaveLength(saved + 1);
});

test('[ADM-18] when the session ends while a save waits, nothing opens over what is typed; Save signs in', async ({ page }) => {
  const site = await makeFaulty(page);
  site.refusal = REFUSED_FOR_DISK;
  await openWritten(page, 'Signed out while waiting');
  await page.route('**/admin/status.json', (route) => route.fulfill({ status: 401, json: { ok: false, code: 'unauthorized' } }));
  await save(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your session has ended: press Publish to sign in');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('[ADM-12] what could not be deleted or hidden says why, and the error goes when it could', async ({ api, page }) => {
  await storeArticle(api, { title: 'Hard to delete', content: '<p>x</p>' });
  const site = await makeFaulty(page);
  site.refusal = REFUSED_FOR_DISK;
  await page.goto('/admin/articles', { waitUntil: 'networkidle' });
  const remove = async () => {
    await chooseInRow(row(page, 'Hard to delete'), 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(toast(page, 'Failed to delete article')).toContainText(REFUSED_FOR_DISK.formError);
  site.refusal = undefined;
  await remove();
  await expect(toast(page, 'Article deleted successfully')).toBeVisible();
  await expect(toast(page, 'Failed to delete article')).toHaveCount(0);
  await page.goto('/admin/videos', { waitUntil: 'networkidle' });
  site.refusal = REFUSED_FOR_DISK;
  const video = page.locator('.admin-row').first();
  await chooseInRow(video, 'Hide');
  await expect(toast(page, 'Failed to hide video')).toContainText(REFUSED_FOR_DISK.formError);
  site.refusal = undefined;
  await chooseInRow(video, 'Hide');
  await expect(toast(page, 'Failed to hide video')).toHaveCount(0);
  await chooseInRow(video, 'Show'); // the site is the worker's
  await expect(video).not.toContainText('Hidden');
});

async function openWritten(page: Page, title: string) {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(/^Content( \*)?$/).click();
  await page.keyboard.type('Words.');
  await openSettings(page);
  await page.getByRole('dialog').getByLabel('Category').selectOption('BUSINESS');
  await page.getByLabel('Excerpt').fill('In short.');
  await fillCover(page, '/pictures/2.svg');
}

async function expectNoFindings(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
}
