import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/corpora');

/** The attack strings of a shared corpus file, JSON or one on each line; null, with a printed reason, where the file is missing. */
export function readCorpus(file: string): string[] | null {
  const where = path.join(FOLDER, file);
  if (!existsSync(where)) {
    process.stderr.write(`skipped: the corpus ${where} is not on this machine\n`);
    return null;
  }
  const text = readFileSync(where, 'utf8');
  if (!file.endsWith('.json')) return text.split(/\r?\n/).filter(Boolean);
  const entries: (string | { payload: string })[] = JSON.parse(text);
  return entries.map((entry) => (typeof entry === 'string' ? entry : entry.payload));
}

/** Every file of a shared corpus folder; null, with a printed reason, where the folder is missing. */
export function corpusFiles(folder: string): { name: string; bytes: Buffer }[] | null {
  const where = path.join(FOLDER, folder);
  if (!existsSync(where)) {
    process.stderr.write(`skipped: the corpus ${where} is not on this machine\n`);
    return null;
  }
  const names = globSync('**/*', { cwd: where, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.map((entry) => ({ name: entry.name, bytes: readFileSync(path.join(entry.parentPath, entry.name)) }));
}
