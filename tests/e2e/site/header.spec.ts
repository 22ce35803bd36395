import { site as author } from '#site';
import { expect, test } from '../support/fixtures.ts';
import { findHeaderFaults } from '../support/header-faults.ts';
import { focusedName } from '../support/keyboard.ts';

const CATEGORIES = ['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership'];
const PHONE = { width: 390, height: 844 };
const PAGES = ['/about', '/services', '/contact'];
/** Both sides of each width at which the header changes, phones and wide screens. */
const WIDTHS = [320, 390, 767, 768, 1000, 1055, 1056, 1100, 1280, 1440, 1920];
const MENU_ONLY_BELOW = 768;
const MENU_BELOW = 1056;

test('[HDR-1] the header stays at the top, and the name leads home', async ({ page }) => {
  await page.goto('/category/brand');
  await page.mouse.wheel(0, 900);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await header.getByRole('link', { name: author.author.name }).click();
  await expect(page).toHaveURL('/');
});

test('[HDR-2] the categories stand in their order, and the current one is marked', async ({ page }) => {
  await page.goto('/category/brand');
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    CATEGORIES.map((slug) => `/category/${slug}`),
  );
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(['Brand']);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with none', () => {
    test.use({ javaScriptEnabled });

    test('[HDR-7] About, Services and Contact can be reached from the header at every width, also of a scrolled page', {
      tag: '@all',
    }, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/blog/1');
        await page.mouse.wheel(0, 1000);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        if (width < MENU_ONLY_BELOW) await page.locator('.menu > summary').click();
        const links = page.getByRole('banner').getByRole('link');
        for (const path of PAGES) {
          const link = links.and(page.locator(`[href="${path}"]`));
          await expect(link, `${path} at ${width}`).toHaveCount(1);
          await expect(link).toBeInViewport({ ratio: 1 });
          await link.click({ trial: true });
        }
        const categories = page.getByRole('navigation', { name: width < MENU_BELOW ? 'Menu' : 'Categories' }).getByRole('link');
        if (width < MENU_ONLY_BELOW || width >= MENU_BELOW) await expect(categories).toHaveCount(width < MENU_BELOW ? 7 : 6);
        expect(await page.evaluate(findHeaderFaults), `at ${width}`).toEqual([]);
      }
    });
  });
}

test('[HDR-7] [HDR-2] a long name and long words fit the header, whose height stays', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const [name] = document.querySelectorAll('.site-name');
    name?.replaceChildren('Oluwaseun Adebayo-Williamson');
    const words = ['Über mich', 'Leistungen', 'Kontakt'];
    document.querySelectorAll('.site-pages a').forEach((link, at) => {
      link.replaceChildren(words[at % words.length] ?? '');
    });
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(findHeaderFaults), `at ${width}`).toEqual([]);
  }
});

test('[HDR-7] the keyboard goes from the name to the pages, the categories and the search', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/brand-development');
  await page.locator('.skip-link').focus();
  const names: string[] = [];
  for (let presses = 0; presses < 11; presses++) {
    await page.keyboard.press('Tab');
    names.push(await focusedName(page));
  }
  const topics = ['Marketing', 'Technology', 'Brand', 'Personal Development', 'Business', 'Leadership'];
  expect(names).toEqual([author.author.name, 'About', 'Services', 'Contact', ...topics, 'Search']);
});

for (const [path, current] of [
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/services/brand-development', 'Services'],
  ['/contact', 'Contact'],
  ['/blog/1', undefined],
] as const) {
  test(`[HDR-7] on ${path} the header marks ${current ?? 'none of its pages'}`, { tag: '@all' }, async ({ page }) => {
    await page.goto(path);
    const marked = page.getByRole('navigation', { name: 'Pages', exact: true }).locator('a[aria-current]');
    await expect(marked).toHaveText(current ? [current] : []);
  });
}

test('[HDR-6] Tab reaches the skip link first, and it leads to the text', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('[FTR-1] [HOME-9] the footer leads to the categories, all articles, the services, the networks and the small pages', async ({
  page,
}) => {
  await page.goto('/');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(1, 7)).toEqual(CATEGORIES.map((slug) => `/category/${slug}`));
  expect(hrefs[7]).toBe('/articles');
  expect(hrefs.slice(8, 12)).toEqual(
    ['strategic-marketing', 'brand-development', 'technology-integration', '360-growth-strategy'].map((slug) => `/services/${slug}`),
  );
  expect(hrefs.filter((href) => href?.startsWith('https://'))).toHaveLength(4);
  expect(hrefs.slice(-4)).toEqual(['/contact', '/privacy', '/terms', '/sitemap']);
});

test('[FTR-1] [PAGE-7] the footer leads to the feed', { tag: '@all' }, async ({ page, request }) => {
  await page.goto('/');
  const feed = page.getByRole('contentinfo').getByRole('link', { name: 'RSS feed' });
  await expect(feed).toBeVisible();
  expect((await request.get((await feed.getAttribute('href')) ?? '')).headers()['content-type']).toContain('application/xml');
});

test('[FTR-2] the subscribe input is decoration: seen, and neither announced, focused nor sent', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const input = footer.locator('input');
  await expect(input).toBeVisible();
  await expect(footer.getByRole('textbox')).toHaveCount(0);
  await expect(footer.locator('form')).toHaveCount(0);
  await input.click({ force: true });
  await expect(input).not.toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('[HDR-4] the menu covers the screen, has the categories and `Get In Touch`, and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Search' }).or(page.getByRole('link', { name: 'Search' }))).toBeVisible();
    await page.locator('summary').tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Marketing',
      'Technology',
      'Brand',
      'Personal Development',
      'Business',
      'Leadership',
      'Get In Touch',
    ]);
    const box = await page.locator('.menu-overlay').boundingBox();
    expect(box?.width).toBe(PHONE.width);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height); // of whole pixels: the browser itself reckons in parts of one
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
    await menu.getByRole('link', { name: 'Get In Touch' }).tap();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('[HDR-7] [HDR-4] About and Services stand in the menu below the rest, and close it', { tag: '@all' }, async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary').tap();
    const pages = page.getByRole('navigation', { name: 'More pages' });
    await expect(pages.getByRole('link')).toHaveText(['About', 'Services']);
    await expect(pages.locator('[aria-current]')).toHaveText(['About']);
    await expect(pages.getByRole('link', { name: 'Services' })).toBeInViewport({ ratio: 1 });
    await pages.getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(pages).toBeHidden();
  });

  test('[HDR-4] Escape closes the menu, focus stays inside it and returns to the toggle', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    const toggle = page.locator('summary');
    await toggle.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('.menu')),
      );
      expect(isInside, 'focus stays in the menu').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('[HDR-4] a screen that turns wide gives the page back', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await page.locator('summary').tap();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(page.locator('details.menu')).not.toHaveAttribute('open');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('[HDR-5] the menu opens and the search button is a link', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('summary')).toHaveAccessibleName('Menu');
    await page.locator('summary').click();
    await expect(page.locator('summary')).toHaveAccessibleName('Close');
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Leadership' })).toBeVisible();
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
  });

  test('[HDR-5] what needs a script is not shown', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await expect(page.locator('.theme-switch')).toBeHidden();
    await expect(page.locator('.filmstrip-controls')).toBeHidden();
    await expect(page.locator('.filmstrip-dots')).toBeHidden();
  });
});
