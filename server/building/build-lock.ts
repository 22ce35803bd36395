import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILDS } from '../builds/find-build.js';

const FILE = path.join(BUILDS, 'lock');
const SQLITE_BUSY = 5;
const POLL_MS = 100;
/** On the process: Vite loads its configuration, and with it this module, a second time. */
const HELD = Symbol.for('byline.build-lock');
const holder: typeof process & { [HELD]?: boolean } = process;

/** Waits until no other process builds, and then keeps the others waiting until this one ends, however it ends. */
export async function lockBuild(): Promise<void> {
  if (holder[HELD]) return;
  mkdirSync(BUILDS, { recursive: true });
  const file = new DatabaseSync(FILE);
  process.once('exit', () => file.close());
  while (!tryToLock(file)) await wait(POLL_MS);
  holder[HELD] = true;
}

function tryToLock(file: DatabaseSync): boolean {
  try {
    file.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
