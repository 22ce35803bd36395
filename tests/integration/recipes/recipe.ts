import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A text that is put before or after a piece of a file that stands in it once. */
type Insertion = { file: string; text: string } & ({ before: string | RegExp } | { after: string });

/** A file that is made of one of `new-files/`, or of the text given. */
type NewFile = { file: string } & ({ from: string } | { content: string });

export type Edit = Insertion | NewFile;

/** The repository as it stands, without what git ignores, in a folder of its own that shares its packages. */
export function copyRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-recipes-'));
  const ignored = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split('\n')]);
  for (const name of readdirSync('.')) {
    if (!ignored.has(name) && !ignored.has(`${name}/`)) cpSync(name, path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Throws where the piece that a text should stand beside is not there exactly once. */
export function applyEdit(folder: string, edit: Edit): void {
  const file = path.join(folder, edit.file);
  if ('from' in edit) cpSync(path.join(import.meta.dirname, 'new-files', edit.from), file);
  else if ('content' in edit) writeFileSync(file, edit.content);
  else writeFileSync(file, insert(readFileSync(file, 'utf8'), edit));
}

function insert(source: string, edit: Insertion): string {
  const anchor = 'before' in edit ? edit.before : edit.after;
  const [found, ...others] =
    typeof anchor === 'string' ? listPlaces(source, anchor) : [...source.matchAll(anchor)].map(({ index }) => index);
  if (found === undefined || others.length > 0) throw new Error(`${edit.file} has ${others.length ? 'more than one' : 'no'} ${anchor}`);
  const at = 'after' in edit ? found + edit.after.length : found;
  return source.slice(0, at) + edit.text + source.slice(at);
}

/** Runs a program of the packages in the folder and returns what it printed. Throws with that when it fails. */
export async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TESTS: '' }; // no tier: everything
  const child = spawn(path.resolve('node_modules/.bin', command), args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
}

function listPlaces(source: string, piece: string): number[] {
  const places: number[] = [];
  for (let at = source.indexOf(piece); at >= 0; at = source.indexOf(piece, at + 1)) places.push(at);
  return places;
}
