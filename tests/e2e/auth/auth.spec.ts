import AxeBuilder from '@axe-core/playwright';
import { codeOf, nextCodeOf, PASSWORD } from '../../factories/accounts.ts';
import { expect, fillIn, linkTo, makeAccount, newAddress, openPage, signIn, test } from '../support/accounts.ts';

test.describe.configure({ mode: 'serial' });
test.use({ allowedMessages: [/the server responded with a status of 4\d\d/] });

test('[AUTH-5] [AUTH-2] the printed link makes the first admin, who is signed in; it works once', async ({ page, site }) => {
  const link = /Set up the first admin: (http[^"\s]+)/.exec(site.output())?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Set-up code')).toBeHidden();
  await fillIn(page, { email: 'author@example.org', password: 'password1' });
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(page.getByText('This password is too common.')).toBeVisible();
  await fillIn(page, { email: 'author@example.org' });
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await page.getByRole('link', { name: 'Continue to the admin' }).click();
  await expect(page).toHaveURL(/\/admin/);
  expect((await page.request.get('/admin')).status()).toBe(200);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/admin/);
  const again = await page.goto(link);
  expect(again?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('[AUTH-1] one form toggles, keeps what was typed, shows and hides the password, and is not indexed', async ({ page }) => {
  const response = await page.goto('/auth');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await fillIn(page, { email: 'ama@example.org' });
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: /Sign up/ }).click();
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ama@example.org');
  await expect(password).toHaveValue(PASSWORD);
});

test('[AUTH-1] email and password are required, and the button says Processing... while it works', { tag: '@all' }, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/auth.data**', async (route) => {
    await held;
    await route.continue();
  });
  await fillIn(page, { email: 'nobody@example.org' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('[AUTH-3] [AUTH-2] [ADM-1] who signs up and confirms is told who they are, and can do nothing more than a visitor', async ({
  page,
  site,
}) => {
  await makeAccount(page, site, 'reader@example.org');
  await signIn(page, { email: 'reader@example.org' });
  await expect(page.getByRole('status')).toHaveText('Signed in successfully');
  await expect(page.getByText('As reader@example.org.')).toBeVisible();
  const admin = await page.request.get('/admin');
  expect(admin.status()).toBe(403);
  expect(await admin.text()).toContain('Access Denied');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('status')).toHaveText('Signed out successfully');
  expect((await page.request.get('/auth/session')).status()).toBe(401);
});

test('[AUTH-3] an address that has an account gets the same answer on the page, and another email', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await makeAccount(page, site, 'known@example.org');
  await page.goto('/auth?mode=sign-up');
  await fillIn(page, { email: 'known@example.org', password: 'nine blue mountains' });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Check your email to confirm your account');
  expect(await linkTo(site, 'known@example.org', 'You already have an account')).toContain('/auth');
});

test('[AUTH-9] wrong passwords are slowed down, also for the right one after them', { tag: '@all' }, async ({ page, site }) => {
  await makeAccount(page, site, 'guessed@example.org');
  for (let n = 1; n <= 5; n++) {
    await signIn(page, { email: 'guessed@example.org', password: `not the password ${n}` });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  }
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await signIn(page, { email: 'guessed@example.org' });
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Please wait (\d+ seconds|a second)\.$/);
  expect((await answered).status()).toBe(429);
});

test('[AUTH-8] a forgotten password is replaced by an emailed link, once', async ({ page, site }) => {
  await makeAccount(page, site, 'forgetful@example.org');
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('forgetful@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If this address has an account');
  const link = await linkTo(site, 'forgetful@example.org', 'Choose a new password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('nine blue mountains');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('status')).toHaveText('Your password has been changed. Sign in with the new one.');
  await signIn(page, { email: 'forgetful@example.org', password: 'nine blue mountains' });
  await expect(page.getByText('As forgetful@example.org.')).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
});

test('[AUTH-8] two-factor sign-in: turned on with an app’s code, asked for at the next sign-in, opened by a recovery code', {
  tag: '@all',
}, async ({ page, site }) => {
  await makeAccount(page, site, 'careful@example.org');
  await signIn(page, { email: 'careful@example.org' });
  await page.getByRole('link', { name: 'Security' }).click();
  await page.getByText('Turn it on', { exact: true }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
  const secret = ((await page.getByRole('region', { name: 'Two-factor sign-in' }).locator('code').first().textContent()) ?? '').replace(
    /\s/g,
    '',
  );
  await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
  const uri = `otpauth://totp/x?secret=${secret}`;
  await page.getByLabel('Code from the app').fill(codeOf(uri));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);

  for (const code of [nextCodeOf(uri), codes[0] ?? '']) {
    await page.goto('/auth/sign-out');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('status')).toHaveText('Signed out successfully');
    await signIn(page, { email: 'careful@example.org' });
    await expect(page).toHaveURL(/\/auth\/two-factor/);
    expect((await page.request.get('/auth/session')).status()).toBe(401);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('As careful@example.org.')).toBeVisible();
  }
});

