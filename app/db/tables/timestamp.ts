/** ISO 8601 in UTC on both databases: `timestamptz` in PostgreSQL, text in SQLite. */
export type Timestamp = string;
