import type { StoredRow } from '#db/snapshot/snapshot.server.ts';
import { BackupError } from '../backup-error.ts';

const ROWS = /^rows\/([a-z_]+)\/\d+\.json$/;

/** The table of whose rows an entry holds some; undefined for any other entry. */
export function findTable(name: string): string | undefined {
  return ROWS.exec(name)?.[1];
}

/** Throws BackupError for what `addRows` has not written. */
export function parseRows(file: string, bytes: Buffer): StoredRow[] {
  const rows: unknown = JSON.parse(bytes.toString());
  if (!Array.isArray(rows)) throw new BackupError(`${file} holds rows that are none`);
  return rows;
}
