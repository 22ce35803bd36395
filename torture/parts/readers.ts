import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isShort, print } from '../report.ts';

/**
 * Every island at every width and scroll position, by mouse, keyboard and touch, on a fast and a slow line, each on a page of its own, in
 * Chromium and in Firefox where the machine has one. `npm run test:all` runs a slice of the same tests.
 */
const OUTPUT = 'test-results/readers';

function main() {
  if (isShort) return print('skipped: a slice of it is among the browser tests');
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', 'tests/e2e/readers', '--project=pages', '--project=firefox', '--reporter=dot', `--output=${OUTPUT}`],
    { stdio: 'inherit', env: { ...process.env, EVERY_READER: 'yes' } },
  );
  if (status === 0) rmSync(OUTPUT, { recursive: true, force: true });
  process.exitCode = status === 0 ? 0 : 1;
}

main();
