import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, row, toast } from '#tests/e2e/support/admin.ts';
import { testWithMail } from '#tests/e2e/support/mail.ts';
import { createToken } from './message-token.server.ts';

const SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';

const test = testWithMail({ settings: { SESSION_SECRET: SECRET, MAIL_FROM: 'site@example.org' } });

test('[CONF-1] the author switches the form on, a visitor sends without a script, and the author reads and answers', async ({
  page,
  browser,
  site,
  smtp,
}) => {
  await page.goto('/admin/site/identity');
  const identity = page.getByRole('dialog', { name: 'Name and contact' });
  await identity.getByLabel('Email').fill('kwame@example.org');
  await identity.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Name and contact updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages' })).toBeHidden();
  await page.goto('/admin/site/mailing');
  const mailing = page.getByRole('dialog', { name: 'Contact form and newsletter' });
  await expect(mailing.getByText('A newsletter needs a postal address.')).toBeVisible(); // before anybody tries
  await mailing.getByLabel('Receive messages from the contact form').check();
  await mailing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Contact form and newsletter updated successfully')).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });
  const form = await visitor.newPage();
  await form.goto('/contact');
  await form.getByLabel('Full name').fill('Ama Owusu');
  await form.getByLabel('Email', { exact: true }).fill('ama@example.org');
  await form.getByLabel('Subject').fill('Tea & cake');
  await form.getByLabel('Message', { exact: true }).fill('First line\nSecond');
  await form.getByLabel('Email me a copy').check();
  const token = createToken(SECRET, new Date(Date.now() - 60_000)); // a person writes more slowly
  await form.locator('[name=token]').evaluate((input, value) => input.setAttribute('value', value), token);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('status')).toContainText('Your message has arrived; I’ll reply to ');
  await expect(form.getByRole('status')).toContainText('A copy is being emailed to you.');
  await visitor.close();
  await expect
    .poll(() => smtp.letters.map(({ to, replyTo }) => `${to} ${replyTo}`).toSorted())
    .toEqual(['ama@example.org kwame@example.org', 'kwame@example.org ama@example.org']);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/articles');
  await expect(page.getByRole('link', { name: 'Readers 1 unread' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Readers 1 unread' }).click();
  await expect(page.getByRole('link', { name: 'Messages 1 unread' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await row(page, 'Tea & cake').getByRole('link').click();
  await expect(page.getByText('First line\nSecond')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  const mailto = new URL((await page.getByRole('link', { name: 'Reply in your email app' }).getAttribute('href')) ?? '');
  expect([mailto.pathname, mailto.searchParams.get('subject')]).toEqual(['ama@example.org', 'Re: Tea & cake']);
  expect(mailto.searchParams.get('body')).toBe('\r\n\r\nAma Owusu wrote:\r\n> First line\r\n> Second');
  await expectAccessible(page);
  const write = page.getByRole('link', { name: 'Reply to Ama Owusu' });
  const reply = page.getByRole('textbox', { name: 'Reply' });
  const restore = page.getByRole('button', { name: 'Restore' });
  await write.click();
  await expect(reply).toBeFocused();
  await page.keyboard.type('With pleasure.');
  await expect(page.getByTitle('Kept on this device and on the site')).toHaveText('Saved');
  await expectAccessible(page);
  await page.reload();
  await restore.click();
  await expect(reply).toHaveValue('With pleasure.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Your changes are kept')).toBeVisible();
  await page.getByRole('link', { name: 'Images' }).click();
  await expect(page).toHaveURL('/admin/images');
  await page.goBack();
  await write.click();
  await restore.click();
  await expect(reply).toHaveValue('With pleasure.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(page, 'Reply stored and being sent')).toBeVisible();
  await expect(page.getByText('With pleasure.')).toBeVisible();
  await write.click();
  await expect(reply).toHaveValue('');
  await expect(restore).toBeHidden();
  await page.keyboard.press('Escape');
  await expect.poll(() => smtp.letters.find(({ subject }) => subject === 'Re: Tea & cake')?.text).toContain('With pleasure.');

  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(toast(page, 'Moved to Spam')).toBeVisible();
  await expect(row(page, 'Tea & cake')).toBeHidden();
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: 'Spam' }).click();
  await expect(row(page, 'Tea & cake')).toContainText('Replied');
  await row(page, 'Tea & cake').getByRole('link').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Message deleted')).toBeVisible();
  await expect(page.getByText('No spam.')).toBeVisible();
});

test.use({ allowedMessages: [/Blocked script execution in 'about:srcdoc/] });
