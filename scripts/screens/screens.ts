// Takes every page and state in three widths and two themes into screens/, with an index page: npm run screens [-- words of names]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tests/support/browser.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import { adminStates, signInAsAdmin } from './admin-states.ts';
import { type SiteName, sites } from './sites.ts';
import { publicStates, type ScreenState } from './public-states.ts';

const FOLDER = 'screens';
const WIDTHS = { 390: 844, 820: 1180, 1440: 1000 };
const THEMES = ['light', 'dark'] as const;
const AT_ONCE = 3;

type Cookies = Awaited<ReturnType<typeof signInAsAdmin>>;

interface Shot {
  state: ScreenState;
  width: keyof typeof WIDTHS;
  theme: (typeof THEMES)[number];
  file: string;
}

async function main() {
  const wanted = process.argv.slice(2);
  const states = [...publicStates, ...adminStates].filter(({ name }) => wanted.every((word) => name.includes(word)));
  const shots = states.flatMap((state) =>
    ([390, 820, 1440] as const)
      .filter((width) => width < (state.below ?? Number.POSITIVE_INFINITY))
      .flatMap((width) => THEMES.map((theme) => ({ state, width, theme, file: `${slug(state.name)}-${width}-${theme}.png` }))),
  );
  mkdirSync(FOLDER, { recursive: true });
  const running = await startSites(new Set(states.map(({ site }) => site ?? 'demo')));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const failures: string[] = [];
  try {
    const demo = running.get('demo');
    const cookies = demo && states.some(({ isAdmin }) => isAdmin) ? await signInAsAdmin(browser, demo) : [];
    const queue = [...shots];
    const work = async () => {
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        const site = running.get(shot.state.site ?? 'demo');
        if (!site) continue;
        await take(browser, site, shot, shot.state.isAdmin ? cookies : []).catch((error: Error) => {
          failures.push(`${shot?.file}: ${error.message.split('\n')[0]}`);
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    for (const site of running.values()) await site.stop();
  }
  writeFileSync(path.join(FOLDER, 'index.html'), indexOf(states, shots));
  process.stdout.write(
    `${shots.length - failures.length} pictures in ${FOLDER}/index.html\n${failures.map((line) => `failed: ${line}\n`).join('')}`,
  );
  process.exitCode = failures.length ? 1 : 0;
}

async function startSites(names: Set<SiteName>): Promise<Map<SiteName, RunningSite>> {
  const running = new Map<SiteName, RunningSite>();
  for (const name of names) running.set(name, await sites[name]());
  return running;
}

async function take(browser: Browser, site: RunningSite, { state, width, theme, file }: Shot, cookies: Cookies) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: WIDTHS[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
    locale: 'en-US',
  });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto('/privacy'); // the fonts are kept from here, as a reader has them from their second page on
    await page.evaluate(() => document.fonts.ready);
    await page.goto(state.path);
    await state.prepare?.(page);
    await settle(page);
    if (!state.isWindow) await showWhole(page, width);
    await page.screenshot({ path: path.join(FOLDER, file) });
  } finally {
    await context.close();
  }
}

/** Fonts and every picture are there. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  });
}

/** A window as high as the page: a full-page picture would take the touch away, and the page is another one then. */
async function showWhole(page: Page, width: number) {
  await page.evaluate(() => scrollTo(0, 0));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

function slug(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
}

function indexOf(states: ScreenState[], shots: Shot[]): string {
  const rows = states.map(({ name, path: address }) => {
    const pictures = shots
      .filter(({ state }) => state.name === name)
      .map(
        ({ file, width, theme }) => `<a href="${file}"><img src="${file}" alt="${width} ${theme}" loading="lazy"><br>${width} ${theme}</a>`,
      );
    return `<h2>${name} <code>${address}</code></h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:15px/1.5 system-ui;margin:2rem;background:#777;color:#fff}a{color:inherit}code{font-weight:400}
div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{block-size:22rem;inline-size:auto;max-inline-size:34rem;object-fit:cover;object-position:top;display:inline-block}
</style><h1>Screens</h1>${rows.join('\n')}</html>\n`;
}

await main();
