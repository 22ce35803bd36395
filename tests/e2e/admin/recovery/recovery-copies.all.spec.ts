import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { getLostMs, launchKillable, readRestored, typeWords } from '../../../durability/killable-browser.ts';
import { ADMIN, chooseInMenu, expect, leaveByEscape, row, storeArticle, test, toast, waitForEditor } from '../../support/admin.ts';

test.use({ allowedMessages: [[/^Failed to|^Failed load|status of (401|403|500)|ERR_FAILED|ERR_INTERNET/], { scope: 'test' }] });

const NEW = '/admin/articles/new';
const RECOVERY = /\/admin\/(recovery\/|do\/recovery\.)/;
const ON_BOTH = 'Kept on this device and on the site';

const offer = (page: Page) => page.getByRole('status').filter({ hasText: /^You have unsaved changes from/ });
const foot = (page: Page) => page.locator('.publication-states [role="status"]');

async function openNew(page: Page) {
  await page.goto(NEW);
  await waitForEditor(page);
}

async function write(page: Page, title: string, words: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(/^Content( \*)?$/).click();
  await page.keyboard.type(words);
}

async function signIn(page: Page) {
  await page.goto(`/auth?to=${NEW}`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await waitForEditor(page);
}

async function openElsewhere(browser: Browser, adminState: Awaited<ReturnType<BrowserContext['storageState']>>, url: string) {
  const context = await browser.newContext({ storageState: adminState, baseURL: url });
  return context.newPage();
}

/** A device that takes nothing: as a full one answers, or as one whose settings forbid storage. */
async function keepNothing(page: Page, fault: 'full' | 'forbidden') {
  await page.addInitScript((why) => {
    const fail = () => {
      throw new DOMException('no', why === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    Storage.prototype.setItem = fail;
    if (why === 'full') IDBObjectStore.prototype.put = fail;
    else {
      Object.defineProperty(window, 'indexedDB', { get: fail });
      Object.defineProperty(window, 'localStorage', { get: fail });
    }
  }, fault);
}

test('[ADM-28] another device of the same account goes on with what was typed, and readers see nothing of it', async ({
  adminState,
  api,
  browser,
  page,
  site,
}) => {
  const { id } = await storeArticle(api, { title: 'Carried on', content: '<p>As it is read.</p>' });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await page.getByLabel(/^Content( \*)?$/).press('Control+End');
  await page.keyboard.type(' And on the train.');
  await expect(foot(page).getByTitle(ON_BOTH)).toHaveText('Saved');
  expect(await (await api.get(`/blog/${id}`)).text()).not.toContain('on the train');

  const other = await openElsewhere(browser, adminState, site.url);
  await other.goto(`/admin/articles/${id}`);
  await expect(offer(other)).toContainText(/\(Chrome on \w+\)\./);
  await offer(other).getByRole('button', { name: 'Show the difference' }).click();
  await expect(offer(other).locator('ins')).toContainText(['And on the train']);
  await expect(offer(other)).not.toContainText('<p>');
  await offer(other).getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByLabel(/^Content( \*)?$/)).toHaveText('As it is read. And on the train.');
  await chooseInMenu(other, 'Save draft');
  await expect(toast(other, 'Article updated successfully')).toBeVisible();
  await other.context().close();

  await leaveByEscape(page);
  await row(page, 'Carried on').locator('.admin-row-title a').click();
  await waitForEditor(page);
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('As it is read. And on the train.');
  await expect(offer(page)).toHaveCount(0);
});

for (const [fault, words] of [
  ['full', 'This device has no room left to keep your text'],
  ['forbidden', 'This browser doesn’t let the site keep your text on this device'],
] as const) {
  test(`[ADM-18] with storage ${fault} the form says so, says when the site holds the text, and asks before it loses any`, async ({
    page,
  }) => {
    await keepNothing(page, fault);
    await page.route('**/admin/do/recovery.*', (route) => route.abort());
    await page.goto('/admin/articles', { waitUntil: 'networkidle' }); // before that the link loads a page of its own
    await page.getByRole('link', { name: 'Add article' }).click();
    await waitForEditor(page);
    await write(page, 'Held by nothing', 'Only here.');
    await expect(page.getByText(`${words}, and it isn’t on the site either: save soon.`)).toBeVisible();
    await expect(foot(page)).toHaveText('Not saved');
    const question = page.getByRole('dialog', { name: 'Close without saving?' });
    for (const leave of [
      () => leaveByEscape(page),
      () => page.mouse.click(5, 300),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Keep writing' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Only here.');
    }
    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const beforeUnload = await asked;
    expect(beforeUnload.type()).toBe('beforeunload');
    await beforeUnload.dismiss();

    await page.unroute('**/admin/do/recovery.*');
    await page.getByLabel(/^Content( \*)?$/).press('Control+End');
    await page.keyboard.type(' And there.');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(`${words}. The site keeps it instead, a few seconds behind what you type.`)).toBeVisible();
    await expect(foot(page).getByTitle('Kept on the site', { exact: true })).toHaveText('Saved');
    await leaveByEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Add article' }).click();
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Only here. And there.');
  });
}

test('[ADM-18] [ADM-28] sign-out removes unsaved changes from the device, and the site keeps them for the account', async ({
  context,
  page,
}) => {
  const countHere = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('byline', 1);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('unsaved-changes').objectStore('unsaved-changes').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await context.clearCookies(); // the session of the other tests goes on
  await signIn(page);
  await page.route(RECOVERY, (route) => route.abort());
  await openNew(page);
  await write(page, 'Left at sign-out', 'Words.');
  await expect(foot(page).getByTitle('Kept on this device', { exact: true })).toHaveText('Saved');
  await leaveByEscape(page);
  expect(await countHere()).toBe(1);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out and lose unsaved changes?' });
  await expect(question).toContainText('The unsaved changes of one form are only on this device');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await countHere()).toBe(1);
  await page.unroute(RECOVERY);
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await countHere()).toBe(0);
  await signIn(page);
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel(/^Content( \*)?$/)).toHaveText('Words.');
});

