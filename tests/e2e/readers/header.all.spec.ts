import { expect } from '../support/fixtures.ts';
import { testEveryReader } from './matrix.ts';
import { HEIGHT, type Reader } from './reader.ts';

/** Below it there is a menu. */
const HEADER_UP = 1056;
const SHORTCUTS = ['/', 'Control+k'];

testEveryReader(
  '[HDR-3] [HDR-4] [SRCH-4] search, theme and menu leave a scrolled page where it is',
  { isEachPosition: true },
  async (reader, visit) => {
    await reader.open('/blog/1', visit);
    for (const [turn, position] of visit.positions.entries()) {
      const scroll = await reader.scrollTo(position);
      const check = async (what: string) => expect(await reader.getScroll(), `${what} at ${position}`).toBe(scroll);
      await search(reader, { turn, check });
      await closeByScroll(reader, scroll);
      await reader.scrollTo(position);
      await switchTheme(reader, check);
      if (visit.width < HEADER_UP) await openMenu(reader, position === 'end' ? undefined : check);
    }
  },
);

type Check = (what: string) => Promise<void>;

const header = ({ page }: Reader) => page.getByRole('banner');
const field = (reader: Reader) => header(reader).getByRole('searchbox');
const toggle = (reader: Reader) => header(reader).getByLabel('Search', { exact: true });
const results = ({ page }: Reader) => page.locator('.site-header .search-results');

async function openSearch(reader: Reader, turn: number) {
  const shortcut = reader.input === 'keyboard' ? SHORTCUTS[turn % 3] : undefined;
  if (shortcut) await reader.pressKeys(shortcut);
  else await reader.press(toggle(reader));
  await expect(field(reader)).toBeFocused();
}

async function search(reader: Reader, { turn, check }: { turn: number; check: Check }) {
  const { page } = reader;
  await openSearch(reader, turn);
  await check('opening');
  await searchFor(reader, 'the', /^Found \d+ results$/);
  await check('typing');
  if (turn === 0) await pushResults(reader, check);
  await page.keyboard.press('Escape');
  await expect(field(reader)).toHaveCount(0);
  await expect(toggle(reader)).toBeFocused();
  await check('Escape');
}

/** Past the end of a list that scrolls and of one that does not, and over the field. */
async function pushResults(reader: Reader, check: Check) {
  await reader.pushPastEnd(results(reader));
  await check('going past the end of a long list');
  if (reader.input === 'keyboard') await field(reader).focus();
  else await reader.press(field(reader));
  const title = await reader.page.locator('main h1').innerText();
  await searchFor(reader, title, 'Found 1 result');
  await reader.pushPastEnd(results(reader));
  await check('going past the end of a short list');
  if (reader.input !== 'keyboard') {
    for (const distance of [240, -240]) await reader.push({ x: 60, y: 120 }, distance);
    await check('pushing the field');
  }
  await expect(field(reader)).toHaveValue(title);
}

async function searchFor(reader: Reader, query: string, found: string | RegExp) {
  await reader.page.keyboard.press('Control+a');
  await reader.page.keyboard.type(query);
  await expect(field(reader)).toHaveValue(query);
  await expect(header(reader).getByRole('status')).toHaveText(found);
  await expect(field(reader)).toHaveValue(query);
}

/** By the page itself, with whatever scrolls it. */
async function closeByScroll(reader: Reader, scroll: number) {
  await reader.press(toggle(reader));
  await expect(field(reader)).toBeFocused();
  const distance = scroll > 200 ? -200 : 200;
  if (reader.input === 'mouse') await reader.push({ x: 100, y: HEIGHT - 20 }, distance);
  else await reader.page.evaluate((by) => scrollBy(0, by), distance);
  await expect(field(reader)).toHaveCount(0);
}

async function switchTheme(reader: Reader, check: Check) {
  const root = reader.page.locator('html');
  const button = header(reader).getByRole('button', { name: 'Switch between light and dark' });
  await reader.press(button);
  await expect(root).toHaveClass(/theme-/);
  const chosen = await root.getAttribute('class');
  await reader.press(button);
  await expect(root).not.toHaveClass(chosen ?? '');
  await check('the theme');
}

/** At the end of a page a scroll bar that goes while the menu is open moves it: its text is set anew in what room it left. */
async function openMenu(reader: Reader, check?: Check) {
  const { page } = reader;
  const summary = page.locator('.menu > summary');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(summary).toHaveAccessibleName('Menu');
  await reader.press(summary);
  await expect(menu).toBeVisible();
  await expect(summary).toHaveAccessibleName('Close');
  await expect(page.locator('main')).toHaveAttribute('inert');
  const scroll = await reader.getScroll();
  if (reader.input !== 'keyboard') await reader.push({ x: 160, y: 400 }, 240);
  expect(await reader.getScroll(), 'the open menu').toBe(scroll);
  if (reader.input === 'keyboard') await page.keyboard.press('Escape');
  else await reader.press(summary);
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(summary).toHaveAccessibleName('Menu');
  await check?.('closing the menu');
}
