import type { Browser } from '@playwright/test';
import type { RunningSite } from '../tests/site.ts';
import type { ScreenState } from './screen-states.ts';

/** Every page of the desk and every state of it that looks different. */
export const deskStates: ScreenState[] = [];

/** Opens the set-up link that a new site prints; gives back the cookies of the admin that it makes. */
export async function signInAsAdmin(browser: Browser, site: RunningSite) {
  const link = /\/auth\/set-up\/[\w-]+/.exec(site.output())?.[0];
  if (!link) throw new Error('the site printed no set-up link');
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('E-mail').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('seven green rivers');
  await page.getByRole('button', { name: 'Make me the admin' }).click();
  await page.waitForURL(/\/admin/);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
