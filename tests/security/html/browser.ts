import { type Browser, chromium } from '@playwright/test';
import { findBrowser, findHeadlessShell } from '../../support/browser.ts';

/** Chromium that finds no other host than this one. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findHeadlessShell() ?? findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  });
}
