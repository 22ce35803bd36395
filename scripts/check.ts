import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

/** `npm run check`, the gate: format, lint, types, unit and integration tests, build, browser tests. Ends at the first step that fails. */
const STEPS = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'build', command: 'react-router', args: ['build', '--logLevel', 'warn'] },
  {
    name: 'unit and integration tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`],
  },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
];

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function main() {
  rmSync('test-results', { recursive: true, force: true });
  const failedStep = STEPS.find(({ name, command, args }) => {
    process.stdout.write(`\n== ${name}\n`);
    return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
  });
  const { passed, failed, skipped } = add(countUnit(), countBrowser());
  if (failedStep) process.stdout.write(`\nThe gate is shut: ${failedStep.name}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failedStep ? 1 : 0;
}

function countUnit(): Counts {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(REPORTS.unit);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped: report?.numPendingTests ?? 0 };
}

function countBrowser(): Counts {
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(REPORTS.browser)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the step before it failed, and the gate says so
  }
}

main();
