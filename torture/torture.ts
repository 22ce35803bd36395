import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run torture`: proofs that take minutes, one after the other, each a file of `torture/parts/` that exits with 1 when it fails.
 * `npm run torture -- NAME` runs one of them.
 */
function main(wanted: string[]) {
  const parts = globSync('torture/parts/*.ts').toSorted();
  const names = parts.map((file) => path.basename(file, '.ts'));
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new Error(`no part ${unknown}; there are ${names.join(', ')}`);
  const chosen = parts.filter((_, at) => wanted.length === 0 || wanted.includes(names[at] ?? ''));
  const failed = chosen.filter((file) => !isPassed(file));
  process.stdout.write(`\n${chosen.length - failed.length} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length ? 1 : 0;
}

function isPassed(file: string): boolean {
  process.stdout.write(`\n== ${path.basename(file, '.ts')}\n`);
  return spawnSync(process.execPath, [file], { stdio: 'inherit' }).status === 0;
}

main(process.argv.slice(2));
