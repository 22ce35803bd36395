import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/admin.ts';
import { findHeaderFaults } from '../support/header-faults.ts';

const USUAL = ['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership'];
const WIDTHS = [320, 390, 767, 768, 1000, 1055, 1056, 1100, 1199, 1200, 1280, 1440, 1920];
const MENU_ONLY_BELOW = 768;

const FEW = 'Book a call https://cal.example/ama';
const MANY = ['A name with thirty letters, all', 'Talks', 'Podcast 🎙', 'حديث وقهوة', '講演と著作', 'Newsletter archive'];

async function setMenu(api: APIRequestContext, changes: Record<string, string>) {
  const fields = { categories: USUAL.join('\n'), headerLinks: '', footerLinks: '', ...changes };
  let answer = await api.post('/admin/do/content.save', { data: { kind: 'menu', id: 'menu', form: { ...fields, version: 1 } } });
  const { theirs } = await answer.json();
  if (theirs)
    answer = await api.post('/admin/do/content.save', { data: { kind: 'menu', id: 'menu', form: { ...fields, version: theirs.version } } });
  expect(answer.status()).toBe(200);
}

test.use({ allowedMessages: [[/needs a name of at most/], { scope: 'test' }] });

test('[SITE-8] the owner puts the categories in order and adds a link, which is refused at its field where it leads nowhere safe', async ({
  page,
}) => {
  await page.goto('/admin/site/menu', { waitUntil: 'networkidle' });
  const form = page.getByRole('dialog');
  const order = form.getByRole('group', { name: 'Order of the categories' });
  await order.getByRole('button', { name: 'Move Leadership up' }).click();
  await expect(order.getByRole('listitem').nth(4)).toContainText('Leadership');
  const links = form.getByRole('group', { name: 'Links in the header' });
  await links.getByRole('button', { name: 'Add a link' }).click();
  await links.getByRole('textbox', { name: 'Name of link 1' }).fill('Talks');
  await links.getByLabel('Path or address of link 1').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(links).toContainText(
    'needs a name of at most 30 letters, and a path such as /about or an address that begins with https://',
  );
  await links.getByLabel('Path or address of link 1').fill('/talks');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();

  await page.goto('/about');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories.nth(4)).toHaveText('Leadership');
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Talks' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with none', () => {
    test.use({ javaScriptEnabled });

    test('[HDR-7] [HDR-2] links of the owner’s own can be reached and leave the header as it is, at every width', { tag: '@all' }, async ({
      page,
      api,
    }) => {
      for (const headerLinks of [FEW, MANY.map((name, at) => `${name.slice(0, 30)} /own-${at}`).join('\n')]) {
        await setMenu(api, { headerLinks });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 740 });
          await page.goto('/blog/1');
          expect(await page.evaluate(findHeaderFaults), `at ${width}`).toEqual([]);
          const own = headerLinks.split('\n').map((line) => line.slice(line.lastIndexOf(' ') + 1));
          if (width < MENU_ONLY_BELOW) await page.locator('.menu > summary').click();
          else if (await page.getByRole('button', { name: 'More' }).isVisible()) await page.getByRole('button', { name: 'More' }).click();
          for (const path of [...own, '/about', '/services', '/contact']) {
            const link = page
              .getByRole('banner')
              .getByRole('link')
              .and(page.locator(`[href="${path}"]`));
            await expect(link, `${path} at ${width}`).toHaveCount(1);
            await link.scrollIntoViewIfNeeded();
            await expect(link).toBeInViewport({ ratio: 1 });
            await link.click({ trial: true });
          }
        }
      }
    });
  });
}

test('[HDR-7] the button with more links works by keyboard, and the list closes on Escape and beside it', { tag: '@all' }, async ({
  page,
  api,
}) => {
  await setMenu(api, { headerLinks: MANY.map((name, at) => `${name.slice(0, 30)} /own-${at}`).join('\n') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const more = page.getByRole('button', { name: 'More' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Talks' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  const [button, list] = [await more.boundingBox(), await page.locator('#more-links').boundingBox()];
  expect([Math.round(list?.x ?? 0), Math.round(list?.y ?? 0)]).toEqual([
    Math.round(button?.x ?? 1),
    Math.round((button?.y ?? 0) + (button?.height ?? 0)),
  ]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'A name with' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.mouse.click(1000, 700);
  await expect(link).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[HDR-4] the menu has the owner’s order and links, and closes when one of them is chosen', async ({ page, api }) => {
    const order = USUAL.toReversed();
    await setMenu(api, { categories: order.join('\n'), headerLinks: 'Sitemap again /sitemap' });
    await page.goto('/about');
    await page.locator('summary').tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const hrefs = await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([...order.map((slug) => `/category/${slug}`), '/contact']);
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert'); // it is awake, with the same links
    await page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Sitemap again' }).tap();
    await expect(page).toHaveURL('/sitemap');
  });
});
