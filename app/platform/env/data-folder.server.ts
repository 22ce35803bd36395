import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

export function findDataDirProblem(dir: string): string | undefined {
  try {
    const [existing = dir] = listMissing(dir).map(path.dirname);
    accessSync(existing, constants.W_OK);
    return statSync(existing).isDirectory() ? undefined : `${existing} is a file, and must be a folder`;
  } catch (error) {
    return explainFailure(dir, error);
  }
}

/** Creates a missing folder that only its owner can read. Throws if it cannot be written. */
export function prepareDataDir(dir: string): void {
  try {
    for (const missing of listMissing(dir)) makeFolder(missing); // one by one: Node's `recursive` never ends in /proc
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new Error(explainFailure(dir, error));
  }
}

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
