import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test, toast } from '../../support/admin.ts';

/** What Playwright itself does in a frame without scripts, such as waiting until a link stands still, is blocked there. */
test.use({
  allowedMessages: [
    /^Blocked script execution in 'about:srcdoc|^Enter an email address|needs a name of at most|^Failed to update|status of 4\d\d/,
  ],
});

const FORM = '/admin/site/identity';
const NAME = 'Kwame Adeyemi';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Name and contact' });
const nameField = (page: Page) => dialog(page).getByLabel('Name', { exact: false }).first();
const pressSave = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click();

async function readHeader(page: Page) {
  const response = await page.request.get('/');
  return /class="site-name[^>]*>([\s\S]*?)<\/a>/.exec(await response.text())?.[1]?.replace(/<[^>]*>/g, '');
}

async function open(page: Page) {
  await page.goto(FORM);
  await expect(nameField(page)).toHaveValue(NAME);
}

test('[SITE-8] another name is in the header at the next request, and Undo takes the save back', async ({ page }) => {
  await open(page);
  await nameField(page).fill('Ama Mensah');
  await expect(dialog(page).getByLabel('Given name')).toHaveValue('Ama');
  await expect(dialog(page).getByLabel('Family name')).toHaveValue('Mensah');
  await pressSave(page);
  const saved = toast(page, 'Name and contact updated successfully');
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/site$/);
  await expect(page.getByText('3 changed')).toBeVisible();
  expect(await readHeader(page)).toBe('Ama Mensah');
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Name and contact: the save was undone')).toBeVisible();
  expect(await readHeader(page)).toBe(NAME);
  await expect(page.getByText('3 changed')).toBeHidden();
});

test('[SITE-8] a save by Ctrl+S leaves the form open, and Undo puts what was there into it', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await nameField(page).fill('Ama Mensah');
  await nameField(page).press('Control+s');
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('On the site', { exact: true })).toBeVisible();
  await toast(page, 'Name and contact updated successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(nameField(page)).toHaveValue(NAME);
  await expect(dialog(page).getByRole('button', { name: /draft|Schedule|Unpublish/ })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('group', { name: 'More' }).getByRole('button')).toHaveText(['History']);
});

test('[SITE-8] what is refused says so at its field, and nothing is lost', async ({ page }) => {
  await open(page);
  await nameField(page).fill('Ama Mensah');
  const email = dialog(page).getByLabel('Email');
  await email.fill('nobody');
  await pressSave(page);
  const error = dialog(page).locator('.field-error', { hasText: 'Enter an email address, such as name@example.com' });
  await expect(error).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(nameField(page)).toHaveValue('Ama Mensah');
  expect(await readHeader(page)).toBe(NAME);
  await email.fill('ama@example.org');
  await expect(error).toBeHidden();
  await pressSave(page);
  await expect(toast(page, 'Name and contact updated successfully')).toBeVisible();
});

test('[SITE-8] one click goes back to the default, another takes that back, both by keyboard', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await nameField(page).fill('Ama Mensah');
  const back = dialog(page).getByRole('button', { name: 'Back to the default of Name', exact: true });
  await expect(dialog(page).getByText(`Default: ${NAME}`)).toBeVisible();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveValue(NAME);
  await expect(dialog(page).getByLabel('Given name')).toHaveValue('Kwame');
  const undo = dialog(page).getByRole('button', { name: 'Undo of Name', exact: true });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveValue('Ama Mensah');
  await dialog(page).getByRole('button', { name: 'Back to the default of Name', exact: true }).click();
  await pressSave(page);
  await expect(page).toHaveURL(/\/admin\/site$/);
  expect(await readHeader(page)).toBe(NAME);
});

test('[SITE-8] the page beside the form shows what is not saved, on each of its pages', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await nameField(page).fill('Ama Mensah');
  const shown = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  await expect(shown.locator('.site-name').first()).toHaveText('Ama Mensah');
  const pages = { Contact: '.site-pages a[aria-current="page"][href="/contact"]', 'Newest article': 'article.article' };
  for (const [label, mark] of Object.entries(pages)) {
    await dialog(page).getByLabel('Page').selectOption({ label });
    await expect(shown.locator(mark).first()).toBeAttached();
    await expect(shown.locator('.site-name').first()).toHaveText('Ama Mensah');
  }
  expect(await readHeader(page)).toBe(NAME);
});

