import { defineConfig } from '@playwright/test';
import { findFirefox } from './tests/e2e/support/firefox.ts';
import { findBrowser, findHeadlessShell } from './tests/support/browser.ts';
import { isGate, isRest } from './tests/support/tier.ts';

/** What only a whole browser does: pages kept for going back, and a pointer that rests until it is moved. */
const WHOLE_BROWSER = [
  'site/bfcache.all.spec.ts',
  'site/header.spec.ts',
  'site/islands.spec.ts',
  'site/theme.spec.ts',
  'quality/waiting.all.spec.ts',
];

const SPECS = ['tests/e2e/**/*.spec.ts', 'app/extensions/**/*.spec.ts'];

const LEFT_OUT = isGate ? ['**/*.all.spec.ts'] : [];

export default defineConfig({
  testDir: '.',
  testMatch: SPECS,
  ...(isGate && { grepInvert: /@all/ }),
  ...(isRest && { grep: /@all|\.all\.spec\.ts/ }), // the title that is matched has the file's name in it
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/browser', // emptied at each start: the unit tests' report lies beside it
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 240_000, // what never ends, and not what a busy machine is slow at
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  projects: [
    { name: 'pages', testIgnore: [...WHOLE_BROWSER, ...LEFT_OUT], use: { launchOptions: launch(findHeadlessShell() ?? findBrowser()) } },
    { name: 'whole browser', testMatch: WHOLE_BROWSER, testIgnore: LEFT_OUT, use: { launchOptions: launch(findBrowser()) } },
    {
      name: 'firefox',
      testMatch: 'readers/*.all.spec.ts',
      testIgnore: LEFT_OUT,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: findFirefox() ?? 'firefox' } },
    },
  ],
  use: {
    locale: 'en-US',
    ...(isGate && { contextOptions: { reducedMotion: 'reduce' } }), // what moves is waited for in the second tier
    actionTimeout: 40_000, // so that a failure names its step
    trace: 'on-first-retry', // recording every test takes a tenth more time; to look at one: --trace on
  },
});

function launch(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    chromiumSandbox: process.getuid?.() !== 0,
  };
}
