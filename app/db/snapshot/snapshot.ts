/** Booleans, arrays and ISO 8601 times on both databases; bytes are Uint8Array. */
export type StoredRow = Record<string, unknown>;

export interface Snapshot {
  tables: ReadonlySet<string>;
  readRows(table: string): AsyncIterable<StoredRow[]>;
}
