import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser that the tests drive: Playwright's own, else a Chromium or Chrome of this machine; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...listOnPath(NAMES), MAC].find((file) => file && existsSync(file));
}

/** Chromium without its window: the same pages for three fifths of the processor time, but no page cache of its own. */
export function findHeadlessShell(): string | undefined {
  return listOnPath(['chromium-headless-shell']).find((file) => existsSync(file));
}

/** Every file of one of these names in the folders of PATH, whether it exists or not. */
export function listOnPath(names: string[]): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
}
