import { runTransaction } from '#db/transaction.server.ts';
import { insertProposal } from '#features/publishing/proposals/proposals.server.ts';
import { createUser } from '../../factories/accounts.ts';
import type { RunningSite } from '../../support/site.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openPage, signIn } from '../support/accounts.ts';
import { chooseInMenu, expect, row, save, storeArticle, test, toast, waitForEditor } from '../support/admin.ts';
import { changeDatabase } from '../support/site.ts';

const CONTENT = '<p>Boil the water first.</p><h2>Milk</h2><p>Never before the tea.</p>';
const PROPOSED = '<p>Boil fresh water first.</p><h2>Milk</h2><p>Always before the tea.</p><p>Buy more cups.</p>';

function propose(site: RunningSite, itemId: string, fields: Record<string, string>) {
  const proposal = { fields, note: 'Shorter sentences.', assistant: 'Claude', person: 'ama@example.org', baseVersion: 1 };
  const key = { kind: 'article', itemId };
  return changeDatabase(site, (db) => runTransaction(db, (tx) => insertProposal(tx, key, proposal, new Date())));
}

test('[API-3] the author takes one paragraph of a proposal, refuses another, and only publishing changes the page', {
  tag: '@all',
}, async ({ api, page, site }) => {
  const { id } = await storeArticle(api, { title: 'Proposed tea', content: CONTENT });
  const readPage = async () => (await page.request.get(`/blog/${id}`)).text();
  const before = await readPage();
  await propose(site, id, { content: PROPOSED, excerpt: 'All about milk.' });
  expect(await readPage()).toBe(before);
  await page.goto('/admin/articles');
  await expect(row(page, 'Proposed tea')).toContainText('1 proposal');
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  const form = page.getByRole('dialog', { name: 'Edit article' });
  const notice = form.getByRole('status').filter({ hasText: 'Claude proposes a change' });
  await expect(notice).toContainText('Shorter sentences.');
  await notice.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Proposed change' });
  const changes = review.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes).toHaveCount(4);
  await expectAccessible(page);
  const change = (text: string) => changes.filter({ hasText: text });
  await change('Boil').getByRole('button', { name: 'Take' }).click();
  await expect(changes).toHaveCount(3);
  await change('Always').getByRole('button', { name: 'Refuse' }).click();
  await change('All about').getByRole('button', { name: 'Take' }).click();
  await expect(changes).toHaveCount(1);
  await review.getByRole('button', { name: 'Close' }).first().click();
  await expect(form.getByRole('textbox', { name: 'Content' })).toHaveText(/Boil fresh water first.*Never before the tea/s);
  await expect(form.getByTitle(/^Kept on this device/)).toBeVisible();

  await page.reload();
  await waitForEditor(page);
  await form.getByRole('button', { name: 'Restore' }).click();
  await expect(form.getByRole('textbox', { name: 'Content' })).toContainText('Boil fresh water first.');
  await notice.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(changes).toHaveCount(2);
  await review.getByRole('button', { name: 'Refuse the rest' }).click();
  await expect(review).toBeHidden();
  await expect(notice).toBeHidden();
  expect(await readPage()).toBe(before);

  await save(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  const after = await readPage();
  expect(after).toContain('Boil fresh water first.');
  expect(after).toContain('Never before the tea.');
  expect(after).not.toMatch(/Always before|Buy more cups/);
  await expect(row(page, 'Proposed tea')).not.toContainText('proposal');
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await expect(form).not.toContainText('proposes a change');
  await chooseInMenu(page, 'History');
  await expect(page.getByRole('dialog', { name: 'History' }).locator('label').first()).toContainText('proposed by Claude');
});

