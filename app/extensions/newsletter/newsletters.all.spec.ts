import type { Page } from '@playwright/test';
import { chooseInMenu, chooseInRow, expect, row, toast } from '#tests/e2e/support/admin.ts';
import { testWithMail } from '#tests/e2e/support/mail.ts';
import { changeDatabase } from '#tests/e2e/support/site.ts';
import { insertSubscribers } from './stored-newsletters.testing.ts';

const mailing = JSON.stringify({ hasNewsletter: 'on', postalAddress: '1 Ring Road\nAccra', emailsPerMinute: '6000' });

const test = testWithMail({ refuse: (step, to) => (step === 'RCPT TO' && /^(reader-3|brand-\d+)@/.test(to) ? 550 : undefined) });

test.beforeEach(async ({ site, smtp }) => {
  smtp.letters.length = 0;
  await changeDatabase(site, async (db) => {
    await db
      .updateTable('siteDocuments')
      .set((eb) => ({ fields: mailing, version: eb('version', '+', 1) }))
      .where('id', '=', 'mailing')
      .execute();
    for (const table of ['subscribers', 'deliveries', 'newsletters', 'unsubscribes'] as const) await db.deleteFrom(table).execute();
    await insertSubscribers(db, 3);
  });
  await fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams() }); // a post sees every change
});

test('[CONF-3] a note is written, kept by itself, tested, sent to everyone, and its failure is shown in the server’s words', async ({
  page,
  smtp,
}) => {
  await openNote(page);
  await page.getByLabel('Subject').fill('News of May');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Hello, this is new.');
  await expect(page.getByTitle('Kept on this device and on the site')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('News of May');
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Hello, this is new.');
  await chooseInMenu(page, 'Save draft');
  await expect(page).not.toHaveURL(/\/new$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Hello, this is new.');

  await page.getByRole('button', { name: 'Preview' }).click();
  const email = page.frameLocator('iframe[title="The email"]');
  await expect(email.getByRole('heading', { name: 'News of May' })).toHaveCSS('font-size', '30px');
  await expect(email.getByText('Hello, this is new.')).toHaveCSS('margin-bottom', '16px');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(toast(page, 'A test is on its way to author@example.com')).toBeVisible();
  await expect.poll(() => smtp.letters.map(({ subject }) => subject)).toEqual(['Test: News of May']);

  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('dialog', { name: 'Send to 3 subscribers' }).getByRole('button', { name: 'Send to 3 subscribers now' }).click();
  await expect(page.getByText('2 of 3 sent, 1 refused')).toBeVisible();
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByRole('region', { name: 'The email as it was sent' }).locator('pre')).toContainText('Hello, this is new.');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'reader-3@example.org' })).toContainText('550 no: …');
  expect(
    smtp.letters
      .slice(1)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['reader-1@example.org', 'reader-2@example.org']);
  expect(smtp.letters[1]?.replyTo).toBe('hello@example.com');
  expect(smtp.letters[1]?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  await page.getByRole('link', { name: 'All newsletters' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'News of May' })).toContainText('2 of 3 sent, 1 refused');
});

test('[CONF-3] an article is sent as an email from its form, at a date, and may be held back', async ({ page }) => {
  const link = page.getByRole('dialog').getByRole('link', { name: 'Send as email' });
  await expect(async () => {
    await page.goto('/admin/articles');
    await page.locator('.admin-row-title a').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
    await expect(link).toBeVisible({ timeout: 3000 }); // the server looks each second for what another process has changed
  }).toPass();
  await link.click();
  await expect(page.getByLabel('Subject')).not.toHaveValue('');
  await page.frameLocator('iframe[title="The email"]').getByText('Read it on the site').waitFor();
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByRole('button', { name: 'Plain text' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByLabel('Date').fill('2099-05-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('For May 1, 2099')).toBeVisible();
  await page.getByRole('button', { name: 'Don’t send yet' }).click();
  await expect(page.getByRole('button', { name: 'Send…' })).toBeVisible();
});

test.describe('while the site cannot answer', () => {
  test.use({ allowedMessages: [/status of 503/] });

  test('[CONF-3] a preview that the site could not make says so, and appears by itself', async ({ page }) => {
    await page.route('**/admin/do/newsletter.preview', (route) => route.fulfill({ status: 503 }));
    await openNote(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('The preview doesn’t show your latest changes yet. The site can’t answer right now.')).toBeVisible();
    await page.unroute('**/admin/do/newsletter.preview');
    await expect(page.frameLocator('iframe[title="The email"]').getByText('Unsubscribe')).toBeVisible();
    await expect(page.getByText('The preview doesn’t show')).toHaveCount(0);
  });
});

test('[CONF-3] a draft that is written in two windows loses neither text: the later one is asked whose to keep', async ({ page }) => {
  await openNote(page);
  await page.getByLabel('Subject').fill('News of May');
  await chooseInMenu(page, 'Save draft');
  await expect(page).not.toHaveURL(/\/new$/);
  const other = await page.context().newPage();
  await openNote(other, page.url());
  for (const window of [page, other]) await window.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Preview line').fill('From the first window');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Newsletter updated successfully')).toBeVisible();
  await other.getByLabel('Preview line').fill('From the second window');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('This has changed since you opened it.').first()).toBeVisible();
  await other.getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(other, 'Newsletter updated successfully')).toBeVisible();
  await openNote(page, page.url());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Preview line')).toHaveValue('From the second window');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' }).getByText('Current text: second')).toBeAttached();
});

