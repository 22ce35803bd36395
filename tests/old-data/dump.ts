import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';

/** Tables, triggers and rows as SQL. What the triggers write (the search's index, where images are used) is left to them. */
export function dumpSqlite(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  const read = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => row as Record<string, string | number | Uint8Array | null>); // no column holds integers beyond 2 ** 53
  const shadows = new Set(read("select name from pragma_table_list where type = 'shadow'").map(({ name }) => name));
  const schema = read("select name, type, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid");
  const tables = schema.filter(({ name, type }) => type === 'table' && !shadows.has(String(name)));
  const filled = tables.filter(
    ({ name, sql }) => !['article_search', 'image_uses'].includes(String(name)) && !/^create virtual/i.test(String(sql)),
  );
  const order = filled.map(({ name }) => String(name)).sort((a, b) => Number(a === 'content_version') - Number(b === 'content_version'));
  const rows = order.flatMap((table) =>
    read(`select * from ${table} order by 1`).map(
      (row) => `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(toLiteral).join(', ')});`,
    ),
  );
  db.close();
  const rest = schema.filter(({ type }) => type !== 'table');
  return `${[...tables, ...rest].map(({ sql }) => `${sql};`).join('\n')}\n${rows.join('\n')}\n`;
}

/** As `pg_dump` writes it, with one insert a row and no lines for `psql` alone. */
export function dumpPostgres(url: string): string {
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', `--dbname=${url}`], { encoding: 'utf8' });
  return dump.replaceAll(/^\\(un)?restrict .*\n/gm, '');
}

/** Line breaks stay in one line of the dump. */
function toLiteral(value: string | number | Uint8Array | null): string {
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  if (typeof value !== 'string') return String(value ?? 'null');
  const quoted = `'${value.replaceAll("'", "''")}'`;
  return /[\r\n]/.test(value) ? `(${quoted.replaceAll('\r', "'||char(13)||'").replaceAll('\n', "'||char(10)||'")})` : quoted;
}
