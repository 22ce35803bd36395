import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/browser', // emptied at each start: the unit tests' report lies beside it
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0, // what passes only the second time is reported as flaky, and is to be mended
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
      chromiumSandbox: process.getuid?.() !== 0,
    },
    locale: 'en-US',
    trace: 'on-first-retry', // recording every test takes a tenth more time; to look at one: --trace on
  },
});
