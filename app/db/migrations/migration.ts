import type { QueryExecutorProvider } from 'kysely';

export type DialectName = 'sqlite' | 'postgres';

/** A change of the schema. After a release not even its whitespace may change. */
export interface Migration {
  name: string;
  /** Written with PostgreSQL's column types: `migrate` translates them for SQLite. */
  statements(dialect: DialectName): string[];
  convert?(db: QueryExecutorProvider): Promise<void>;
}

/** Whose it is: `reminders` of `0024-reminders/first`. Undefined for the core’s. */
export function findExtension(name: string): string | undefined {
  return /^\d+-([^/]+)\//.exec(name)?.[1];
}

const SQLITE_TYPES: [RegExp, string][] = [
  [/\btext\[\] not null default '\{\}'/g, "text not null default '[]'"],
  [/\btext\[\]/g, 'text'],
  [/\btimestamptz\b/g, 'text'],
  [/\bboolean\b/g, 'integer'],
  [/\bbytea\b/g, 'blob'],
];

export function translateTypes(statement: string, dialect: DialectName): string {
  return dialect === 'postgres' ? statement : SQLITE_TYPES.reduce((text, [type, own]) => text.replace(type, own), statement);
}
