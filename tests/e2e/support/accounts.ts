import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { PASSWORD } from '../../factories/accounts.ts';
import type { RunningSite } from '../../support/site.ts';
import { parseEmail, type ReceivedEmail } from '../../support/smtp-server.ts';
import { test as base, expect } from './fixtures.ts';
import { startSite } from './site.ts';

export { expect };

/** A site of the file's own, where each test comes from an address of its own and has its own attempts. */
export const test = base.extend<{ extraHTTPHeaders: Record<string, string>; site: RunningSite }, { ownSite: RunningSite }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ ownSite }, use) => use(ownSite),
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': newAddress() }),
});

let addresses = 0;
export function newAddress() {
  addresses += 1;
  return `198.51.100.${addresses}`;
}

export function emailsTo(site: RunningSite, email: string): ReceivedEmail[] {
  const outbox = path.join(site.dataDir, 'outbox');
  if (!existsSync(outbox)) return []; // until the first one is sent
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => parseEmail(readFileSync(path.join(outbox, file), 'utf8')))
    .filter(({ to }) => to === email);
}

export async function linkTo(site: RunningSite, email: string, subject: string): Promise<string> {
  const found = () => emailsTo(site, email).findLast((email) => email.subject === subject);
  await expect.poll(found).toBeTruthy();
  return /https?:\S+/.exec(found()?.text ?? '')?.[0] ?? '';
}

export async function fillIn(page: Page, { email, password = PASSWORD }: { email: string; password?: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function signIn(page: Page, credentials: { email: string; password?: string }) {
  await page.goto('/auth');
  await fillIn(page, credentials);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A confirmed account, made as anybody would. */
export async function makeAccount(page: Page, site: RunningSite, email: string) {
  await page.goto('/auth?mode=sign-up');
  await fillIn(page, { email });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Check your email to confirm your account');
  await page.goto(await linkTo(site, email, 'Confirm your email address'));
  await expect(page).toHaveURL('/?confirmed=1');
}

export async function openPage(browser: Browser, site: RunningSite, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { 'x-forwarded-for': newAddress() }, ...options });
  return context.newPage();
}
