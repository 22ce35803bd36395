import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { isGate, isPostgresOnly, isRest } from './tests/support/tier.ts';
import { styleIntegrity } from './vite/style-integrity.ts';

/** Tests that open databases, files, sockets or processes, or change what a whole process shares. */
const INTEGRATION = [
  'app/db/**',
  'app/features/accounts/**',
  'app/{features,extensions}/**/*.server.test.ts',
  'app/{features,extensions}/**/*.server.all.test.ts',
  'app/platform/**',
  'app/features/seo/**',
  'scripts/**',
  'server/**',
  'tests/**',
];
/** Tests of a module that `setupFiles` replace for all others. */
const ISOLATED = ['app/features/accounts/password/password.test.ts'];
const TESTS = '{app,server,tests,content,scripts}/**/*.test.{ts,tsx}';
/** Files of the gate that have more to run in the second tier: a PostgreSQL twin, or further variants. */
const HAS_MORE = /\b(describeOnEachDatabase|isGate|triedTitles)\b/;
const HAS_TWIN = /\bdescribeOn(Each)?Database\b/;
const LEFT_OUT = listLeftOut();

export default defineConfig({
  plugins: [styleIntegrity()],
  test: {
    maxWorkers: 2,
    isolate: false, // modules are loaded once per worker: a test that changes what one keeps puts it back
    testTimeout: 180_000, // what never ends, and not what a busy machine is slow at
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: [TESTS], exclude: [...INTEGRATION, ...LEFT_OUT] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: INTEGRATION.map((pattern) => (pattern.endsWith('**') ? `${pattern}/*.test.{ts,tsx}` : pattern)),
          exclude: [...ISOLATED, ...LEFT_OUT],
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: 'tests/support/cheap-password-hash.ts',
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
    ],
  },
});

function listLeftOut(): string[] {
  if (isGate) return ['**/*.all.test.{ts,tsx}'];
  if (isRest) return globSync(TESTS).filter((file) => !file.includes('.all.') && !HAS_MORE.test(readFileSync(file, 'utf8')));
  return isPostgresOnly ? globSync(TESTS).filter((file) => !HAS_TWIN.test(readFileSync(file, 'utf8'))) : [];
}