test('[CONF-3] a draft that another window has sent is not sent again by what is typed here afterwards', async ({ page, smtp }) => {
  await openNote(page);
  await page.getByLabel('Subject').fill('News of May');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Hello.');
  await chooseInMenu(page, 'Save draft');
  await expect(page).not.toHaveURL(/\/new$/);
  const other = await page.context().newPage();
  await openNote(other, page.url());
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send to 3 subscribers now' }).click();
  await expect(page.getByText('2 of 3 sent, 1 refused')).toBeVisible();
  await other.getByLabel('Subject').fill('News of June');
  await other.getByRole('button', { name: 'Send…' }).click();
  await expect(other.getByText('This isn’t a draft any more, so it stays as it is.').first()).toBeVisible();
  await expect(other.getByRole('dialog', { name: /^Send to/ })).toHaveCount(0);
  await expect(other.getByLabel('Subject')).toHaveValue('News of June');
  expect(smtp.letters).toHaveLength(2);
});

test('[CONF-3] a draft goes to the trash from the list, and comes back', async ({ page }) => {
  await openNote(page);
  await page.getByLabel('Subject').fill('News of May');
  await chooseInMenu(page, 'Save draft');
  await expect(page).not.toHaveURL(/\/new$/);
  await page.goto('/admin/newsletters', { waitUntil: 'networkidle' });
  await chooseInRow(row(page, 'News of May'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'News of May' })).toHaveCount(0);
  await page.goto('/admin/trash', { waitUntil: 'networkidle' });
  await page.getByRole('listitem').filter({ hasText: 'News of May' }).getByRole('button', { name: 'Restore' }).click();
  await page.goto('/admin/newsletters');
  await expect(page.getByRole('heading', { name: 'News of May' })).toBeVisible();
});

/** Waits for the page to answer. */
async function openNote(page: Page, path = '/admin/newsletters/new') {
  await Promise.all([page.waitForRequest('**/admin/live'), page.goto(path)]);
}

async function post<Answer = { formError?: string }>(page: Page, name: string, data: object): Promise<Answer> {
  const response = await page.request.post(`/admin/do/${name}`, { data, headers: { origin: new URL(page.url()).origin } });
  return response.json();
}

async function saveNote(page: Page, content: string) {
  const form = { title: 'News', preheader: '', content, audience: '', articleId: '', intent: 'draft' };
  const { item } = await post<{ item: { id: string; version: number } }>(page, 'content.save', { kind: 'newsletter', form });
  return { id: item.id, version: item.version };
}

test('[CONF-3] a note that is too long for one email is not sent', async ({ page }) => {
  await page.goto('/admin/newsletters');
  const note = await saveNote(page, '<p>Some words.</p>'.repeat(4000));
  expect((await post(page, 'newsletter.schedule', { ...note, at: null })).formError).toContain('too long for one email');
});

test('[CONF-3] a mail server that refuses everybody pauses a newsletter, in its words there and under Status, and nobody is unsubscribed', async ({
  page,
  site,
}) => {
  await changeDatabase(site, async (db) => {
    await db.deleteFrom('subscribers').execute();
    await insertSubscribers(db, 12, { category: 'brand' });
  });
  await page.goto('/admin/newsletters');
  const note = await saveNote(page, '<p>Hello.</p>');
  await post(page, 'newsletter.schedule', { ...note, at: null });
  await page.goto(`/admin/newsletters/${note.id}`);
  const words = 'The mail server refused 10 emails in a row, the last with these words: 550 no: …';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.goto('/admin/status');
  await expect(page.getByRole('listitem').filter({ hasText: /^Newsletter/ })).toContainText(`A newsletter is paused. ${words}`);
  await page.goto(`/admin/newsletters/${note.id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('0 of 12 sent, 12 refused')).toBeVisible();
  await expect(page.getByText('Unsubscribed', { exact: true })).toHaveCount(0);
  await page.goto('/admin/status');
  await expect(page.getByText('A newsletter is paused.')).toHaveCount(0);
});

test('[CONF-3] older newsletters are on further pages, and a page says how many failures it does not show', async ({ page, site }) => {
  const at = new Date().toISOString();
  const written = { preheader: '', content: '', publishedAt: at, updatedAt: at, startedAt: at, finishedAt: at, version: 1 } as const;
  const newsletters = Array.from({ length: 51 }, (_, i) => ({
    ...written,
    id: `n-${i + 1}`,
    title: `News ${i + 1}`,
    state: 'sent' as const,
  }));
  const failed = { newsletterId: 'n-1', state: 'failed', attempts: 4, dueAt: at, settledAt: at, reason: '451 Later' } as const;
  await changeDatabase(site, async (db) => {
    await db.insertInto('newsletters').values(newsletters).execute();
    await db
      .insertInto('deliveries')
      .values(Array.from({ length: 130 }, (_, i) => ({ ...failed, subscriberId: `s-${i}` })))
      .execute();
  });
  await page.goto('/admin/newsletters');
  await expect(page.getByRole('heading', { name: /^News / })).toHaveCount(50);
  await page.getByRole('link', { name: 'Next →' }).click();
  await expect(page.getByRole('heading', { name: /^News / })).toHaveCount(1);
  await page.goto('/admin/newsletters/n-1');
  await expect(page.getByText('0 of 130 sent, 130 failed')).toBeVisible();
  await expect(page.getByText('The first 100 of 130 are shown.')).toBeVisible();
});
