import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

const START_WITHIN_MS = 60_000;
const FLAGS = ['--headless=new', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

type Cookies = Parameters<BrowserContext['addCookies']>[0];

export interface KillableBrowser {
  context: BrowserContext;
  /** Kills the browser and every process of it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Chromium on a profile that stays, in a process group of its own. */
export async function launchKillable(profile: string, cookies: Cookies): Promise<KillableBrowser> {
  const file = findBrowser();
  if (!file) throw new Error('no browser');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(file, [...FLAGS, ...sandbox, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  };
  process.once('exit', end);
  const endpoint = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`no browser in time: ${output}`)), START_WITHIN_MS);
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const [, url] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  if (!context) throw new Error('no context');
  await context.addCookies(cookies);
  return {
    context,
    async kill() {
      end();
      await ended;
      process.off('exit', end);
      await browser.close().catch(() => undefined);
    },
  };
}

/** A word and when its last letter was typed, in milliseconds of `performance.now`. */
export interface TypedWord {
  word: string;
  at: number;
}

/** Types numbered words at some three a second, until the time is over. */
export async function typeWords(page: Page, ms: number): Promise<TypedWord[]> {
  const typed: TypedWord[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < ms) {
    const word = `word${typed.length + 1}`;
    await page.keyboard.type(`${word} `, { delay: 30 });
    typed.push({ word, at: performance.now() });
    await wait(80);
  }
  return typed;
}

/** How long before the end the first word was typed that is not in the text; 0 where none is missing. */
export function getLostMs(typed: readonly TypedWord[], text: string, endedAt: number): number {
  const found = new Set(text.match(/word\d+/g));
  const missing = typed.find(({ word }) => !found.has(word));
  return missing ? endedAt - missing.at : 0;
}

const EDITOR = '.ProseMirror';

/** Opens a form and restores what is offered; gives back its text, empty where nothing is offered. */
export async function readRestored(page: Page, url: string, field = EDITOR): Promise<string> {
  await open(page, url, field);
  const restore = page.getByRole('button', { name: 'Restore' });
  const isOffered = await restore.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );
  if (!isOffered) return '';
  await restore.click();
  await wait(300);
  return field === EDITOR ? page.locator(field).innerText() : page.locator(field).inputValue();
}

async function open(page: Page, url: string, field: string) {
  await page.goto(url);
  await page.locator(field === EDITOR ? '[data-typing="ready"]' : field).waitFor({ timeout: 60_000 });
  if (field !== EDITOR) await page.waitForLoadState('networkidle'); // what is typed into a page without its scripts is kept by nothing
}

interface Killing {
  /** Folder of the browser's profile. */
  profile: string;
  cookies: Cookies;
  url: string;
  /** Where the text is typed; the visual editor by default. */
  field?: string;
  seconds: number;
}

/** Words typed, and milliseconds of them that are lost on the device and in another browser of the same account. */
export interface Loss {
  words: number;
  device: number;
  site: number;
}

/** Kills a browser with all of its processes while a text is typed, and reads what is offered then. */
export async function killWhileTyping({ profile, cookies, url, field = EDITOR, seconds }: Killing): Promise<Loss> {
  const browser = await launchKillable(profile, cookies);
  const page = await browser.context.newPage();
  await open(page, url, field);
  await page.locator(field).press('Control+End');
  await page.keyboard.type(' ');
  const typed = await typeWords(page, seconds * 1000);
  const endedAt = performance.now();
  await browser.kill();

  const same = await launchKillable(profile, cookies);
  const again = await same.context.newPage();
  await again.route('**/admin/recovery/**', (route) => route.abort()); // what the device holds alone
  const onDevice = await readRestored(again, url, field);
  await same.kill();

  const elsewhere = `${profile}-elsewhere`;
  const other = await launchKillable(elsewhere, cookies);
  const onSite = await readRestored(await other.context.newPage(), url, field);
  await other.kill();
  rmSync(elsewhere, { recursive: true, force: true });
  return { words: typed.length, device: getLostMs(typed, onDevice, endedAt), site: getLostMs(typed, onSite, endedAt) };
}

const MAX_LOST_MS = { device: 1000, site: 4000 };

/** What was lost of a kind of text, in words, and what of it should not have been. */
export function describeLosses(name: string, losses: readonly Loss[]): { lines: string[]; faults: string[] } {
  const list = (where: 'device' | 'site') => losses.map((loss) => Math.round(loss[where])).join(' ');
  const faults = (['device', 'site'] as const).flatMap((where) => {
    const worst = Math.max(...losses.map((loss) => loss[where]));
    return worst > MAX_LOST_MS[where] ? [`${name}: ${worst.toFixed(0)} ms lost on the ${where}`] : [];
  });
  const words = losses.map((loss) => loss.words).join(' ');
  return {
    lines: [`${name}, ${words} words: lost on the device ${list('device')} ms`, `${name}: lost in another browser ${list('site')} ms`],
    faults,
  };
}

export function toCookies({ url }: { url: string }, { cookie = '' }: Record<string, string>): Cookies {
  return cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
}
