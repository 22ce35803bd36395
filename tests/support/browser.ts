import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser that the tests drive: Playwright's own, else a Chromium or Chrome of this machine; undefined when there is none. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  const onPath = (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [own, ...onPath, MAC].find((file) => file && existsSync(file));
}
