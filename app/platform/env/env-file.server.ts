import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const DEFAULT_FILE = '.env';

export interface Environment {
  values: NodeJS.ProcessEnv;
  problems: string[];
}

/**
 * Reads the environment of the process over `.env` of the working directory, or over the file that ENV_FILE names; none if ENV_FILE is
 * empty. Only lines with one of `names` are checked: other programs may read the same file.
 */
export function readEnvironment(names: readonly string[], env: NodeJS.ProcessEnv = process.env): Environment {
  const file = env.ENV_FILE ?? DEFAULT_FILE;
  const { values, problems } = file ? readEnvFile(file, names) : { values: {}, problems: [] };
  const merged = { ...values, ...env };
  for (const name of names) merged[name] = env[name] ?? values[name]; // Windows ignores case
  return { values: merged, problems };
}

function readEnvFile(file: string, names: readonly string[]): Environment {
  const label = file === DEFAULT_FILE ? file : `ENV_FILE: ${path.resolve(file)}`;
  const broken = (problem: string) => ({ values: {}, problems: [`${label} ${problem}`] });
  if (!existsSync(file)) return file === DEFAULT_FILE ? { values: {}, problems: [] } : broken('is not there');
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return broken(`cannot be read (${error instanceof Error ? error.message : error})`);
  }
  const text = decode(bytes);
  if (text === undefined) return broken('is no UTF-8 text; save it as UTF-8');
  return { values: parseEnv(text), problems: listLineProblems(text, names).map((problem) => `${label}, ${problem}`) };
}

function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const LINE = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*(=?)\s*(.*?)\s*$/;

function listLineProblems(text: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((line, at) => {
    const [, name = '', equals, value = ''] = LINE.exec(line) ?? [];
    if (!names.includes(name)) return [];
    const where = `line ${at + 1}`;
    if (!equals) return [`${where}: there is no = after ${name}; write ${name}=…`];
    if (seen.size === seen.add(name).size) return [`${where}: ${name} is set a second time; leave one of them out`];
    const opening = /^["'`]/.exec(value)?.[0];
    if (opening && !value.includes(opening, 1)) return [`${where}: the quote that opens ${name} is not closed in its line`];
    if (!opening && /\S#/.test(value.replace(/\s#.*/, '')))
      return [`${where}: a # in ${name} begins a comment; put quotes around the whole value`];
    return [];
  });
}

/** Shorter names are close to those of other programs. */
const MIN_LENGTH = 6;
const MAX_DIFFERENT = 2;

export function listMisspeltNames(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (!env[name]?.trim() || names.includes(name)) return [];
    const meant = names.find((each) => fold(each) === fold(name)) ?? names.find((each) => isNear(fold(name), fold(each)));
    return meant === undefined || env[meant] === env[name] ? [] : [`${name} is no setting and is not read; did you mean ${meant}?`];
  });
}

function isNear(name: string, meant: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === meant[start]) start += 1;
  let end = 0;
  while (end < Math.min(name.length, meant.length) - start && name.at(-1 - end) === meant.at(-1 - end)) end += 1;
  return meant.length >= MIN_LENGTH && Math.max(name.length, meant.length) - start - end <= MAX_DIFFERENT;
}

function fold(name: string): string {
  return name.toUpperCase().replaceAll(/[_-]/g, '');
}
