import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { coreTables, createOwnerSearch } from '#db/extension-tables.server.ts';
import type { StoredRow } from '#db/snapshot.server.ts';
import { packFields } from '#features/publishing/revisions/revisions.server.ts';
import { BackupError } from './archive/backup-error.ts';

const decompress = promisify(brotliDecompress);

const PACKED = 'fields';
const DERIVED_COLUMNS = new Set(['words', 'search_title', 'search_excerpt']);

export const copiedTables: readonly string[] = [...coreTables].flatMap(([name, kind]) => (kind === 'copied' ? name : []));

/** In older databases and backups: migrations move their rows. */
const FORMER_TABLES = ['invitations', 'email_links', 'private_links', 'ended_links', 'deeds', 'departures'];

export const knownTables: readonly string[] = [...copiedTables, ...FORMER_TABLES];

const AFTER_THEM = 'content_version';

/** The tables that a backup copies, of those that are there: also those of closed extensions, in the order in which they were made. */
export function listCopied(present: ReadonlySet<string>, migrations: readonly { name: string }[]): string[] {
  const findOwner = createOwnerSearch(migrations);
  const own = [...present].filter(findOwner);
  const at = knownTables.indexOf(AFTER_THEM);
  return [...knownTables.slice(0, at), ...own, ...knownTables.slice(at)].filter((table) => present.has(table));
}

const ROWS = /^rows\/([a-z_]+)\/\d+\.json$/;

export function findTable(name: string): string | undefined {
  return ROWS.exec(name)?.[1];
}

/** Throws BackupError. */
export function parseJson(file: string, { name, bytes }: { name: string; bytes: Buffer }): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    throw new BackupError(`${file} has a ${name} that cannot be read. Use another backup. Nothing was changed`, { cause: error });
  }
}

/** Throws BackupError. */
export function parseRows(file: string, entry: { name: string; bytes: Buffer }): StoredRow[] {
  const rows = parseJson(file, entry);
  if (Array.isArray(rows) && rows.every(isRow)) return rows;
  throw new BackupError(`${file} has a ${entry.name} that is no list of rows. Use another backup. Nothing was changed`);
}

/** By hand: a schema takes ten times as long for millions of rows. */
function isRow(row: unknown): row is StoredRow {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

/** A row as JSON, in one line. Bytes are `{"base64": …}`, the fields of a form `{"json": …}`, so that they can be read. */
export async function toRowJson(table: string, row: StoredRow): Promise<string> {
  const values: [string, unknown][] = [];
  for (const [column, value] of Object.entries(row)) {
    if (!isDerivedColumn(table, column)) values.push([column, value instanceof Uint8Array ? await toReadable(column, value) : value]);
  }
  return JSON.stringify(Object.fromEntries(values));
}

export async function fromRowJson(row: StoredRow): Promise<StoredRow> {
  const values: StoredRow = {};
  for (const [column, value] of Object.entries(row)) values[column] = await fromReadable(value);
  return values;
}

async function toReadable(column: string, bytes: Uint8Array) {
  const json = column === PACKED ? await unpack(bytes) : undefined;
  return json === undefined ? { base64: Buffer.from(bytes).toString('base64') } : { json };
}

async function unpack(bytes: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse((await decompress(bytes)).toString());
  } catch {
    return undefined;
  }
}

async function fromReadable(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('base64' in value) return Buffer.from(String(value.base64), 'base64');
  return 'json' in value ? packFields(value.json as Parameters<typeof packFields>[0]) : value; // `toReadable` has written it
}

function isDerivedColumn(table: string, column: string): boolean {
  return table === 'articles' && DERIVED_COLUMNS.has(column);
}
