import { accessSync, constants, mkdirSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/** Whatever this process and its children make from now on is for their own user alone. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Makes the folder, for its owner alone, where it is missing. Throws where it cannot be written. */
export function prepareDataDir(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new Error(`cannot write to ${dir} (${error instanceof Error ? error.message : error})`);
  }
}

/** One line where other users of the machine may enter the folder: files of earlier releases in it can be read by all. Windows has no such modes. */
export function getOpenFolderWarning(dir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const mode = statSync(dir).mode & 0o777;
  if (!(mode & OTHERS)) return undefined;
  return `DATA_DIR: other users of this machine may enter ${dir} (mode ${mode.toString(8)}); to close it: chmod 700 ${quote(dir)}`;
}

/** As a shell takes it. */
function quote(file: string): string {
  return /^[\w@%+=:,./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;
}
