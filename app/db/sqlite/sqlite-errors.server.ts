import { accessSync, constants } from 'node:fs';
import { DiskError, type DiskTrouble } from '#platform/errors/disk-error.server.ts';

/** Keyed by extended result code, else by its lowest eight bits; see https://www.sqlite.org/rescode.html */
const TROUBLES: Record<number, DiskTrouble> = {
  3: 'forbidden', // SQLITE_PERM
  5: 'locked', // SQLITE_BUSY
  8: 'read-only', // SQLITE_READONLY
  10: 'failing', // SQLITE_IOERR
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'missing', // SQLITE_CANTOPEN
  26: 'damaged', // SQLITE_NOTADB
  4874: 'full', // SQLITE_IOERR_SHMSIZE: there was no room for the index of the log
};

/** SQLite says of `file` that it is read-only too where it is only another user's. */
export function toSqliteError(error: unknown, { isReading = false, file }: { isReading?: boolean; file?: string } = {}): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  const said = TROUBLES[error.errcode] ?? TROUBLES[error.errcode & 0xff];
  if (!said) return error;
  const trouble = said === 'read-only' && file !== undefined && isForbidden(file) ? 'forbidden' : said;
  return new DiskError(trouble, { detail: `${error.message}, SQLite's code ${error.errcode}`, cause: error, isReading });
}

function isForbidden(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
}
