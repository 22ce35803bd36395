import { spawnSync } from 'node:child_process';
import { isShort, print } from '../report.ts';

/** Every test of `describeOnEachDatabase` and `describeOnDatabase` on PostgreSQL. The second tier runs only the first. */
function main() {
  if (isShort) return print('skipped: those where SQL differs are among the tests');
  const { status } = spawnSync('npx', ['vitest', 'run'], { stdio: 'inherit', env: { ...process.env, TESTS: 'postgres' } });
  process.exitCode = status === 0 ? 0 : 1;
}

main();
