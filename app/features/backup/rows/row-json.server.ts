import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { StoredRow } from '#db/snapshot/snapshot.server.ts';
import { packFields } from '#features/publishing/revisions/revisions.server.ts';
import { isDerivedColumn } from './tables.ts';

const decompress = promisify(brotliDecompress);

/** The column that holds a form's fields as compressed JSON. */
const PACKED = 'fields';

/** A row as JSON, in one line. Bytes are `{"base64": …}`, the fields of a form `{"json": …}`, so that they can be read. */
export async function toRowJson(table: string, row: StoredRow): Promise<string> {
  const values: [string, unknown][] = [];
  for (const [column, value] of Object.entries(row)) {
    if (!isDerivedColumn(table, column)) values.push([column, value instanceof Uint8Array ? await toReadable(column, value) : value]);
  }
  return JSON.stringify(Object.fromEntries(values));
}

/** The opposite of `toRowJson`. */
export async function fromRowJson(row: StoredRow): Promise<StoredRow> {
  const values: StoredRow = {};
  for (const [column, value] of Object.entries(row)) values[column] = await fromReadable(value);
  return values;
}

async function toReadable(column: string, bytes: Uint8Array) {
  const json = column === PACKED ? await unpack(bytes) : undefined;
  return json === undefined ? { base64: Buffer.from(bytes).toString('base64') } : { json };
}

/** Undefined where they hold something else. */
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