test('[AUTH-8] signing out reaches every open tab, and touches nothing that is being typed there', { tag: '@all' }, async ({
  page,
  site,
  context,
}) => {
  await makeAccount(page, site, 'tabbed@example.org');
  await signIn(page, { email: 'tabbed@example.org' });
  await expect(page.getByRole('status')).toHaveText('Signed in successfully');
  const other = await context.newPage();
  await other.goto('/auth/security');
  await other.getByRole('region', { name: 'Password', exact: true }).getByText('Change it').click();
  await other.getByRole('button', { name: 'Show password' }).first().waitFor();
  const typed = other.getByLabel('New password', { exact: true });
  await typed.fill('half a passw');
  await typed.evaluate((element) => Object.assign(globalThis, { typedIn: element }));
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  await expect(typed).toHaveValue('half a passw');
  expect(await typed.evaluate((element) => element === Reflect.get(globalThis, 'typedIn') && element === document.activeElement)).toBe(
    true,
  );
  await signIn(page, { email: 'tabbed@example.org' });
  await expect(other.getByText('You signed out in another tab.')).toBeHidden();
  await expect(typed).toHaveValue('half a passw');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/token"?:|session_token|@/);
});

test('[AUTH-7] the session is an HttpOnly cookie that outlives the browser, and no script can read it', { tag: '@all' }, async ({
  page,
  site,
  context,
}) => {
  await makeAccount(page, site, 'stays@example.org');
  await signIn(page, { email: 'stays@example.org' });
  await expect(page.getByText('As stays@example.org.')).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'byline.session_token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6 * 24 * 3600);
  expect(await page.evaluate(() => document.cookie)).not.toContain('session_token');
});

test('[AUTH-4] [AUTH-1] without JavaScript: sign up, confirm, sign in, sign out', { tag: '@all' }, async ({ browser, site }) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await page.goto('/auth');
  await page.getByRole('link', { name: /Sign up/ }).click();
  await fillIn(page, { email: 'plain@example.org', password: 'short' });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Use 8 characters or more.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('plain@example.org');
  await makeAccount(page, site, 'plain@example.org');
  await signIn(page, { email: 'plain@example.org', password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await signIn(page, { email: 'plain@example.org' });
  await expect(page.getByRole('status')).toHaveText('Signed in successfully');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('status')).toHaveText('Signed out successfully');
  await page.context().close();
});

test('[AUTH-6] unknown fields are refused, and no form writes a role', async ({ page }) => {
  await page.goto('/auth');
  const form = { intent: 'sign-up', email: 'greedy@example.org', password: PASSWORD };
  for (const extra of [{ role: 'admin' }, { isAdmin: 'true' }, { isEmailVerified: '1' }]) {
    const response = await page.request.post('/auth', { form: { ...form, ...extra }, headers: { origin: new URL(page.url()).origin } });
    expect(response.status()).toBe(400);
  }
});

test('[AUTH-6] better-auth’s own addresses are not there', async ({ page }) => {
  for (const address of ['/api/auth/get-session', '/api/auth/sign-in/email', '/api/auth/list-sessions']) {
    expect((await page.request.get(address)).status()).toBe(404);
  }
});

test('[ADM-18] [AUTH-9] signing in again over a form responds in place, and counts its attempts', { tag: '@all' }, async ({
  page,
  site,
  context,
}) => {
  await makeAccount(page, site, 'again@example.org');
  const post = (form: Record<string, string>) =>
    page.request.post('/auth/reauthenticate', { form, headers: { origin: site.url }, maxRedirects: 0 });
  const wrong = { intent: 'password', email: 'again@example.org', password: 'not the password' };
  const answers = [];
  for (let n = 1; n <= 6; n++) answers.push((await post({ ...wrong, email: `guess${n}@example.org` })).status());
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
  const response = await post({ ...wrong, password: PASSWORD });
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, step: 'signed-in' });
  expect((await page.request.get('/auth/session')).status()).toBe(200);
});

test('[AUTH-1] the account pages have no accessibility fault', { tag: '@all' }, async ({ page }) => {
  for (const address of [
    '/auth',
    '/auth?mode=sign-up',
    '/auth/recover',
    '/auth/set-up',
    '/auth/confirm?token=none',
    '/auth/not-me?token=none',
  ]) {
    await page.goto(address);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [address, id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
