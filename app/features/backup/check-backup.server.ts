import { stat } from 'node:fs/promises';
import { readArchive } from './archive/archive-reader.server.ts';
import { BackupError } from './archive/backup-error.ts';
import { type BackupSummary, MANIFEST, type Manifest, manifestSchema, SECRET, toSummary } from './manifest.ts';
import { findTable, parseRows } from './row-json.server.ts';

/** Reads a whole backup and compares every sum and count in it. Throws BackupError with a sentence where anything is not as it was written. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const { manifest } = await readBackup(file);
  return toSummary(manifest, (await stat(file)).size);
}

export async function readBackup(file: string): Promise<{ manifest: Manifest; secret: string | undefined }> {
  const rows = new Map<string, number>();
  let files = 0;
  let manifest: Manifest | undefined;
  let secret: string | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    const table = findTable(name);
    if (table) rows.set(table, (rows.get(table) ?? 0) + parseRows(file, bytes).length);
    if (name.startsWith('images/')) files += 1;
    if (name === SECRET) secret = bytes.toString().trim();
    if (name === MANIFEST) manifest = parseManifest(file, bytes);
  }
  if (!manifest) throw new BackupError(`${file} is not a backup of a site: it has no ${MANIFEST}. Nothing was changed`);
  const isComplete = manifest.tables.every((table) => table.rows === (rows.get(table.name) ?? 0)) && files === manifest.images.files;
  if (!isComplete) throw new BackupError(`${file} does not contain what its ${MANIFEST} lists. Use another backup. Nothing was changed`);
  return { manifest, secret };
}

function parseManifest(file: string, bytes: Buffer): Manifest {
  const { success, data } = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (!success)
    throw new BackupError(
      `${file} was made by a newer version of Byline: restore it with that version or a later one. Nothing was changed`,
    );
  return data;
}
