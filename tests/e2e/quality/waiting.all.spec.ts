import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const FAILURES = [/Failed to load resource|Failed to fetch/];

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const toggle = (page: Page) => page.getByRole('banner').getByLabel('Search', { exact: true });
const results = (page: Page) => page.locator('.site-header .search-results a');

/** Keeps every script back until the function that it gives back is called: with true they come, with false they fail. */
async function holdScripts(page: Page): Promise<(come: boolean) => void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.route('**/assets/*.js', async (route) => ((await promise) ? route.continue() : route.abort()).catch(() => undefined));
  return resolve;
}

const WAYS = {
  'a slash': (page: Page) => page.keyboard.press('/'),
  'Control and K': (page: Page) => page.keyboard.press('Control+k'),
  'a click on Search': (page: Page) => toggle(page).locator('svg').click(),
};

for (const [way, open] of Object.entries(WAYS)) {
  test(`[SRCH-4] what is typed after ${way} and before the scripts come is searched for, letter by letter`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/blog/1');
    await open(page);
    await page.keyboard.type('bra/nf');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('d ');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('bra/nd ');
    for (const _ of 'nd ') await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    release(true);
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('brand ');
    await page.keyboard.type('y'); // where the caret was
    await expect(field(page)).toHaveValue('braynd ');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });
}

test('[SRCH-4] [SRCH-5] who has left the field when the scripts come is not called back, and finds the query again', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.keyboard.type('/toyota');
  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  release(true);
  await expect(field(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(field(page)).toHaveValue('toyota');
  await expect(results(page).first()).toBeVisible();
});

test('[SRCH-4] Escape closes the field before the scripts have come too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await toggle(page).click();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  release(true);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('[SRCH-4] on a slow line nothing of a query that is typed at once is lost', async ({ page }) => {
  await page.goto('/about');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  await page.keyboard.type('/brand strategy');
  await expect(field(page)).toHaveValue('brand strategy');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/brand strategy|Found/);
  await expect(field(page)).toHaveValue('brand strategy');
  await expect(field(page)).toBeFocused();
});

test.describe('while scripts hang', () => {
  // Chromium speaks up about a view transition when a navigation's style sheet is held up by the interception of requests.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[SRCH-4] Enter does not wait for the scripts', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await page.keyboard.type('/toyota');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=toyota');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('toyota');
  });
});

test('[SRCH-4] a paste and a composition that goes on while the scripts come are kept', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page);
  await page.goto('/');
  await page.evaluate(() => navigator.clipboard.writeText('brand '));
  await page.keyboard.press('/');
  await page.keyboard.press('Control+v');
  await expect(field(page)).toHaveValue('brand ');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  release(true);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Clear' })).toBeVisible(); // the panel is awake
  await wire.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await wire.send('Input.insertText', { text: '日本' });
  await expect(field(page)).toHaveValue('brand 日本');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('No articles found for "brand 日本"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('[SRCH-4] the field has the focus within the tap, so that the keyboard comes', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('click', () => queueMicrotask(() => (document.title = String(document.activeElement?.getAttribute('type')))), true);
    });
    await toggle(page).tap();
    await expect(page).toHaveTitle('search');
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

/** Whether something is seen, not only in the tree: the line along the top. */
const hasWaitingLine = (page: Page) =>
  page.evaluate(() => {
    const { content, borderTopWidth } = getComputedStyle(document.body, '::before');
    return content !== 'none' && borderTopWidth === '3px';
  });

