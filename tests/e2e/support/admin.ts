import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import type { RunningSite } from '../../support/site.ts';
import { test as base, expect } from './fixtures.ts';
import { changeDatabase, startSite } from './site.ts';

export { expect };

export const ADMIN = { email: 'author@example.com', password: 'three quiet market mornings' };

interface AdminFixtures {
  ownSite: RunningSite;
  /** Cookies of the admin, who was made through the printed link. */
  adminState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

interface Cleanups {
  noUnsavedChanges: undefined;
  defaultSettings: undefined;
}

/** Every test runs signed in as the one admin of its worker's site, with no unsaved changes and no settings from the tests before. */
export const test = base.extend<{ api: APIRequestContext; site: RunningSite } & Cleanups, AdminFixtures>({
  noUnsavedChanges: [
    async ({ site }, use) => {
      await changeDatabase(site, (db) => db.deleteFrom('unsavedChanges').execute());
      await use(undefined);
    },
    { auto: true },
  ],
  defaultSettings: [
    async ({ site }, use) => {
      await use(undefined);
      const { numUpdatedRows } = await changeDatabase(site, (db) =>
        db
          .updateTable('siteDocuments')
          .set((eb) => ({ fields: '{}', lastSaveId: null, draftRevisionId: null, version: eb('version', '+', 1) }))
          .where((eb) => eb.or([eb('fields', '!=', '{}'), eb('draftRevisionId', 'is not', null)]))
          .executeTakeFirst(),
      );
      if (numUpdatedRows) await fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams() }); // a post sees every change
    },
    { auto: true },
  ],
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ demo: true });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ ownSite }, use) => use(ownSite),
  adminState: [
    async ({ playwright, ownSite }, use) => {
      const request = await playwright.request.newContext();
      await setUp(request, ownSite);
      const state = await request.storageState();
      await request.dispose();
      await use(state);
    },
    { scope: 'worker' },
  ],
  /** The admin without a browser page. */
  api: async ({ playwright, site, adminState }, use) => {
    const api = await playwright.request.newContext({
      baseURL: site.url,
      storageState: adminState,
      extraHTTPHeaders: { origin: site.url },
    });
    await use(api);
    await api.dispose();
  },
  storageState: async ({ adminState }, use) => use(adminState),
  page: async ({ page }, use) => {
    page.on('filechooser', () => undefined); // else a chooser that opens before the browser knows that a test waits for it is lost
    await use(page);
  },
});

/** Makes the first admin by the link that the server printed; what asks is signed in then. */
export async function setUp(request: APIRequestContext, site: RunningSite): Promise<void> {
  const token = /Set up the first admin: http[^"\s#]+#([\w-]+)/.exec(site.output())?.[1] ?? '';
  const answer = await request.post(`${site.url}/auth/set-up`, { form: { ...ADMIN, token }, headers: { origin: site.url } });
  expect(answer.url()).toBe(`${site.url}/auth/passkey`);
}

/** Signs in again in the dialog that is open. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByLabel('Email').fill(ADMIN.email);
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

/** A message of the admin, by its exact text. */
export function toast(page: Page, text: string) {
  return page.locator('.toast').filter({ has: page.getByText(text, { exact: true }) });
}

/** The row of a list that names an item. */
export function row(page: Page, name: string) {
  return page.locator('.admin-row').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export interface ArticleText {
  title: string;
  content: string;
  category?: string;
  excerpt?: string;
  imageUrl?: string;
  tags?: string;
}

/** The visual editor is fetched when a form is opened, and then its rules for what is typed and pasted. */
export async function waitForEditor(page: Page): Promise<void> {
  await expect(page.locator('[data-typing="ready"]')).toBeVisible({ timeout: 20_000 });
}

/** Stores an article as the admin's form does, without a browser page. */
export async function storeArticle(api: APIRequestContext, text: ArticleText): Promise<{ id: string; version: number }> {
  const fields = { category: 'BRAND', excerpt: 'An excerpt.', imageUrl: '/pictures/1.svg', tags: '', ...text };
  const response = await api.post('/admin/do/content.save', { data: { kind: 'article', form: fields } });
  return (await response.json()).item;
}

/** Opens the panel with all but the title and the text, and what is folded in it, where they are not open yet. */
export async function openSettings(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: /^Settings/ });
  await expect(button).toBeVisible({ timeout: 20_000 });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const folded = page.locator('.more-settings:not([open]) > summary');
  if (await folded.isVisible()) await folded.click();
}

/** Presses an item of an open form's menu. */
export async function chooseInMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('group', { name: 'More' }).getByRole('button', { name }).click();
}

/** Presses one of the actions behind a row's `…`. */
export async function chooseInRow(inRow: Locator, action: string): Promise<void> {
  await inRow.getByRole('button', { name: /^Actions for/ }).click();
  await inRow.getByRole('button', { name: new RegExp(`^${action}`) }).click();
}

/** Calls the tools from the text, where they are hidden, and presses one. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  const text = page.getByRole('dialog').getByLabel(/^Content( \*)?$/);
  await expect(async () => {
    if (!(await tool.isVisible())) await text.press('Alt+F10');
    await tool.click({ timeout: 2000 }); // those that are seen may be about to go
  }).toPass();
}

/** Fills an open article form; the content as HTML. */
export async function fillArticle(page: Page, { title, content, category = 'Brand', excerpt, imageUrl, tags }: ArticleText): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await writeSource(page, content);
  await openSettings(page);
  await form.getByLabel('Category').selectOption({ label: category });
  await form.getByLabel('Excerpt').fill(excerpt ?? 'An excerpt.');
  await fillCover(page, imageUrl);
  if (tags) await form.getByLabel('Tags').fill(tags);
}

/** Enters the path of a cover image into an open form. */
export async function fillCover(page: Page, path = '/pictures/1.svg'): Promise<void> {
  await openSettings(page);
  const field = page.getByRole('dialog').getByLabel('Image URL');
  if (!(await field.isVisible())) await page.getByText('Use an image’s address').click();
  await field.fill(path);
}

/** Writes the content of an open form as HTML. */
export async function writeSource(page: Page, html: string): Promise<void> {
  const source = page.locator('textarea.content-source');
  if (!(await source.isVisible())) await chooseInMenu(page, 'Edit as HTML');
  await source.fill(html);
}

/** Escape leaves the text, and then the form. */
export async function leaveByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** What makes an item public, or what is public up to date. */
export const MAIN_BUTTON = /^(Publish|Update|Publish changes|Update as newest|Update, same date)$/;

/** Presses the main button of an open form. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: MAIN_BUTTON }).click();
}
