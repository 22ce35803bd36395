import { type NewsletterSite, startNewsletterSite } from '../../factories/newsletter.ts';
import { test as base, expect } from '../support/fixtures.ts';

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
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Confirm' }).click();
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