test('[SITE-8] on a phone the preview is one button away, and the form is as it was after it', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await nameField(page).fill('Ama Mensah');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(nameField(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Preview' }).frameLocator('iframe').locator('.site-name').first()).toHaveText('Ama Mensah');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(nameField(page)).toHaveValue('Ama Mensah');
  const { scrollWidth, clientWidth } = await page.locator('.dialog-body').evaluate((body) => body);
  expect(scrollWidth).toBe(clientWidth);
});

test('[SITE-8] what was typed is offered after a reload', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await nameField(page).fill('Ama Mensah');
  await expect(dialog(page).getByTitle(/^Kept on this device/)).toBeVisible();
  await page.reload();
  await expect(nameField(page)).toHaveValue(NAME);
  await dialog(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(nameField(page)).toHaveValue('Ama Mensah');
});

test('[SITE-8] of two tabs the later save is told of the earlier, and neither loses anything', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await other.goto(FORM);
  await expect(nameField(other)).toHaveValue(NAME);
  await nameField(page).fill('Ama Mensah');
  await pressSave(page);
  await expect(toast(page, 'Name and contact updated successfully')).toBeVisible();
  await dialog(other).getByLabel('Tagline').fill('Another tagline.');
  await pressSave(other);
  await expect(dialog(other).getByRole('alert').filter({ hasText: 'This has changed since you opened it.' })).toBeVisible();
  await dialog(other).getByRole('button', { name: 'See the other version' }).click();
  await dialog(other).getByRole('button', { name: 'Use the other version for Name', exact: true }).click();
  await dialog(other).getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(other, 'Name and contact updated successfully')).toBeVisible();
  await page.goto(FORM);
  await expect(nameField(page)).toHaveValue('Ama Mensah');
  await expect(dialog(page).getByLabel('Tagline')).toHaveValue('Another tagline.');
});

test('[SITE-8] links are added, moved and removed as rows, by keyboard alone', { tag: '@all' }, async ({ page }) => {
  await open(page);
  const links = dialog(page).getByRole('group', { name: 'Social links' });
  await links.getByRole('button', { name: 'Move X up' }).focus();
  await page.keyboard.press('Enter');
  await expect(links.getByRole('button', { name: 'Move X up' })).toBeFocused();
  await expect(links.getByLabel('Name of link 1')).toHaveValue('X');
  await links.getByRole('button', { name: 'Remove Instagram' }).focus();
  await page.keyboard.press('Enter');
  await expect(links.getByRole('button', { name: 'Remove YouTube' })).toBeFocused();
  await links.getByRole('button', { name: 'Add a link' }).focus();
  await page.keyboard.press('Enter');
  await expect(links.getByLabel('Name of link 4')).toBeFocused();
  await page.keyboard.type('Bluesky');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ftp://bsky.app');
  await pressSave(page);
  await expect(links.getByText('“Bluesky” needs a name of at most 40 letters and an address that begins with https://')).toBeVisible();
  await expect(links.getByLabel('Address of link 4')).toHaveAttribute('aria-invalid', 'true');
  await expect(links.getByLabel('Address of link 1')).not.toHaveAttribute('aria-invalid');
  await links.getByLabel('Address of link 4').fill('https://bsky.app/profile/ama');
  await pressSave(page);
  await expect(page).toHaveURL(/\/admin\/site$/);
  await page.goto(FORM, { waitUntil: 'networkidle' });
  await expect(links.getByRole('textbox', { name: /^Name of/ })).toHaveCount(4);
  await expect(links.getByLabel('Address of link 4')).toHaveValue('https://bsky.app/profile/ama');
  await links.getByRole('button', { name: 'Back to the default of Social links' }).click();
  await expect(links.getByLabel('Name of link 1')).toHaveValue('LinkedIn');
});

test('[SITE-8] [QUA-1] the forms and their list are accessible', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/site');
  await expectAccessible(page);
  for (const form of ['identity', 'claims']) {
    await page.goto(`/admin/site/${form}`);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});