test('[ADM-18] unsaved changes of another account on the same device are not offered', async ({ page }) => {
  await openNew(page);
  await write(page, 'Mine', 'Mine.');
  await expect(foot(page).getByTitle(ON_BOTH)).toHaveText('Saved');
  await page.goto('/admin/articles');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('byline', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('unsaved-changes', 'readwrite');
          const fields = { title: 'Of somebody else' };
          const changes = { id: 'theirs', userId: 'somebody', item: 'article/new', number: 3, at: '2027-01-01T00:00:00.000Z', fields };
          transaction.objectStore('unsaved-changes').put(changes);
          transaction.oncomplete = () => resolve();
        };
      }),
  );
  await openNew(page);
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await expect(offer(page)).toHaveCount(0);
});

test('[ADM-18] a browser that is killed loses at most the last second of what was typed', async ({ adminState, page: _, site }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'byline-profile-'));
  try {
    const cookies = adminState.cookies.map(({ name, value }) => ({ name, value, url: site.url }));
    const first = await launchKillable(profile, cookies);
    const page = await first.context.newPage();
    await page.goto(site.url + NEW);
    await page.locator('[data-typing="ready"]').waitFor({ timeout: 60_000 });
    await page.getByLabel(/^Content( \*)?$/).click();
    const typed = await typeWords(page, 3000);
    const endedAt = performance.now();
    await first.kill();
    const second = await launchKillable(profile, cookies);
    const again = await second.context.newPage();
    await again.route(RECOVERY, (route) => route.abort());
    const text = await readRestored(again, site.url + NEW);
    await second.kill();
    expect(getLostMs(typed, text, endedAt)).toBeLessThanOrEqual(1000);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
