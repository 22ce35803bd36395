import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { findBrowser } from '../tests/support/browser.ts';
import { listParts } from '../torture/list-parts.ts';
import type { FailedTest, Results } from './vitest-results.ts';

interface Step {
  name: string;
  command: string[];
  /** The step that must have passed before this one starts. */
  after?: string;
}

interface Outcome {
  isPassed: boolean;
  isSkipped: boolean;
  seconds: number;
}

/** `npm run check:quick`, `npm test`, `npm run test:rest` and `npm run test:all`: docs/testing.md. */
type Tier = 'quick' | 'gate' | 'rest' | 'all';

/** Long steps whose bars are times, or that run whole tiers: they run one at a time, after the others. */
const ALONE = ['bench', 'weight', 'event-loop', 'flood', 'hostile-exports', 'stop', 'closed'];
/** Parts whose short form shows no more than a test of the second tier does; all of each runs by its name. */
const LONG_ONLY = [
  ...['corpora-html', 'corpora-images', 'corpora-strings'],
  ...['importing', 'messages', 'newsletter', 'postgres-twins', 'readers', 'soak'],
];
const MAX_LINES = 12; // of a failed test's message: what was expected, and what came
const VITEST = ['vitest', 'run', '--reporter=default', '--reporter=./scripts/vitest-results.ts'];

/** What CI runs on machines of their own: `npm run test:rest -- --part=browser --shard=1/2`. */
const PARTS: Record<string, string[]> = {
  browser: ['build', 'browser tests'],
  unit: ['build', 'unit and integration tests'],
  long: ['build'],
};

function listSteps(tier: Tier): Step[] {
  const part = readOption('part') ?? '';
  const wanted = PARTS[part];
  if (part && !wanted) throw new Error(`no part ${part}; there are ${Object.keys(PARTS).join(', ')}`);
  return listStepsOf(tier).filter(({ name }) => !wanted || wanted.includes(name));
}

/** What looks at the whole repository. */
const WHOLE: Step[] = [
  { name: 'unused files and exports', command: ['knip'], after: 'route types' },
  { name: 'types without extensions', command: ['node', 'scripts/close.ts', '--all', '--types'], after: 'types' },
];

