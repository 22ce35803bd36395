import { randomBytes } from 'node:crypto';
import { closeSync, constants, copyFileSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'session-secret';
export const SECRET_LENGTH = 32;

/**
 * Reads the secret of a data folder, created at the first start; processes that start at the same moment agree on one.
 * Throws if the file holds no secret: a new one would end every session and every second factor.
 */
export function readOrCreateSecret(dir: string): { secret: string; isNew: boolean } {
  const known = findSecret(dir);
  return known === undefined
    ? { secret: assertSecret(dir, createSecret(path.join(dir, FILE))), isNew: true }
    : { secret: known, isNew: false };
}

export function findSecret(dir: string): string | undefined {
  const secret = readSecret(path.join(dir, FILE));
  return secret === undefined ? undefined : assertSecret(dir, secret);
}

export function storeSecret(dir: string, secret: string): void {
  createSecret(path.join(dir, FILE), secret);
}

function assertSecret(dir: string, secret: string): string {
  const file = path.join(dir, FILE);
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new Error(`${file} ${secret ? `has only ${secret.length} characters` : 'is empty'}, and ${SECRET_LENGTH} are needed; ${whatToDo}`);
}

const whatToDo =
  'put it back from your backup, or delete it and start again: everybody then signs in anew, and what two-factor authentication has stored can no longer be read';

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : error}); let this user read it, or ${whatToDo}`);
  }
}

/** Creates the file atomically and flushes it; if another process was first, its secret counts. */
function createSecret(file: string, secret = randomBytes(SECRET_LENGTH).toString('base64url')): string {
  const temporary = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(temporary, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true });
    placeNew(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  if (process.platform !== 'win32') syncFolder(path.dirname(file)); // Windows cannot
  return readFileSync(file, 'utf8').trim();
}

function placeNew(temporary: string, file: string) {
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) copyNew(temporary, file); // a file system without hard links
  }
}

function copyNew(temporary: string, file: string) {
  try {
    copyFileSync(temporary, file, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
