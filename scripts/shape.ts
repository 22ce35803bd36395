import './shape/frozen-clock.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isBuildFresh } from '#server/building/sources.js';
import { askSite } from './shape/answers.ts';
import { readChunks, readManifest, readStyles } from './shape/built.ts';
import { readJobs, readRoutes, readSchemas, readSettings } from './shape/declared.ts';

const USAGE = 'npm run shape -- write [FILE] [--bodies DIR], or npm run shape -- compare [FILE [NEWER FILE]]';
const SHOWN = 3;
const AROUND = 30;
const LENGTH = 110;

interface Difference {
  path: string[];
  before: unknown;
  after: unknown;
}

/** Records what a restructuring must leave as it is, and lists what differs from an earlier record. */
async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { bodies: { type: 'string' } } });
  const [action, file = 'shape.json', newer] = positionals;
  if (action !== 'write' && action !== 'compare') return fail(USAGE);
  if (!newer && !isBuildFresh('.')) return fail('There is no build of these sources: run npm run build first.');
  const before = action === 'compare' && readRecord(file);
  if (values.bodies) mkdirSync(values.bodies, { recursive: true });
  const shape = newer ? readRecord(newer) : await readShape(values.bodies);
  if (!before) return writeFileSync(file, `${JSON.stringify(shape, null, 1)}\n`);
  const lines = describe(listDifferences(before, JSON.parse(JSON.stringify(shape))));
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}

function readRecord(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function readShape(bodies: string | undefined) {
  const manifest = readManifest();
  const sample = await askSite('sample', bodies);
  const filled = await askSite('filled', bodies);
  return {
    answers: { sample: sample.answers, filled: filled.answers },
    routes: readRoutes(manifest, sample.rules),
    schema: await readSchemas(),
    jobs: await readJobs(),
    ...readSettings(),
    styles: readStyles(),
    client: readChunks(manifest),
  };
}

function listDifferences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isObject(before) && isObject(after)) {
    const [old, now] = [spread(before), spread(after)];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => listDifferences(old[key], now[key], [...path, key]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, before, after }];
  const gone = before.filter((item) => !after.includes(item)).map((item) => ({ path, before: item, after: undefined }));
  const added = after.filter((item) => !before.includes(item)).map((item) => ({ path, before: undefined, after: item }));
  return gone.length + added.length > 0 ? [...gone, ...added] : [{ path, before, after }];
}

/** Combinations of who and method that share an answer, each by itself. */
function spread(given: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([keys, value]) =>
      (/^\w+ [A-Z]+(, |$)/.test(keys) ? keys.split(', ') : [keys]).map((key) => [key, value]),
    ),
  );
}

/** One line for each difference; those that many answers have in common share one. */
function describe(differences: Difference[]): string[] {
  const lines = Map.groupBy(differences, ({ path: [root, site, to, , ...field], before, after }) => {
    if (root !== 'answers' || field.length === 0) return '';
    return field[0] === 'body' ? `${site} ${to}: body differs` : `${field.join(' ')}: ${show(before, after)}`;
  });
  return [...lines].flatMap(([line, same]) => {
    if (line === '') return same.map(({ path, before, after }) => `${path.join(' › ')}: ${show(before, after)}`);
    const places = same.map(({ path: [, site, to, who] }) => (line.startsWith(`${site} ${to}: `) ? who : `${site} ${to} ${who}`));
    return [`answers › ${line} (${places.slice(0, SHOWN).join(', ')}${places.length > SHOWN ? ` and ${places.length - SHOWN} more` : ''})`];
  });
}

/** From shortly before the first character that differs. */
function show(...values: [unknown, unknown]): string {
  const [before = 'nothing', after = 'nothing'] = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const at = [...before].findIndex((character, index) => character !== after[index]);
  const start = Math.max(0, (at < 0 ? before.length : at) - AROUND);
  const [old, now] = [before, after].map((text) => `${start > 0 && text !== 'nothing' ? '…' : ''}${text.slice(start, start + LENGTH)}`);
  return `${old} → ${now}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fail(message: string) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

await main();
