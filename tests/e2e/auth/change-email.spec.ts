import { expectAccessible } from '../support/accessible.ts';
import { ADMIN, expect } from '../support/admin.ts';
import { testWithMail } from '../support/mail.ts';

const test = testWithMail({ demo: false });

test.use({ allowedMessages: [/the server responded with a status of 404/] });

const NEW = 'new@example.com';

test('[AUTH-12] the email is changed on the security page by a link, and its old address takes the account back', { tag: '@all' }, async ({
  page,
  smtp,
}) => {
  const findLink = (to: string) => smtp.letters.findLast((letter) => letter.to === to)?.text.match(/http\S+token=\S+/)?.[0];
  const openLink = async (to: string) => {
    await expect.poll(() => findLink(to)).toBeTruthy();
    await page.goto(findLink(to) ?? '');
  };
  await page.goto('/auth/security');
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByText('Change it').click();
  await section.getByLabel('New email').fill(NEW);
  await section.getByLabel(/Confirm your password/).fill(ADMIN.password);
  await section.getByRole('button', { name: 'Change the email' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Check the mail of your new address');
  await openLink(NEW);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your email address has been changed.');
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText(`You sign in with ${NEW}.`)).toBeVisible();
  await openLink(ADMIN.email);
  await page.getByRole('button', { name: 'Take the account back' }).click();
  await expect(page.getByRole('heading', { name: 'The account has your address again' })).toBeVisible();
  await page.goto(findLink(NEW) ?? '');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