function listStepsOf(tier: Tier): Step[] {
  const checks = [
    { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
    { name: 'route types', command: ['react-router', 'typegen'] },
    { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'], after: 'route types' },
  ];
  if (tier === 'quick') return [...checks, { name: 'tests of what changed', command: [...VITEST, '--changed', '--passWithNoTests'] }];
  const retries = tier === 'gate' ? { vitest: [], playwright: [] } : { vitest: ['--retry=1'], playwright: ['--retries=1'] };
  return [
    ...(tier === 'rest' ? [] : [...checks, ...WHOLE]),
    { name: 'build', command: ['react-router', 'build', '--logLevel', 'warn'] },
    { name: 'browser tests', command: ['playwright', 'test', ...retries.playwright, ...readShard()], after: 'build' },
    { name: 'unit and integration tests', command: [...VITEST, ...retries.vitest], after: 'build' }, // some start the built server
  ];
}

/** Benchmarks and proofs in their short form, two at a time where they measure no time. */
async function runLongSteps(): Promise<{ name: string; outcome: Outcome | undefined }[]> {
  const benches = ['bench', 'weight'].map((name) => ({ name, kind: 'bench', file: `bench/${name}.ts` }));
  const steps = [...benches, ...[...listParts()].map(([name, file]) => ({ name, kind: 'torture', file }))];
  const start = async ({ name, kind, file }: (typeof steps)[number]) => ({
    name: `${kind} ${name}`,
    outcome: await runStep({ name: `${kind} ${name}`, command: [process.execPath, file, '--short'] }),
  });
  const isShared = ({ name }: { name: string }) => !ALONE.includes(name) && !LONG_ONLY.includes(name);
  const rows = await pLimit(2).map(steps.filter(isShared), start);
  for (const step of steps.filter(({ name }) => ALONE.includes(name))) rows.push(await start(step));
  return rows;
}

/** Every step that needs no other runs next to the rest, and its output is printed whole when it ends; then the long steps. */
async function main() {
  const tier = (['quick', 'rest', 'all'] as const).find((name) => process.argv.includes(`--${name}`)) ?? 'gate';
  process.env.TESTS = tier === 'quick' ? 'gate' : tier;
  if (tier !== 'quick') requireBrowser();
  rmSync('test-results', { recursive: true, force: true });

  const running = new Map<string, Promise<Outcome | undefined>>();
  for (const step of listSteps(tier)) {
    const required = step.after === undefined ? undefined : running.get(step.after);
    running.set(
      step.name,
      Promise.resolve(required).then((outcome) => (step.after && !outcome?.isPassed ? undefined : runStep(step))),
    );
  }
  const rows = await Promise.all([...running].map(async ([name, outcome]) => ({ name, outcome: await outcome })));
  const hasLongSteps = (tier === 'rest' || tier === 'all') && ['', 'long'].includes(readOption('part') ?? '');
  const longRows = hasLongSteps && (await running.get('build'))?.isPassed ? await runLongSteps() : [];

  const tests = addUp([readUnitResults(), readBrowserResults(), countSteps(longRows)]);
  for (const { name, isFlaky, message } of tests.failed) print(`\n${isFlaky ? 'FLAKY ' : 'FAILED'} ${name}\n${firstLines(message)}`);
  print(`\n${[...rows, ...longRows].map(formatRow).join('\n')}`);
  const isPassed = [...rows, ...longRows].every(({ outcome }) => outcome?.isPassed);
  const failed = tests.failed.filter(({ isFlaky }) => !isFlaky).length;
  print(`\n${tests.passed} passed, ${isPassed ? 0 : Math.max(failed, 1)} failed, ${tests.skipped} skipped`); // a step can fail without a test of it
  process.exitCode = isPassed ? 0 : 1;
}

function readOption(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
}

function readShard(): string[] {
  const shard = readOption('shard');
  return shard === undefined ? [] : [`--shard=${shard}`];
}

function requireBrowser() {
  const withApt =
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium chromium-headless-shell';
  const ways = [['playwright', 'install', 'chromium'], ...(process.getuid?.() === 0 ? [['sh', '-c', withApt]] : [])];
  for (const [command = '', ...args] of ways) {
    if (findBrowser()) return;
    print(`No browser yet: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  }
  if (findBrowser()) return;
  process.stderr.write('The browser tests need Chromium or Chrome: install either, or run `npx playwright install chromium`.\n');
  process.exit(1);
}

async function runStep({ name, command }: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const { isPassed, output } = await run(command);
  const seconds = (performance.now() - startedAt) / 1000;
  print(`\n== ${name} (${seconds.toFixed(1)} s)\n${output}`);
  return { isPassed, isSkipped: isPassed && output.startsWith('skipped: '), seconds };
}

function run([program = '', ...args]: string[]): Promise<{ isPassed: boolean; output: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isPassed: false, output: error.message }));
    child.on('close', (code) => resolve({ isPassed: code === 0, output: Buffer.concat(chunks).toString().trimEnd() }));
  });
}

function formatRow({ name, outcome }: { name: string; outcome: Outcome | undefined }): string {
  const verdict = outcome ? (outcome.isSkipped ? 'skipped' : outcome.isPassed ? 'passed' : 'FAILED') : 'not run';
  return `${name.padEnd(28)} ${verdict.padEnd(8)} ${outcome ? `${outcome.seconds.toFixed(1).padStart(6)} s` : ''}`.trimEnd();
}

/** Each long step counts as one test. */
function countSteps(rows: { name: string; outcome: Outcome | undefined }[]): Results {
  const skipped = rows.filter(({ outcome }) => outcome?.isSkipped).length;
  const failed = rows.filter(({ outcome }) => !outcome?.isPassed).map(({ name }) => ({ name, isFlaky: false, message: '' }));
  return { passed: rows.length - skipped - failed.length, skipped, failed };
}

function readUnitResults(): Results | undefined {
  return readReport<Results>('test-results/unit.json');
}

/** Of what Playwright's JSON report tells. */
interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

function readBrowserResults(): Results | undefined {
  const report = readReport<BrowserSuite & { errors: { message?: string }[]; stats: Record<string, number> }>('test-results/browser.json');
  if (!report) return undefined;
  const { expected = 0, flaky = 0, skipped = 0 } = report.stats;
  const outside = report.errors.map(({ message = '' }) => ({ name: 'browser tests', isFlaky: false, message }));
  return { passed: expected + flaky, skipped, failed: [...listFailedSpecs(report), ...outside] };
}

function listFailedSpecs({ suites = [], specs = [] }: BrowserSuite): FailedTest[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: `${file}:${line}: ${title}`,
        isFlaky: status === 'flaky',
        message: results.flatMap(({ error }) => error?.message ?? []).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(listFailedSpecs)];
}

function addUp(results: (Results | undefined)[]): Results {
  const there = results.filter((result) => result !== undefined);
  const sum = (key: 'passed' | 'skipped') => there.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), skipped: sum('skipped'), failed: there.flatMap(({ failed }) => failed) };
}

function firstLines(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, MAX_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the step did not come so far, and the table says so
  }
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

await main();
