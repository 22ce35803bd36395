import { accessSync, chmodSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Finding } from './finding.ts';

const OTHERS = 0o077;

/** Whether this user can write in the data folder, and nobody else can read it. Windows has no such modes. */
export function checkFolder({ settings: { DATA_DIR } }: { settings: Pick<Settings, 'DATA_DIR'> }): Finding[] {
  if (process.platform === 'win32' || !existsSync(DATA_DIR)) return [];
  const inside = readdirSync(DATA_DIR).map((name) => path.join(DATA_DIR, name));
  const isOpen = (file: string) => (statSync(file).mode & OTHERS) !== 0;
  return [
    ...[DATA_DIR, ...inside].filter((file) => !canWrite(file)).map((file) => ({ message: `This user may not write to ${file}.` })),
    ...(isOpen(DATA_DIR) ? [DATA_DIR, ...inside].filter(isOpen).map(toFinding) : []), // in a closed folder nobody reaches them
  ];
}

function toFinding(file: string): Finding {
  return {
    message: `Other users of this machine may read ${file}.`,
    mend() {
      chmodSync(file, statSync(file).mode & ~OTHERS);
      return `Closed ${file} to other users.`;
    },
  };
}

function canWrite(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
