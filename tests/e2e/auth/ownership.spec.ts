import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../factories/accounts.ts';
import type { RunningSite } from '../../support/site.ts';
import { emailsTo, expect, fillIn, linkTo, makeAccount, openPage, signIn, test } from '../support/accounts.ts';

const CHOSEN = 'nine blue mountains';

test.describe.configure({ mode: 'serial' });
test.use({ allowedMessages: [/the server responded with a status of 4\d\d/] });

async function signUp(page: Page, email: string) {
  await page.goto('/auth?mode=sign-up');
  await fillIn(page, { email });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Check your email to confirm your account');
}

async function askForRecovery(page: Page, email: string) {
  await page.goto('/auth/recover');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If this address has an account');
}

async function reportLinkTo(site: RunningSite, email: string, subject: string): Promise<string> {
  await linkTo(site, email, subject);
  const text = emailsTo(site, email).findLast((sent) => sent.subject === subject)?.text ?? '';
  return /https?:\S+\/auth\/not-me\S+/.exec(text)?.[0] ?? '';
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('[AUTH-3] in another browser the link asks for a password anew, and that one counts', { tag: '@all' }, async ({
  page,
  browser,
  site,
}) => {
  await signUp(page, 'ama@example.org');
  const link = await linkTo(site, 'ama@example.org', 'Confirm your email address');
  for (const javaScriptEnabled of [true, false]) {
    const other = await openPage(browser, site, { javaScriptEnabled });
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(other);
    await other.getByLabel('Password', { exact: true }).fill(javaScriptEnabled ? 'password1' : CHOSEN);
    await other.getByRole('button', { name: 'Confirm' }).click();
    if (javaScriptEnabled) await expect(other.getByText('This password is too common.')).toBeVisible();
    else await expect(other.getByText('If you came by the link in your email, your address is confirmed.')).toBeVisible();
    await other.context().close();
  }
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link has expired or has already been used' })).toBeVisible();
  await signIn(page, { email: 'ama@example.org' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await signIn(page, { email: 'ama@example.org', password: CHOSEN });
  await expect(page.getByText('As ama@example.org.')).toBeVisible();
});

test('[AUTH-3] "This was not me" deletes the account that somebody signed up for, at the press of its button', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await signUp(page, 'kofi@example.org');
  const confirm = await linkTo(site, 'kofi@example.org', 'Confirm your email address');
  const report = await reportLinkTo(site, 'kofi@example.org', 'Confirm your email address');
  await page.goto(report);
  await expectAccessible(page);
  await page.reload(); // looking changes nothing
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('heading', { name: 'The account is deleted' })).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto(confirm))?.status()).toBe(404);
  expect((await page.goto(report))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There’s nothing left to cancel' })).toBeVisible();
});

test('[AUTH-8] "This was not me" ends a link for a new password that somebody else asked for', { tag: '@all' }, async ({ page, site }) => {
  await makeAccount(page, site, 'esi@example.org');
  await askForRecovery(page, 'esi@example.org');
  const reset = await linkTo(site, 'esi@example.org', 'Choose a new password');
  await page.goto(await reportLinkTo(site, 'esi@example.org', 'Choose a new password'));
  await page.getByRole('button', { name: 'Cancel the links' }).click();
  await expect(page.getByRole('heading', { name: 'The links no longer work' })).toBeVisible();
  expect((await page.goto(reset))?.status()).toBe(404);
  await signIn(page, { email: 'esi@example.org' });
  await expect(page.getByText('As esi@example.org.')).toBeVisible();
});

test('[AUTH-8] "This was not me" signs out whoever changed the password, without JavaScript too; the owner comes back by email', {
  tag: '@all',
}, async ({ page, browser, site }) => {
  await makeAccount(page, site, 'yaw@example.org');
  await signIn(page, { email: 'yaw@example.org' });
  await page.getByRole('link', { name: 'Security' }).click();
  await page.getByRole('region', { name: 'Password', exact: true }).getByText('Change it').click();
  await page.getByLabel('Your current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('what a thief chose');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  expect((await page.request.get('/auth/session')).status()).toBe(200);
  const owner = await openPage(browser, site, { javaScriptEnabled: false });
  await owner.goto(await reportLinkTo(site, 'yaw@example.org', 'Your password was changed'));
  await owner.getByRole('button', { name: 'Sign everyone out' }).click();
  await expect(owner.getByRole('heading', { name: 'Everyone is signed out' })).toBeVisible();
  expect((await page.request.get('/auth/session')).status()).toBe(401);
  await owner.getByRole('link', { name: 'Choose a new password' }).click();
  await owner.getByLabel('Email').fill('yaw@example.org');
  await owner.getByRole('button', { name: 'Send the link' }).click();
  await owner.goto(await linkTo(site, 'yaw@example.org', 'Choose a new password'));
  await owner.getByLabel('New password', { exact: true }).fill(CHOSEN);
  await owner.getByRole('button', { name: 'Set new password' }).click();
  await signIn(owner, { email: 'yaw@example.org', password: CHOSEN });
  await expect(owner.getByText('As yaw@example.org.')).toBeVisible();
  await owner.context().close();
});

test('[AUTH-5] the set-up code is in no log but the line that prints it, and can be pasted without JavaScript', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const [, address = '', code = ''] = /Set up the first admin: (http[^"\s#]+)#([\w-]+)/.exec(site.output()) ?? [];
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await page.goto(`${address}#${code}`);
  await page.getByLabel('Set-up code').fill(`${code}x`);
  await fillIn(page, { email: 'author@example.org' });
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(page.getByText('This code has been used or has expired')).toBeVisible();
  await page.getByLabel('Set-up code').fill(code);
  await fillIn(page, { email: 'author@example.org' });
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(page).toHaveURL('/auth/passkey');
  expect(site.output().split(code)).toHaveLength(2);
  expect(site.output()).not.toMatch(/token=|@example\.org/);
  await page.context().close();
});
