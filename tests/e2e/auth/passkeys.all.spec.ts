import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';
import { codeOf, PASSWORD } from '../../factories/accounts.ts';
import type { RunningSite } from '../../support/site.ts';
import { fillArticle, row, save, waitForEditor } from '../support/admin.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { startSite } from '../support/site.ts';

const OWNER = { email: 'author@example.org', password: PASSWORD };

/** A site of each test's own, and a device in the browser that makes passkeys and unlocks them by itself. */
const test = base.extend<{ site: RunningSite; device: { cdp: CDPSession; authenticatorId: string } }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  device: async ({ page }, use) => {
    await page.addInitScript(() => {
      const ask = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = (options) => {
        document.documentElement.classList.add('has-asked-for-passkey');
        return ask(options);
      };
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await use({ cdp, authenticatorId });
  },
});

test.use({ allowedMessages: [/the server responded with a status of 4\d\d/] });

/** Lets the browser answer of itself, or wait for the person. */
const setPresence = (device: { cdp: CDPSession; authenticatorId: string }, enabled: boolean) =>
  device.cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: device.authenticatorId, enabled });

/** Until the page has asked for a passkey by itself: later it would be answered before the button is pressed. */
const waitForOwnQuestion = (page: Page) => expect(page.locator('html')).toHaveClass(/has-asked-for-passkey/);

async function setUp(page: Page, site: RunningSite) {
  await page.goto(/Set up the first admin: (http[^"\s]+)/.exec(site.output())?.[1] ?? '');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in without a password next time' })).toBeVisible();
}

async function addPasskey(page: Page, name: string) {
  await page.goto('/admin/security', { waitUntil: 'networkidle' });
  await page.getByText('Add one', { exact: true }).click();
  await page.getByLabel('Confirm your password to add a passkey').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill(name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your passkey has been added.');
  await expect(page.locator('.passkey-name', { hasText: name })).toBeVisible();
}

/** Of accessibility. */
async function expectNoFault(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function signOut(page: Page) {
  await page.goto('/auth/sign-out');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('[AUTH-10] after set-up a passkey is offered once, and signs in from then on', async ({ page, site, device }) => {
  await setUp(page, site);
  await expect(page.getByLabel('Name of this passkey')).toHaveValue(/^(Chrome|Edge) on /);
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await page.goto('/auth/passkey');
  await expect(page).toHaveURL('/admin/security');
  await page.getByText('Rename or remove').click();
  await expectNoFault(page);
  await setPresence(device, false);
  await signOut(page);
  await waitForOwnQuestion(page);
  await setPresence(device, true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin/);
});

test('[AUTH-10] passkeys are added, named, used by the button and removed; a removed one is refused', async ({ page, site, device }) => {
  await setUp(page, site);
  await page.getByRole('link', { name: 'Continue to the admin' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await addPasskey(page, 'My old phone');
  await page.getByText('Rename or remove').click();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.locator('.passkey-name')).toHaveText('My phone');

  await setPresence(device, false);
  await signOut(page);
  await waitForOwnQuestion(page);
  await setPresence(device, true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin/);

  await page.goto('/admin/security');
  await expect(page.locator('.passkey-list').getByText(/last used/)).toBeVisible();
  await page.getByText('Rename or remove').click();
  await page.getByLabel('Confirm your password to remove it').fill('not the password');
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(page.getByText('That isn’t your password.')).toBeVisible();
  await page.getByLabel('Confirm your password to remove it').fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The passkey has been removed.');
  await expect(page.locator('.passkey-name')).toHaveCount(0);

  await setPresence(device, false);
  await signOut(page);
  await waitForOwnQuestion(page);
  await setPresence(device, true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This passkey couldn’t be used. Try again, or sign in with your password.');
});

test('[AUTH-10] the browser offers a passkey in the email field, and no code is asked for', async ({ page, site, device }) => {
  await setUp(page, site);
  await addPasskey(page, 'My phone');
  await page.getByText('Turn it on', { exact: true }).click();
  await expect(page.getByLabel('Your password', { exact: true }), 'given a moment ago').toHaveCount(0);
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
  const secret = ((await page.getByRole('region', { name: 'Two-factor sign-in' }).locator('code').first().textContent()) ?? '').replace(
    /\s/g,
    '',
  );
  await page.getByLabel('Code from the app').fill(codeOf(`otpauth://totp/x?secret=${secret}`));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Two-factor sign-in is on.')).toBeVisible();

  await setPresence(device, false);
  await signOut(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await setPresence(device, true);
  await page.goto('/auth'); // the device takes the offer as soon as it is made
  await expect(page).toHaveURL(/\/admin/);
});

test('[AUTH-10] one of the passkeys stands in for the password when another is added or removed', async ({ page, site, device: _ }) => {
  await setUp(page, site);
  await addPasskey(page, 'My phone');
  await page.context().clearCookies({ name: 'byline.proof' });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('Rename or remove').click();
  await page.locator('.passkey-list').getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The passkey has been removed.');
});

test('[AUTH-10] [ADM-18] in the editor a passkey signs in over the form, and the same save goes on', async ({ page, site, device: _ }) => {
  await setUp(page, site);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await fillArticle(page, { title: 'Longer than a session', content: '<p>Kept.</p>' });
  await page.context().clearCookies();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Longer than a session')).toBeVisible();
});

test('[AUTH-10] without JavaScript there is no control that cannot work, and passkeys are renamed and removed', async ({
  browser,
  page,
  site,
  device: _,
}) => {
  await setUp(page, site);
  await addPasskey(page, 'My phone');
  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState })).newPage();
  await plain.context().clearCookies({ name: 'byline.proof' });
  await plain.goto('/admin/security');
  await expect(plain.getByRole('button', { name: /Add a passkey|Use a passkey/ })).toHaveCount(0);
  await plain.getByText('Rename or remove').click();
  await plain.getByLabel('Confirm your password to remove it').fill(PASSWORD);
  await plain.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(plain.getByRole('main').getByRole('status')).toContainText('The passkey has been removed.');
  await plain.context().clearCookies();
  await plain.goto('/auth');
  await expect(plain.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await plain.context().close();
});
