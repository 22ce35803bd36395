import type { Locator } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect } from '#tests/e2e/support/admin.ts';
import { testWithMail } from '#tests/e2e/support/mail.ts';
import { changeDatabase } from '#tests/e2e/support/site.ts';

const test = testWithMail({ demo: false, settings: { MAIL_FROM: 'owner@example.org' } });

test('[CONF-3] from the newsletter’s switch to a newsletter received it takes at most nine clicks of everybody', { tag: '@all' }, async ({
  page,
  browser,
  site,
  smtp,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await changeDatabase(site, (db) =>
    db
      .updateTable('siteDocuments')
      .set((eb) => ({ fields: JSON.stringify({ email: 'owner@example.org' }), version: eb('version', '+', 1) }))
      .where('id', '=', 'identity')
      .execute(),
  );
  await page.goto('/admin/articles');
  await click(page.getByRole('link', { name: 'Readers' }));
  await click(page.getByRole('link', { name: 'Newsletters' }));
  await expect(page.getByLabel('Postal address')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribers' })).toHaveCount(0); // nobody could be one
  await expectAccessible(page);
  await page.getByLabel('Postal address').fill('1 Ring Road, Accra');
  await click(page.getByRole('button', { name: 'Turn it on' }));
  await expect(page.getByRole('link', { name: 'Write an email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribers' })).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const reader = await visitor.newPage();
  await reader.goto('/');
  const main = reader.getByRole('main');
  await main.getByLabel('Email for the newsletter').fill('ama@example.org');
  await click(main.getByRole('button', { name: 'Subscribe' }));
  await expect.poll(() => smtp.letters.map(({ to }) => to)).toEqual(['ama@example.org']);
  clicks += 1;
  await reader.goto(/http\S+\/newsletter\/confirm\S+/.exec(smtp.letters[0]?.text ?? '')?.[0] ?? '');
  await click(reader.getByRole('button', { name: 'Confirm' }));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await visitor.close();

  await click(page.getByRole('link', { name: 'Write an email' }));
  await page.getByLabel('Subject').fill('News of May');
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello, this is new.');
  await click(page.getByRole('button', { name: 'Send…' }));
  await click(page.getByRole('button', { name: 'Send to 1 subscriber now' }));
  await expect.poll(() => smtp.letters.map(({ to, subject }) => `${to} ${subject}`)).toContain('ama@example.org News of May');
  expect(clicks).toBeLessThanOrEqual(9);
});
