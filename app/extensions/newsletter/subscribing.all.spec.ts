import { test as base, expect } from '#tests/e2e/support/fixtures.ts';
import { signIn } from '#tests/support/admin-client.ts';
import { type NewsletterSite, startNewsletterSite } from './newsletter-site.testing.ts';

const test = base.extend<object, { newsletterSite: NewsletterSite }>({
  newsletterSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads its fixtures from here
    async ({}, use) => {
      const site = await startNewsletterSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: ({ newsletterSite }, use) => use(newsletterSite),
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with none', () => {
    test.use({ javaScriptEnabled });

    test('[CONF-2] a reader subscribes at the foot of a page, confirms by the link, chooses a topic and leaves', async ({
      page,
      newsletterSite,
    }) => {
      const email = `ama-${javaScriptEnabled}@example.org`;
      await page.goto('/about');
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Email for the newsletter').fill(email);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
      await expect.poll(() => newsletterSite.findLink(email)).toBeDefined();
      const link = newsletterSite.findLink(email) ?? '';
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
      await page.getByLabel('What to send you').selectOption('Brand');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your choice is saved');
      await expect(page.getByLabel('What to send you')).toHaveValue('brand');
      await page.goto(link.replace('confirm', 'leave'));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    });
  });
}

test('[CONF-2] the owner imports a file, reads what came of it, finds an address and removes it', async ({
  page,
  context,
  newsletterSite: site,
}) => {
  const { cookie = '' } = await signIn(site);
  const toCookie = (pair: string) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: site.url });
  await context.addCookies(cookie.split('; ').map(toCookie));
  await page.goto('/admin/subscribers');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const upload = (text: string) =>
    dialog.getByLabel('CSV file').setInputFiles({ name: 'readers.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await upload('PK\0\0');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This isn’t a CSV file.');
  await upload('Vorname;E-Mail-Adresse\r\n"Jörg\nMüller";esi@example.org\r\nAma;yaw@example.org\r\nYaw;yaw@example.org\r\n;nobody\r\n');
  await dialog.getByLabel('How all of them agreed to get the newsletter').fill('A list at a talk');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toContainText('2 added');
  await expect(dialog).toContainText('1 more than once in the file');
  await expect(dialog).toContainText('Line 6: nobody');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Search').fill('esi@');
  const rows = page.getByRole('listitem').filter({ hasText: '@example.org' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('by import');
  await expect(rows).toContainText('Consent: A list at a talk');
  await page.getByRole('button', { name: 'Remove esi@example.org' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});
