import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from '../../support/site.ts';
import { ADMIN, test as base, expect } from '../support/admin.ts';
import { findOverruns } from '../support/layout-faults.ts';
import { startSite } from '../support/site.ts';

/** A site of this file's own: its tests end every session of the admin. */
const test = base.extend<object, { ownSite: RunningSite }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

/** A browser of its own, signed in. */
async function signIn(browser: Browser, url: string, options: { userAgent?: string; javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] }, ...options });
  const page = await context.newPage();
  await page.goto('/auth?to=/auth/security');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  return page;
}

const rows = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

test('[AUTH-11] a person sees where they are signed in, and ends a session there from here', async ({ browser, site, adminState: _ }) => {
  const phone = await signIn(browser, site.url, { userAgent: FIREFOX });
  const here = await signIn(browser, site.url);
  await expect(rows(here).first()).toContainText('Chrome on Linux · this device');
  const theirs = rows(here).filter({ hasText: 'Firefox on Android' });
  await expect(theirs).toContainText('Signed in just now, last used just now');
  await theirs.getByRole('button', { name: /^Sign out Firefox on Android/ }).click();
  await expect(here.getByRole('status').filter({ hasText: 'That device is signed out.' })).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await phone.goto('/auth/security');
  await expect(phone).toHaveURL(/\/auth\?to=/);
  await here.reload();
  await expect(rows(here).first()).toContainText('this device');
  await phone.context().close();
  await here.context().close();
});

test('[AUTH-11] without JavaScript too: all others at once, then this one', async ({ browser, site, playwright, adminState: _ }) => {
  const phone = await signIn(browser, site.url, { userAgent: FIREFOX });
  const here = await signIn(browser, site.url, { javaScriptEnabled: false });
  await here.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(here.getByRole('status').filter({ hasText: 'All other devices are signed out.' })).toBeVisible();
  await expect(rows(here)).toHaveCount(1);
  await phone.goto('/auth/security');
  await expect(phone).toHaveURL(/\/auth\?to=/);
  await here.getByRole('button', { name: 'Sign out' }).click();
  await expect(here.getByRole('status')).toHaveText('Signed out successfully');
  const stranger = await playwright.request.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const answer = await stranger.post('/auth/sessions', { form: { intent: 'end-others' }, headers: { origin: site.url }, maxRedirects: 0 });
  expect(answer.status()).toBe(403);
  await stranger.dispose();
  await phone.context().close();
  await here.context().close();
});

test('[AUTH-11] the list has no accessibility fault and fits any window', async ({ browser, site, adminState: _ }, { outputDir }) => {
  const others = [await signIn(browser, site.url, { userAgent: FIREFOX }), await signIn(browser, site.url)];
  const here = await signIn(browser, site.url);
  for (const width of [320, 390, 1440]) {
    await here.setViewportSize({ width, height: 900 });
    expect(await here.evaluate(findOverruns), String(width)).toEqual([]);
    await here.screenshot({ path: `${outputDir}/sessions-${width}.png`, fullPage: true });
  }
  const { violations } = await new AxeBuilder({ page: here }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  for (const page of [...others, here]) await page.context().close();
});

test('[ADM-16] a stream of live events ends with its session', async ({ browser, site, adminState: _ }) => {
  const [streaming, here] = [await signIn(browser, site.url, { userAgent: FIREFOX }), await signIn(browser, site.url)];
  await streaming.goto('/admin/articles');
  const closed = streaming.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const source = new EventSource('/admin/live');
        source.addEventListener('error', () => {
          source.close();
          resolve('closed');
        });
        source.addEventListener('change', () => Object.assign(globalThis, { isStreaming: true }));
      }),
  );
  await streaming.waitForFunction(() => Reflect.get(globalThis, 'isStreaming'));
  await here.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(here.getByText('All other devices are signed out.')).toBeVisible();
  const article = { title: 'A change', content: '<p>Text</p>', category: 'BRAND', excerpt: 'Text', imageUrl: '/pictures/1.svg', tags: '' };
  expect(
    (
      await here.request.post('/admin/do/content.save', { data: { kind: 'article', form: article }, headers: { origin: site.url } })
    ).status(),
  ).toBe(200);
  expect(await closed).toBe('closed');
  await streaming.context().close();
  await here.context().close();
});
