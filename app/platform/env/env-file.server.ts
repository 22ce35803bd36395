import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DEFAULT_FILE = '.env';

export interface Environment {
  values: NodeJS.ProcessEnv;
  /** What is wrong with the file, each in a line. */
  problems: string[];
}

/**
 * The environment of the process, and beneath it what stands in `.env` of the working directory, or in the file that ENV_FILE names; none
 * where ENV_FILE is empty. Only lines with one of `names` are judged: programs of others may read the same file.
 */
export function readEnvironment(names: readonly string[], env: NodeJS.ProcessEnv = process.env): Environment {
  const file = env.ENV_FILE ?? DEFAULT_FILE;
  const { values, problems } = file ? readEnvFile(file, names) : { values: {}, problems: [] };
  const merged = { ...values, ...env };
  for (const name of names) merged[name] = env[name] ?? values[name]; // Windows finds them in any case
  return { values: merged, problems };
}

function readEnvFile(file: string, names: readonly string[]): Environment {
  const named = file === DEFAULT_FILE ? file : `ENV_FILE: ${path.resolve(file)}`;
  if (!existsSync(file)) return { values: {}, problems: file === DEFAULT_FILE ? [] : [`${named} is not there`] };
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { values: {}, problems: [`${named} cannot be read (${error instanceof Error ? error.message : error})`] };
  }
  const text = decode(bytes);
  if (text === undefined) return { values: {}, problems: [`${named} is no UTF-8 text; save it as UTF-8`] };
  return parseEnvText(text, { named, names });
}

/** Undefined where it is no UTF-8, as what PowerShell writes is not. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const LINE = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*(.*?)\s*$/;
const QUOTED = /^(["'])(.*)\1\s*(?:#.*)?$/;

/** `NAME=value` lines. A `#` after a space begins a comment, quotes around a value are left out, nothing in it is replaced. */
function parseEnvText(text: string, { named, names }: { named: string; names: readonly string[] }): Environment {
  const values: NodeJS.ProcessEnv = {};
  const problems: string[] = [];
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const [, name = '', rest = ''] = LINE.exec(line) ?? [];
    const isOurs = names.includes(name);
    const where = `${named}, line ${at + 1}`;
    if (rest.startsWith('=')) {
      const written = rest.slice(1).trim();
      if (isOurs && values[name] !== undefined) problems.push(`${where}: ${name} is set a second time; leave one of them out`);
      if (isOurs && /^["']/.test(written) && !QUOTED.test(written))
        problems.push(`${where}: the quote that opens ${name} is not closed in its line`);
      values[name] = QUOTED.exec(written)?.[2] ?? written.replace(/(^|\s)#.*$/, '').trim();
    } else if (isOurs) problems.push(`${where}: there is no = after ${name}; write ${name}=…`);
  }
  return { values, problems };
}
