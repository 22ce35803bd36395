import { expectAccessible } from '../support/accessible.ts';
import { expect } from '../support/admin.ts';
import { testWithMail } from '../support/mail.ts';
import { changeDatabase } from '../support/site.ts';

const mailing = JSON.stringify({ takesMessages: 'on', hasNewsletter: 'on', postalAddress: 'Accra' });

const test = testWithMail();

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: [/status of 40[04]/] });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[CONF-1] [CONF-2] axe finds nothing where the contact form and the newsletter are on (${colorScheme})`, async ({
    page,
    site,
    smtp,
  }) => {
    test.slow();
    await changeDatabase(site, (db) =>
      db
        .updateTable('siteDocuments')
        .set((eb) => ({ fields: mailing, version: eb('version', '+', 1) }))
        .where('id', '=', 'mailing')
        .execute(),
    );
    await fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams() }); // a post sees every change
    await page.emulateMedia({ colorScheme });
    const expectPage = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    };
    const expectHeading = async (level: number, name: string) => {
      await expect(page.getByRole('heading', { level, name })).toBeVisible();
      await expectAccessible(page);
    };
    const email = `${colorScheme}@example.org`;
    const subscribe = async (address: string) => {
      await page.goto('/newsletter');
      const main = page.getByRole('main');
      await main.getByLabel('Email for the newsletter').fill(address);
      await main.getByRole('button', { name: 'Subscribe' }).click();
    };
    await expectPage('/follow');
    await subscribe('a@b');
    await expect(page.getByRole('alert')).toContainText('Please enter an email address');
    await expectAccessible(page);
    await subscribe(email);
    await expectHeading(1, 'Check your email');
    await expect.poll(() => smtp.letters.find(({ to }) => to === email)).toBeDefined();
    const link = /\/newsletter\/confirm\S+/.exec(smtp.letters.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
    await expectPage(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectHeading(1, 'You are subscribed');
    await expectAccessible(page);
    await expectPage(link.replace('confirm', 'leave'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expectHeading(1, 'You are unsubscribed');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectHeading(1, 'This link has expired');

    await expectPage('/contact');
    await page.getByLabel('Full name').fill('Ama');
    await page
      .getByRole('main')
      .locator('form')
      .evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Subject').fill('Tea');
    await page.getByLabel('Message', { exact: true }).fill(`In the ${colorScheme}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('link', { name: 'Write another message' })).toBeVisible();
    await expectAccessible(page);

    for (const path of [
      '/admin/messages',
      '/admin/messages?folder=spam',
      '/admin/subscribers',
      '/admin/newsletters',
      '/admin/newsletters/new',
    ]) {
      await expectPage(path);
    }
    await page.goto('/admin/subscribers', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expectHeading(2, 'Import subscribers');
  });
}
