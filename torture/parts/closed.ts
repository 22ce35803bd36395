import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isShort, report } from '../report.ts';

const BIN = path.resolve('node_modules/.bin');

/** The types without each extension alone; without all of them the build, and the tests of the first tier, which start it. */
function main() {
  const faults = readdirSync('app/extensions').flatMap((name) =>
    run('node', ['scripts/close.ts', name, '--types'], { what: `types without ${name}` }),
  );
  const { stdout } = spawnSync(path.join(BIN, 'node'), ['scripts/close.ts', '--all'], { encoding: 'utf8' });
  const cwd = stdout.trim();
  try {
    faults.push(...run('react-router', ['build', '--logLevel', 'warn'], { cwd, what: 'the build' }));
    faults.push(...run('vitest', ['run'], { cwd, what: 'tests' }));
    if (!isShort) faults.push(...run('playwright', ['test'], { cwd, what: 'browser tests' }));
  } finally {
    rmSync(cwd, { recursive: true });
  }
  report(faults);
}

function run(command: string, args: string[], { cwd = '.', what }: { cwd?: string; what: string }): string[] {
  const env = { ...process.env, TESTS: 'gate' };
  const { status } = spawnSync(path.join(BIN, command), args, { cwd, env, stdio: 'inherit' });
  return status === 0 ? [] : [`${what}: ended with ${status}`];
}

main();
