import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/** Whatever this process and its children make from now on is for their own user alone. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Why the folder cannot be had, as far as that can be told without making it. */
export function findDataDirProblem(dir: string): string | undefined {
  try {
    const [existing = dir] = listMissing(dir).map(path.dirname);
    accessSync(existing, constants.W_OK);
    return statSync(existing).isDirectory() ? undefined : `${existing} is a file, and must be a folder`;
  } catch (error) {
    return explainFailure(dir, error);
  }
}

/** Makes the folder, for its owner alone, where it is missing. Throws where it cannot be written. */
export function prepareDataDir(dir: string): void {
  try {
    for (const missing of listMissing(dir)) makeFolder(missing); // one by one: Node's own way tries for ever in /proc
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new Error(explainFailure(dir, error));
  }
}

/** The folders to be made, the outermost first. Throws where that cannot be told. */
function listMissing(dir: string): string[] {
  const isThere = statSync(dir, { throwIfNoEntry: false }) !== undefined;
  return isThere || path.dirname(dir) === dir ? [] : [...listMissing(path.dirname(dir)), dir];
}

function makeFolder(dir: string) {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error; // another start was first
  }
}

function explainFailure(dir: string, error: unknown): string {
  return `cannot write to ${dir} (${error instanceof Error ? error.message : error})`;
}
