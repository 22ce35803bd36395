import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listParts } from './list-parts.ts';

/** Takes half an hour alone: it runs when it is named, and in no group. */
const BY_ITSELF = ['soak'];
/** What a reader meets, in every browser of the machine. */
const READERS = ['readers'];
/** PostgreSQL that is away, and all tests of what is stored on it. */
const POSTGRES = ['postgres-outages', 'postgres-twins'];
/** The folder of what strangers can do to a site; other parts, but those above, are about what its surroundings can do: the group `reliability`. */
const SECURITY = 'security';

/**
 * `npm run torture`: proofs that take minutes, one after the other, each a file that exits with 1 when it fails.
 * `npm run torture -- NAME` runs one of them, or those of a group: `security`, `reliability`, `postgres` or `readers`; `--short` as little of
 * each as the second tier does.
 */
function main(wanted: string[], options: string[]) {
  const files = listParts();
  const isSecurity = (name: string) => path.basename(path.dirname(files.get(name) ?? '')) === SECURITY;
  const names = [...files.keys()];
  const grouped = names.filter((name) => !BY_ITSELF.includes(name));
  const groups: Record<string, string[]> = {
    security: grouped.filter(isSecurity),
    postgres: POSTGRES,
    readers: grouped.filter((name) => READERS.includes(name)),
    reliability: grouped.filter((name) => !isSecurity(name) && !READERS.includes(name)),
  };
  const chosen = new Set(wanted.length ? wanted.flatMap((name) => groups[name] ?? name) : grouped);
  const unknown = [...chosen].find((name) => !names.includes(name));
  if (unknown) throw new Error(`no part ${unknown}; there are ${names.join(', ')}, and the groups ${Object.keys(groups).join(', ')}`);
  const results = [...chosen].map((name) => run(name, [files.get(name) ?? '', ...options]));
  process.stdout.write(
    `\n${results.map(({ name, isPassed, seconds }) => `${name.padEnd(18)} ${isPassed ? 'passed' : 'FAILED'} ${seconds.toFixed(0).padStart(6)} s`).join('\n')}\n`,
  );
  const failed = results.filter(({ isPassed }) => !isPassed).length;
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed ? 1 : 0;
}

function run(name: string, command: string[]) {
  process.stdout.write(`\n== ${name}\n`);
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  return { name, isPassed: status === 0, seconds: (performance.now() - startedAt) / 1000 };
}

const isOption = (argument: string) => argument.startsWith('--');
main(
  process.argv.slice(2).filter((argument) => !isOption(argument)),
  process.argv.slice(2).filter(isOption),
);
