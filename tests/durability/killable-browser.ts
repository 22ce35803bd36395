import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

const START_WITHIN_MS = 60_000;
const FLAGS = ['--headless=new', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

export interface KillableBrowser {
  context: BrowserContext;
  /** Kills the browser and every process of it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Chromium on a profile that stays, in a process group of its own. */
export async function launchKillable(profile: string, cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<KillableBrowser> {
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

/** Opens the form of an item and restores what is offered; gives back its text, empty where nothing is offered. */
export async function readRestored(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.locator('[data-typing="ready"]').waitFor({ timeout: 60_000 });
  const restore = page.getByRole('button', { name: 'Restore' });
  const isOffered = await restore.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );
  if (!isOffered) return '';
  await restore.click();
  await wait(300);
  return page.locator('.ProseMirror').innerText();
}
