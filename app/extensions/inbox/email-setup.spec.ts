import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ADMIN, expect, test, toast } from '#tests/e2e/support/admin.ts';
import { changeDatabase } from '#tests/e2e/support/site.ts';
import { startSmtpServerToEnter } from '#tests/support/smtp-server.ts';
import { createToken } from './message-token.server.ts';

test.use({ allowedMessages: [/status of 400/] });

test('[CONF-1] from a site that sends nothing the author gets to a switched-on contact form by the mouse alone', async ({ page, site }) => {
  const smtp = await startSmtpServerToEnter();
  await page.goto('/admin/site/mailing', { waitUntil: 'networkidle' });
  await expect(page.getByText('The site can’t send email yet.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Set up email' }).first().click();
  await expect(page.getByRole('heading', { name: 'Email', level: 1 })).toBeVisible();
  await expect(page.getByText('The site can’t send email yet.')).toBeVisible();

  await page.getByLabel('Host').click();
  await page.keyboard.type(smtp.host);
  await page.getByLabel('Sender address').fill('site@example.org');
  const save = page.getByRole('button', { name: 'Save and send a test' });
  await save.click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Host')).toHaveValue(smtp.host);
  await page.getByLabel('Confirm your password to save it').fill(ADMIN.password);
  await page.getByLabel('Port').selectOption('587');
  await save.click();
  await expect(page.getByText('doesn’t answer like a mail server')).toBeVisible();
  await page.getByLabel('Port').selectOption('2525');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: `A test is on its way to ${ADMIN.email}` })).toBeVisible();
  await expect(page.getByText(`Email works through ${smtp.host} as site@example.org.`)).toBeVisible();
  await expect(page.getByLabel('Confirm your password to save it')).toHaveCount(0); // for ten minutes
  await expect(page.getByLabel('Port')).toHaveValue('2525');
  expect(smtp.letters[0]).toMatchObject({ to: ADMIN.email, subject: 'Email works' });

  await page.goto('/admin/site/identity', { waitUntil: 'networkidle' });
  await page.getByRole('dialog').getByLabel('Email').fill('owner@example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Name and contact updated successfully')).toBeVisible();
  await page.goto('/admin/site/mailing', { waitUntil: 'networkidle' });
  await expect(page.getByText('Set it up first')).toHaveCount(0);
  await page.getByLabel('Receive messages from the contact form').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Contact form and newsletter updated successfully')).toBeVisible();
  await page.goto('/contact');
  await page.getByLabel('Full name').fill('Ama Owusu');
  await page.getByLabel('Email', { exact: true }).fill('ama@example.org');
  await page.getByLabel('Subject').fill('Tea');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  const secret = readFileSync(path.join(site.dataDir, 'session-secret'), 'utf8').trim();
  const token = createToken(secret, new Date(Date.now() - 60_000)); // a person writes more slowly
  await page.locator('[name=token]').evaluate((input, value) => input.setAttribute('value', value), token);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => smtp.letters.map(({ subject }) => subject)).toContain('Tea');
  await changeDatabase(site, (db) => db.deleteFrom('messages').execute()); // no other test expects one

  await page.goto('/admin/email', { waitUntil: 'networkidle' });
  await page.getByText('Remove', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove the mail server' }).click();
  await expect(page.getByText('The mail server is removed.')).toBeVisible();
  await smtp.stop();
});
