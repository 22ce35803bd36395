import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,tests,content}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: 'tests/support/global-setup.ts',
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
