import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { linkUnlessThere, syncFolder, writeFileAtomically } from '#platform/files/write-file.server.ts';

export function findDataDirProblem(dir: string): string | undefined {
  try {
    const [existing = dir] = listMissing(dir).map(path.dirname);
    accessSync(existing, constants.W_OK);
    return statSync(existing).isDirectory() ? undefined : `${existing} is a file, and must be a folder`;
  } catch (error) {
    return explainFailure(dir, error);
  }
}

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
    if (!hasCode(error, 'EEXIST')) throw error; // another start was first
  }
}

function explainFailure(dir: string, error: unknown): string {
  return `cannot write to ${dir} (${error instanceof Error ? error.message : error})`;
}

const FILE = 'session-secret';
export const SECRET_LENGTH = 32;

/**
 * Reads the secret of a data folder, created at the first start; processes that start at the same moment agree on one.
 * Throws if the file holds no secret: a new one would end every session and every second factor.
 */
export async function readOrCreateSecret(dir: string): Promise<{ secret: string; isNew: boolean }> {
  const known = findSecret(dir);
  if (known !== undefined) return { secret: known, isNew: false };
  await storeSecret(dir, randomBytes(SECRET_LENGTH).toString('base64url'));
  return { secret: assertSecret(dir, findSecret(dir) ?? ''), isNew: true };
}

export function findSecret(dir: string): string | undefined {
  const secret = readSecret(path.join(dir, FILE));
  return secret === undefined ? undefined : assertSecret(dir, secret);
}

/** Creates the file atomically and flushes it; if another process was first, its secret counts. */
export async function storeSecret(dir: string, secret: string): Promise<void> {
  const temporary = path.join(dir, `${FILE}.${randomBytes(8).toString('hex')}`);
  try {
    await writeFileAtomically(temporary, Buffer.from(`${secret}\n`), { mode: 0o600 });
    await linkUnlessThere(temporary, path.join(dir, FILE));
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dir);
}

function assertSecret(dir: string, secret: string): string {
  const file = path.join(dir, FILE);
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new Error(`${file} ${secret ? `has only ${secret.length} characters` : 'is empty'}, and ${SECRET_LENGTH} are needed; ${whatToDo}`);
}

const whatToDo =
  'put it back from your backup, or delete it and start again: everyone then signs in again, and stored second factors can no longer be read';

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : error}); let this user read it, or ${whatToDo}`);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