const WAITS: Record<string, { path: string; press: (page: Page) => Promise<void> }> = {
  Search: { path: '/', press: (page) => toggle(page).click() },
  'the carousel': { path: '/', press: (page) => page.getByRole('button', { name: 'Next' }).click() },
  'the newsletter': {
    path: '/',
    press: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('ama@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
  },
  'Copy link': { path: '/blog/1', press: (page) => page.getByRole('button', { name: 'Copy link' }).click() },
  'the contact form': { path: '/contact', press: (page) => page.getByRole('button', { name: 'Continue' }).click() },
};

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [name, { path, press }] of Object.entries(WAITS)) {
    test(`[HDR-3] [VID-1] [PAGE-2] ${name} shows within 100 ms that it waits for its script, until it comes`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      expect(await hasWaitingLine(page)).toBe(false);
      await page.evaluate(() => {
        const readSign = () => {
          const { content, animationDelay } = getComputedStyle(document.body, '::before');
          document.body.dataset.sign = `${content} ${animationDelay}`;
        };
        addEventListener('click', () => queueMicrotask(readSign), true);
      });
      await press(page);
      await expect(page.locator('body')).toHaveAttribute('data-sign', '"" 0.06s, 0s'); // so short a wait shows nothing
      expect(await hasWaitingLine(page)).toBe(true);
      await expect(page.locator('.island[aria-busy=true]')).toHaveCount(1);
      release(true);
      await expect(page.locator('.island[aria-busy]')).toHaveCount(0);
      expect(await hasWaitingLine(page)).toBe(false);
    });
  }

  test('[HDR-3] the sign is seen with forced colours and reduced motion, and does not move then', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await holdScripts(page);
    await page.goto('/');
    await page.keyboard.press('/');
    const style = await page.evaluate(() => {
      const { borderTopColor, borderTopStyle, animationName, clipPath, opacity } = getComputedStyle(document.body, '::before');
      return {
        isSeen: borderTopColor !== getComputedStyle(document.body).backgroundColor,
        borderTopStyle,
        animationName,
        clipPath,
        opacity,
      };
    });
    expect(style).toEqual({ isSeen: true, borderTopStyle: 'solid', animationName: 'none', clipPath: 'none', opacity: '1' });
  });

  test.describe('when scripts do not come', () => {
    test.use({ allowedMessages: FAILURES, contextOptions: { reducedMotion: 'reduce' } });

    test('[SRCH-4] the field stays with what was typed, and Enter searches', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/');
      await toggle(page).click();
      await page.keyboard.type('toyo');
      release(false);
      await expect(page.locator('.island[aria-busy=true]')).toHaveCount(0);
      expect(await hasWaitingLine(page)).toBe(false);
      await page.keyboard.type('ta');
      await expect(field(page)).toHaveValue('toyota');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=toyota');
    });

    test('[SRCH-4] [HDR-3] the entry but not the panel: the field stays with what was typed, and leaves when the reader does', async ({
      page,
    }) => {
      const { promise: isTyped, resolve } = Promise.withResolvers<void>();
      await page.route('**/assets/search-panel-*.js', async (route) => {
        await isTyped;
        await route.abort();
      });
      await page.goto('/');
      await page.keyboard.type('/toyota');
      resolve();
      await expect(page.locator('.island[aria-busy=true]')).toHaveCount(0);
      await expect(field(page)).toHaveValue('toyota');
      await expect(page).toHaveURL('/');
      await page.getByRole('main').click({ position: { x: 5, y: 500 } });
      await expect(field(page)).toHaveCount(0);
      await toggle(page).click();
      await expect(page).toHaveURL('/search');
    });

    test('[VID-1] [ART-4] controls that need their script leave with the sign', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
      expect(await hasWaitingLine(page)).toBe(false);
      await page.goto('/blog/1');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    });

    test('[PAGE-2] the contact form is posted', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact');
      for (const name of ['Full name', 'Subject', 'Message']) await page.getByLabel(name).fill('Ama');
      await page.getByRole('main').getByLabel('Email').fill('ama@example.com');
      await page.getByRole('button', { name: 'Continue' }).click();
      release(false);
      await expect(page.getByRole('group', { name: 'This form does not send yet' })).toBeVisible();
    });

    test('[SITE-6] the theme switch works, in the other tab too', async ({ page, context }) => {
      await context.route('**/assets/*.js', (route) => route.abort());
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/');
      const other = await context.newPage();
      await other.goto(page.url());
      await page.getByRole('button', { name: 'Switch between light and dark' }).locator('svg').click();
      await expect(page.locator('html')).toHaveClass('theme-dark');
      await expect(other.locator('html')).toHaveClass('theme-dark');
      await page.reload();
      await expect(page.locator('html')).toHaveClass('theme-dark');
      await page.getByRole('button', { name: 'Switch between light and dark' }).press('Enter');
      await expect(page.locator('html')).toHaveClass('theme-light');
    });
  });
});

test('[SITE-6] with storage forbidden the theme changes for the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  for (const theme of ['light', 'dark']) {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveClass(`theme-${theme}`);
  }
});
