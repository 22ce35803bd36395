import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LONGEST = 10;
/** A line that begins a function with a body, as Biome formats it. */
const FUNCTION =
  /^(\s*)(?:export )?(?:default )?(?:async )?(?:(?:static |get |set )*(#?\w+)(?:<.*>)?\(.*|function\*? ?(\w*).*|const (\w+)\b.*(?:=>|\().*)$/;
const NO_FUNCTION = /^\s*(?:if|for|while|switch|catch|return|await|expect|throw|else|try)\b/;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;

interface Source {
  file: string;
  lines: string[];
}

/** `npm run size`: how large the product is; `--tests` also asks the runners for the tests of each tier, which takes a minute. */
function main() {
  const sources = globSync('{app,server}/**/*.{ts,tsx,js}')
    .filter((file) => !/\.(test|spec|d)\.tsx?$|[./](testing|torture)\.ts$/.test(file))
    .map((file): Source => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }));
  const lines = sources.flatMap((source) => source.lines);
  const comments = lines.filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length;
  const functions = sources.flatMap(listFunctions).sort((a, b) => b.length - a.length);
  const arrows = listArrows(sources);
  tell('files of app and server', sources.length);
  tell('lines of them', lines.length);
  for (const part of ['core', ...new Set(sources.flatMap(({ file }) => toExtension(file) ?? []))]) {
    const own = sources.filter(({ file }) => (toExtension(file) ?? 'core') === part);
    tell(`  files, lines of ${part}`, `${own.length}, ${own.flatMap((source) => source.lines).length}`);
  }
  tell('of at most 20 lines', sources.filter((source) => source.lines.length <= 20).length);
  tell('comments', `${((100 * comments) / lines.length).toFixed(1)} % of the lines`);
  tell('functions over 60 lines', functions.filter(({ length }) => length > 60).length);
  const inCore = [...arrows].filter((arrow) => !arrow.includes('extensions/'));
  tell('rooms, arrows in the core', `${new Set(sources.map(({ file }) => toRoom(file))).size}, ${inCore.length}`);
  tell('tables', countTables());
  tell('packages', Object.keys(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages).length - 1);
  tell('words in documents', countWords(['*.md', 'docs/**/*.md']));
  tell('decisions', globSync('docs/decisions/*.md').length);
  tell(
    'lines of tests',
    countLines([
      '{app,server,content,scripts}/**/*.test.{ts,tsx}',
      'app/**/*{.spec,testing,torture}.ts',
      'tests/**/*.{ts,tsx}',
      'torture/**/*.ts',
    ]),
  );
  if (process.argv.includes('--tests')) tellTests();
  process.stdout.write('\nthe longest functions\n');
  for (const { name, file, length } of functions.slice(0, LONGEST)) tell(`  ${name}`, `${length}  ${file}`);
}

/** A function ends at the first line that closes a brace as far in as its first line begins. */
function listFunctions({ file, lines }: Source) {
  return lines.flatMap((line, at) => {
    const [, indent = '', method, name, constant] = NO_FUNCTION.test(line) ? [] : (FUNCTION.exec(line) ?? []);
    if (!(method ?? name ?? constant)) return [];
    const end = lines.findIndex((other, from) => from > at && new RegExp(`^${indent}\\S`).test(other) && !/^\s*[)\]:]/.test(other));
    const isBody = end > 0 && /^\s*\}/.test(lines[end] ?? '') && /(\{|\(|=>|,)$/.test(line);
    return isBody ? [{ name: method ?? name ?? constant ?? '', file, length: end - at + 1 }] : [];
  });
}

/** `from → to` of every two rooms of which one imports the other. */
function listArrows(sources: Source[]): Set<string> {
  const aliases: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports;
  const pairs = sources.flatMap(({ file, lines }) =>
    [...lines.join('\n').matchAll(IMPORT)].flatMap(([, , specifier = '']) => {
      const to = toFile(specifier, file, aliases);
      return to && toRoom(to) !== toRoom(file) ? [`${toRoom(file)} → ${toRoom(to)}`] : [];
    }),
  );
  return new Set(pairs);
}

function toFile(specifier: string, from: string, aliases: Record<string, string>): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [alias, target] = Object.entries(aliases).find(([key]) => key.endsWith('/*') && specifier.startsWith(key.slice(0, -1))) ?? [];
  const file = alias && target && specifier.replace(alias.slice(0, -1), target.slice(2, -1));
  return file && /^(app|server)\//.test(file) ? file : undefined;
}

/** A feature, an extension, or one of the folders beside them; what lies in none is the app's own. */
function toRoom(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top === 'server') return 'server';
  if (second === 'features' || second === 'extensions') return `${second}/${third}`;
  return ['db', 'platform', 'ui', 'routes'].includes(second) ? second : 'app';
}

function toExtension(file: string): string | undefined {
  return /^app\/(extensions\/[^/]+)\//.exec(file)?.[1];
}

/** As the type of the database names them. */
function countTables(): number {
  const texts = ['app/db/schema.ts', ...globSync('app/extensions/**/tables.ts')].map((file) => readFileSync(file, 'utf8'));
  const bodies = texts.map((text) => /interface (?:CoreTables|Database) \{([\s\S]*?)\n *\}/.exec(text)?.[1] ?? '');
  return bodies.flatMap((body) => body.split('\n')).filter((line) => /^ {2,4}\w+: \w+;/.test(line)).length;
}

function countWords(patterns: string[]): number {
  return globSync(patterns).reduce((sum, file) => sum + readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length, 0);
}

function countLines(patterns: string[]): number {
  return globSync(patterns).reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0);
}

function tellTests() {
  const tiers: [string, string | undefined][] = existsSync('tests/support/tier.ts')
    ? [
        ['npm test', 'gate'],
        ['npm run test:all', undefined],
      ]
    : [['npm test', undefined]];
  for (const [name, TESTS] of tiers) {
    const env = { ...process.env, ...(TESTS && { TESTS }) };
    const list = (command: string, args: string[]) => spawnSync(command, args, { encoding: 'utf8', env, maxBuffer: 2 ** 28 }).stdout;
    const unit = list('vitest', ['list'])
      .split('\n')
      .filter((line) => line.includes(' > ')).length;
    const browser = Number(/Total: (\d+) test/.exec(list('playwright', ['test', '--list']))?.[1]);
    tell(`tests of ${name}`, `${unit} without a browser, ${browser} with one`);
  }
}

function tell(what: string, value: number | string) {
  process.stdout.write(`${what.padEnd(30)} ${typeof value === 'number' ? value.toLocaleString('en') : value}\n`);
}

main();
