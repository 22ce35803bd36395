import { PASSWORD } from '../../factories/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openPage } from '../support/accounts.ts';
import { ADMIN, chooseInMenu, expect } from '../support/admin.ts';
import { testWithMail } from '../support/mail.ts';

const test = testWithMail();

test.use({ allowedMessages: [[/status of 400/], { scope: 'test' }] }); // a wrong password

const INVITED = 'ben@example.org';

test('[AUTH-12] an editor is invited, chooses a password, proposes a change that an admin publishes, and is removed', {
  tag: '@all',
}, async ({ browser, page, site, smtp }) => {
  await page.goto('/admin/people', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByLabel('Their email').fill(INVITED);
  await page.getByLabel('Confirm your password to invite them').fill('not the password');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('dialog').locator('.field-error')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Confirm your password to invite them').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way. It’s open for 7 days.', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: INVITED })).toContainText('Invited as editor');
  await expectAccessible(page);
  const findLink = () => smtp.letters.find(({ to }) => to === INVITED)?.text.match(/http\S+/)?.[0];
  await expect.poll(findLink).toBeTruthy();

  const editor = await openPage(browser, site, { storageState: { cookies: [], origins: [] } });
  await editor.goto(findLink() ?? '');
  await expectAccessible(editor);
  await editor.getByLabel('Choose a password').fill(PASSWORD);
  await editor.getByRole('button', { name: 'Accept' }).click();
  await editor.getByRole('link', { name: 'Continue to the admin' }).click();
  await expect(editor.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText(['Write']);
  await expect(editor.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await editor.getByRole('button', { name: 'Account' }).click();
  const menu = editor.getByRole('navigation', { name: 'Account' }).getByRole('link');
  await expect(menu).toHaveText(['Security', 'Connections', 'Back to Website']);
  await menu.filter({ hasText: 'Connections' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'API tokens' })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
  await expectAccessible(editor);
  await editor.goto('/admin/articles/1');
  const buttons = editor.getByRole('dialog').locator('.publication-buttons');
  await expect(buttons.getByRole('button', { name: /^(Publish|Update|Schedule)/ })).toHaveCount(0);
  await editor.getByRole('textbox', { name: /^Title/ }).fill('Proposed by an editor');
  await buttons.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText('Saved as a draft. The site hasn’t changed.', { exact: true })).toBeVisible();
  await expectAccessible(editor);

  await page.goto('/admin/articles');
  await expect(page.getByRole('listitem').filter({ has: page.getByText('Published, changed', { exact: true }) })).toHaveCount(1);
  await page.goto('/admin/articles/1');
  await chooseInMenu(page, 'History');
  await expect(page.getByText(INVITED).first()).toBeVisible();
  await page.goto('/admin/people');
  await page.getByText(`Change or remove ${INVITED}`).click();
  await page.getByRole('button', { name: `Remove ${INVITED}` }).click();
  await expect(page.getByText('They’re signed out, and can’t open the admin any more.')).toBeVisible();
  await expect(page.getByText(INVITED)).toHaveCount(0);
  await editor.goto('/admin/articles');
  await expect(editor.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await editor.context().close();
});
