import { stat } from 'node:fs/promises';
import { isImageFile } from '#features/images/image-variants.ts';
import { readArchive } from './archive/archive-reader.server.ts';
import { BackupError } from './archive/backup-error.ts';
import { SEAL } from './archive/seal.ts';
import { type BackupSummary, MANIFEST, type Manifest, manifestSchema, README, SECRET, toSummary } from './manifest.ts';
import { findTable, knownTables, listCopied, parseJson, parseRows } from './row-json.server.ts';

/** Reads a whole backup and compares every sum and count in it. Throws BackupError with a sentence where anything is not as it was written. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const { manifest } = await readBackup(file);
  return toSummary(manifest, (await stat(file)).size);
}

/** Judges every name, table and row list, and what the manifest says of them, so that a restore can trust them. */
export async function readBackup(file: string): Promise<{ manifest: Manifest; secret: string | undefined }> {
  const names = new Set<string>();
  const rows = new Map<string, number>();
  let files = 0;
  let total = 0;
  let manifest: Manifest | undefined;
  let secret: string | undefined;
  for await (const entry of readArchive(file)) {
    const { name, bytes } = entry;
    if (!isKnownName(name) || names.has(name)) throw new BackupError(`${file} has a file that no backup has: ${name}. Nothing was changed`);
    names.add(name);
    const table = findTable(name);
    if (table) rows.set(table, (rows.get(table) ?? 0) + parseRows(file, entry).length);
    if (name.startsWith(IMAGES)) files += 1;
    if (name === SECRET) secret = bytes.toString().trim();
    if (name === MANIFEST) manifest = parseManifest(file, entry);
    else if (name !== SEAL) total += bytes.length;
  }
  if (!manifest) throw new BackupError(`${file} is not a backup of a site: it has no ${MANIFEST}. Nothing was changed`);
  const { tables, images, bytes = total } = manifest;
  const listed = new Map(tables.map((table) => [table.name, table.rows]));
  const copied = listCopied(new Set(listed.keys()), manifest.migrations);
  const isListed =
    copied.length === tables.length &&
    [...rows.keys()].every((name) => listed.has(name)) &&
    copied.every((name) => listed.get(name) === (rows.get(name) ?? 0));
  const isComplete = isListed && files === images.files && total === bytes;
  if (!isComplete) throw new BackupError(`${file} does not contain what its ${MANIFEST} lists. Use another backup. Nothing was changed`);
  return { manifest, secret };
}

const IMAGES = 'images/';
/** Written until 0.1.0. */
const CHECKSUMS = /^checksums\/\d+\.sha256$/;
const PAGE = /^pages\/([a-z_]+)\/[a-z0-9-]+\.html$/;

function isKnownName(name: string): boolean {
  if ([README, SECRET, MANIFEST, SEAL].includes(name) || CHECKSUMS.test(name)) return true;
  if (name.startsWith(IMAGES)) return isImageFile(name.slice(IMAGES.length));
  return findTable(name) !== undefined || knownTables.includes(PAGE.exec(name)?.[1] ?? ''); // of which tables rows may be, the manifest says
}

function parseManifest(file: string, entry: { name: string; bytes: Buffer }): Manifest {
  const { success, data } = manifestSchema.safeParse(parseJson(file, entry));
  if (!success)
    throw new BackupError(
      `${file} was made by a newer version of Byline: restore it with that version or a later one. Nothing was changed`,
    );
  return data;
}