test('[API-3] a proposal is compared with what has been typed since, and refused as a whole', async ({ api, page, site }) => {
  const { id } = await storeArticle(api, { title: 'Refused tea', content: CONTENT });
  await propose(site, id, { content: PROPOSED });
  const fields = { title: 'Refused tea', category: 'BRAND', excerpt: 'An excerpt.', imageUrl: '/pictures/1.svg', tags: '' };
  await api.post('/admin/do/content.save', {
    data: { kind: 'article', id, form: { ...fields, content: PROPOSED.replace('Always', 'Only'), version: '1', intent: 'draft' } },
  });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Proposed change' });
  await expect(review).toContainText('The text has changed since this was proposed.');
  await expect(review.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveCount(1);
  await expect(review.locator('del').last()).toContainText('Only');
  await review.getByRole('button', { name: 'Refuse all' }).click();
  await expect(page.getByText('Claude proposes a change')).toBeHidden();
  await page.reload();
  await waitForEditor(page);
  await expect(page.getByRole('dialog', { name: 'Edit article' })).not.toContainText('proposes a change');
});

test('[ADM-35] a proposal cannot hide where a link leads, behind its attributes or by letters that turn round', async ({
  api,
  page,
  site,
}) => {
  const { id } = await storeArticle(api, { title: 'Hidden tea', content: CONTENT });
  const content = CONTENT.replace(
    'Boil the water',
    'Boil <a title="><! " href="https://evil.example/login">the water</a> as <a href="https://good.example@x.example/tni.ohw.www//:sptth">they say \u202e</a>\u202c',
  );
  await propose(site, id, { content });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Proposed change' });
  const lines = review.getByRole('list', { name: 'Addresses and attributes' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.locator('strong')).toHaveText(['evil.example', 'x.example']);
  await expect(lines.first()).toContainText('title: ><!');
  await expect(review).toContainText('⟨U+202E⟩');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Take', exact: false }).first().click();
  await expect(page.getByRole('textbox', { name: 'Content' }).getByRole('link', { name: 'the water' })).toHaveAttribute(
    'href',
    'https://evil.example/login',
  );
});

test('[ADM-34] an admin sees what an editor proposes, declines it, and publishes what is proposed again', async ({
  api,
  browser,
  page,
  site,
}) => {
  const { id } = await storeArticle(api, { title: 'Tea of two', content: CONTENT });
  const { email } = await changeDatabase(site, (db) => createUser(db, { email: 'ed@example.org', role: 'editor' }));
  const editor = await openPage(browser, site, { storageState: { cookies: [], origins: [] } });
  await signIn(editor, { email });
  await editor.waitForURL('**/admin/**');
  const propose = async (title: string) => {
    await editor.goto(`/admin/articles/${id}`);
    await editor.getByRole('textbox', { name: /^Title/ }).fill(title);
    await editor.getByRole('button', { name: 'Save draft' }).click();
    await expect(editor.getByText('Saved as a draft. The site hasn’t changed.', { exact: true })).toBeVisible();
  };
  await propose('Tea of three');
  await page.goto('/admin/articles?show=proposed');
  await expect(row(page, 'Tea of two')).toContainText('Proposed by ed@example.org');
  await row(page, 'Tea of two').locator('.admin-row-title a').click();
  await waitForEditor(page);
  const notice = page.getByRole('status').filter({ hasText: 'ed@example.org proposes changes.' });
  await notice.getByRole('button', { name: 'See them' }).click();
  const shown = page.getByRole('dialog', { name: 'Proposed changes' });
  await expect(shown.locator('ins').last()).toContainText('three');
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, 'Article updated successfully')).toContainText('Declined.');
  await expect(shown).toBeHidden();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Tea of two');

  await editor.goto('/admin/articles');
  await expect(row(editor, 'Tea of two')).toContainText('Declined');
  await propose('Tea of four');
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await notice.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  expect(await (await page.request.get(`/blog/${id}`)).text()).toContain('Tea of four');
  await page.goto('/admin/activity');
  const entries = page.getByRole('listitem').filter({ hasText: 'Tea of' });
  await expect(entries).toContainText([
    /Published Tea of four.*author@/,
    /Proposed Tea of four.*ed@/,
    /Declined the proposal of Tea of two.*author@/,
    /Proposed Tea of three.*ed@/,
  ]);
  await editor.context().close();
});
