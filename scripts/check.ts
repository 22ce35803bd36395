import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { type BrowserReport, describeFailedTests, findFailedBrowserTests, findFailedUnitTests, type UnitReport } from './failed-tests.ts';

const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

interface Step {
  name: string;
  command: string[];
  /** The step that must have passed before this one starts. */
  after?: string;
}

interface Outcome {
  isPassed: boolean;
  seconds: number;
}

const LINT: Step = { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] };
const ROUTE_TYPES: Step = { name: 'route types', command: ['react-router', 'typegen'] };
const TYPES: Step = { name: 'types', command: ['tsc', '--noEmit'], after: 'route types' };
const UNIT = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`];

const ALL: Step[] = [
  LINT,
  ROUTE_TYPES,
  TYPES,
  { name: 'unused files and exports', command: ['knip'], after: 'route types' },
  { name: 'build', command: ['react-router', 'build', '--logLevel', 'warn'] },
  { name: 'browser tests', command: ['playwright', 'test'], after: 'build' },
  { name: 'unit and integration tests', command: UNIT, after: 'build' }, // some start the built server
];
const QUICK: Step[] = [LINT, ROUTE_TYPES, TYPES, { name: 'tests of what changed', command: [...UNIT, '--changed', '--passWithNoTests'] }];

/**
 * `npm run check`: every step that needs no other runs beside the rest; what a step prints comes whole when it ends.
 * `--quick` leaves out what takes long; `--all-pages` looks at every page where a sample of each kind would do.
 */
async function main() {
  rmSync('test-results', { recursive: true, force: true });
  const steps = process.argv.includes('--quick') ? QUICK : ALL;
  if (process.argv.includes('--all-pages')) process.env.ALL_PAGES = '1';
  const outcomes = new Map<string, Promise<Outcome | undefined>>();
  for (const step of steps) outcomes.set(step.name, runStep(step, step.after ? outcomes.get(step.after) : undefined));
  const rows = await Promise.all([...outcomes].map(async ([name, outcome]) => ({ name, outcome: await outcome })));
  const unit = readReport<UnitReport>(REPORTS.unit);
  const browser = readReport<BrowserReport>(REPORTS.browser);
  const failedTests = [...(unit ? findFailedUnitTests(unit) : []), ...(browser ? findFailedBrowserTests(browser) : [])];
  if (failedTests.length > 0) process.stdout.write(`\n${describeFailedTests(failedTests)}\n`);
  process.stdout.write(`\n${rows.map(formatRow).join('\n')}\n`);
  const { passed, failed, skipped } = add(countUnit(unit), countBrowser(browser));
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = rows.every(({ outcome }) => outcome?.isPassed) ? 0 : 1;
}

/** Undefined when the step before did not pass, and this one is not run. */
async function runStep({ name, command }: Step, before?: Promise<Outcome | undefined>): Promise<Outcome | undefined> {
  if (before && !(await before)?.isPassed) return undefined;
  const startedAt = performance.now();
  const { isPassed, output } = await run(command);
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`\n== ${name} (${seconds.toFixed(1)} s)\n${output}`);
  return { isPassed, seconds };
}

function run([command = '', ...args]: string[]): Promise<{ isPassed: boolean; output: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isPassed: false, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ isPassed: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

function formatRow({ name, outcome }: { name: string; outcome: Outcome | undefined }): string {
  const verdict = outcome ? (outcome.isPassed ? 'passed' : 'FAILED') : 'not run';
  return `${name.padEnd(28)} ${verdict.padEnd(8)} ${outcome ? `${outcome.seconds.toFixed(1).padStart(6)} s` : ''}`.trimEnd();
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function countUnit(report: UnitReport | undefined): Counts {
  const failed = report ? findFailedUnitTests(report).length : 0; // a file that fails outside its tests counts as one
  return { passed: report?.numPassedTests ?? 0, failed, skipped: report?.numPendingTests ?? 0 };
}

function countBrowser(report: BrowserReport | undefined): Counts {
  const stats = report?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the step did not come so far, and the table says so
  }
}

await main();
