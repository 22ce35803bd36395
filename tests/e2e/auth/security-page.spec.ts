import { globSync, readFileSync } from 'node:fs';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { codeOf, PASSWORD } from '../../factories/accounts.ts';
import type { RunningSite } from '../../support/site.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { startSite } from '../support/site.ts';

const OWNER = { email: 'author@example.org', password: PASSWORD };

/** A site of each test's own, with one admin. */
const test = base.extend<{ site: RunningSite; api: APIRequestContext }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  /** Signed in without a browser. */
  api: async ({ playwright, site }, use) => {
    const api = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } });
    const token = /Set up the first admin: http[^"\s#]+#([\w-]+)/.exec(site.output())?.[1] ?? '';
    await api.post('/auth/set-up', { form: { ...OWNER, token } });
    await use(api);
    await api.dispose();
  },
});

test.use({ allowedMessages: [/the server responded with a status of 4\d\d/] });

const post = (api: APIRequestContext, form: Record<string, string>) => api.post('/admin/security', { form, maxRedirects: 0 });

/** As a browser shows it, without marks and scripts. */
async function read(response: APIResponse) {
  const html = await response.text();
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');
}

async function signInElsewhere(request: APIRequestContext, site: RunningSite) {
  await request.post(`${site.url}/auth`, { form: { intent: 'sign-in', to: '', ...OWNER }, headers: { origin: site.url } });
  return async () => (await request.get(`${site.url}/auth/session`)).status();
}

const getCodes = (html: string) => html.match(/[A-Za-z0-9]{5}-[A-Za-z0-9]{5}(?=<)/g) ?? [];

test('[AUTH-8] a plain form post changes the password: it says so, this session goes on and others end', { tag: '@all' }, async ({
  api,
  request,
  site,
}) => {
  const elsewhere = await signInElsewhere(request, site);
  expect(await elsewhere()).toBe(200);
  const answer = await post(api, { intent: 'change-password', currentPassword: PASSWORD, newPassword: 'nine blue mountains' });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['set-cookie']).toMatch(/session_token=\S/);
  expect(await read(answer)).toContain('Your password has been changed.');
  expect((await api.get('/auth/session')).status()).toBe(200);
  expect(await elsewhere()).toBe(401);
});

test('[AUTH-8] plain form posts turn two-factor sign-in on and off, and show its codes once', { tag: '@all' }, async ({
  api,
  request,
  site,
}) => {
  const started = await post(api, { intent: 'start-two-factor', currentPassword: PASSWORD });
  const uri = /value="(otpauth:[^"]+)"/.exec(await started.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const elsewhere = await signInElsewhere(request, site);
  const confirmed = await post(api, { intent: 'confirm-two-factor', uri, code: codeOf(uri) });
  expect(confirmed.status()).toBe(200);
  expect(await read(confirmed)).toContain('Two-factor sign-in is on.');
  expect(getCodes(await confirmed.text())).toHaveLength(10);
  expect(await elsewhere(), 'a session from before the second factor').toBe(401);
  expect(getCodes(await (await api.get('/admin/security')).text())).toEqual([]);

  const renewed = await post(api, { intent: 'renew-recovery-codes', currentPassword: PASSWORD });
  const codes = getCodes(await renewed.text());
  expect(codes).toHaveLength(10);

  const withoutCode = await post(api, { intent: 'stop-two-factor', currentPassword: PASSWORD, code: '' });
  expect(withoutCode.status()).toBe(400);
  const stopped = await post(api, { intent: 'stop-two-factor', currentPassword: PASSWORD, code: codes[0] ?? '' });
  expect(stopped.status()).toBe(200);
  expect(await read(stopped)).toContain('Two-factor sign-in is off.');
  expect((await api.get('/auth/session')).status()).toBe(200);
});

test('[AUTH-8] without JavaScript: the password is changed, and two-factor sign-in turned on, in a browser', { tag: '@all' }, async ({
  browser,
  site,
  api,
}) => {
  const storageState = await api.storageState();
  const page = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState })).newPage();
  await page.goto('/admin/security');
  const passwords = page.locator('input[type=password]:visible');
  await expect(passwords).toHaveCount(0);
  const password = page.getByRole('region', { name: 'Password', exact: true });
  await password.getByText('Change it').click();
  await expect(passwords).toHaveCount(2);
  await page.getByText('Turn it on', { exact: true }).click();
  await expect(passwords).toHaveCount(1);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
  const secret = ((await page.getByRole('region', { name: 'Two-factor sign-in' }).locator('code').first().textContent()) ?? '').replace(
    /\s/g,
    '',
  );
  await page.getByLabel('Code from the app').fill(codeOf(`otpauth://totp/x?secret=${secret}`));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Two-factor sign-in is on.');
  await expect(page.locator('.recovery-codes code')).toHaveCount(10);
  await password.getByText('Change it').click();
  await page.getByLabel('Your current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('nine blue mountains');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your password has been changed.');
  await expect(page.locator('.recovery-codes')).toHaveCount(0);
  await page.goto('/admin/security');
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await page.context().close();
});

test('[AUTH-9] the list of common passwords is on the server alone', { tag: '@all' }, () => {
  const list = readFileSync('app/features/accounts/password/common-passwords.json', 'utf8').slice(1, 41);
  const holding = globSync('build/**/*.js').filter((file) => readFileSync(file, 'utf8').includes(list));
  expect(holding.map((file) => file.split('/')[1])).toEqual(['server']);
});

test('[API-2] a token is created, copied, listed and ended', { tag: '@all' }, async ({ browser, site, api }) => {
  const context = await browser.newContext({ baseURL: site.url, storageState: await api.storageState() });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/admin/connections', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a token' });
  await dialog.getByLabel('Program').fill('Second site');
  await dialog.getByLabel('Write drafts').check();
  await dialog.getByLabel('Confirm your password to create a token').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const shown = dialog.getByLabel('Copy it now: you won’t see it again');
  await expect(shown).toHaveValue(/^byl_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Copy token' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Token copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown.inputValue());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Second site' }) });
  await expect(row).toContainText('Read drafts, Write drafts');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expect(dialog.getByLabel('Program'), 'the secret is forgotten').toHaveValue('');
  await expect(dialog.getByLabel(/password/), 'asked within ten minutes').toHaveCount(0);
  await dialog.getByLabel('Program').fill('Third site');
  await context.clearCookies({ name: 'byline.proof' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.locator('.field-error')).toHaveText('Enter your password.');
  await expect(dialog.getByLabel('Program')).toHaveValue('Third site');
  await dialog.getByLabel('Confirm your password to create a token').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Third site' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await row.getByRole('button', { name: 'End Second site' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'The token has ended.' })).toBeVisible();
  await context.close();
});
