import { columnTypes, type DialectName, type Migration } from './migration.ts';

const TABLES = { articles: 'article', growth_solutions: 'solution' };

/** What stood at an address and was deleted for good, ids in another case, and what search engines and feed hubs are to be told of. */
export const addresses: Migration = {
  name: '0032-addresses',
  statements: (dialect) => {
    const { timestamp } = columnTypes[dialect];
    return [
      `create table gone_addresses (
        kind text not null,
        item_id text not null,
        gone_at ${timestamp} not null,
        primary key (kind, item_id)
      )`,
      'create index gone_addresses_by_time on gone_addresses (gone_at)',
      ...Object.keys(TABLES).map((table) => `create index ${table}_folded_id on ${table} (${FOLDED_ID[dialect]})`),
      `create table announcers (
        name text primary key,
        failures integer not null,
        next_at ${timestamp},
        claimed_until ${timestamp}
      )`,
      `create table announcements (
        announcer text not null,
        kind text not null,
        item_id text not null,
        version bigint not null,
        due_at ${timestamp} not null,
        primary key (announcer, kind, item_id)
      )`,
      'create index announcements_by_time on announcements (announcer, due_at)',
      ...functions[dialect],
      ...Object.entries(TABLES).flatMap(([table, kind]) => triggers[dialect](table, kind)),
    ];
  },
};

/** Ids are compared by the letters of ASCII alone, in both databases alike. */
export const FOLDED_ID: Record<DialectName, string> = { sqlite: 'lower(id)', postgres: 'lower(id collate "C")' };

/** What changes what readers see of an item, or whether they do. */
const COLUMNS = ['updated_at', 'published_at', 'is_draft', 'deleted_at', 'is_noindex', 'canonical_url'];

function listColumns(table: string): string[] {
  return table === 'growth_solutions' ? [...COLUMNS, 'is_active'] : COLUMNS;
}

const NOTE = 'insert into announcements (announcer, kind, item_id, version, due_at)';

const functions: Record<DialectName, string[]> = {
  sqlite: [],
  postgres: [
    `create function note_announcement() returns trigger language plpgsql as $$
      begin
        ${NOTE}
          select name, tg_argv[0], new.id, (select version from content_version), new.published_at from announcers
          on conflict (announcer, kind, item_id) do update set version = excluded.version, due_at = excluded.due_at;
        return null;
      end $$`,
  ],
};

/** Where nobody is told, `announcers` is empty, and so is what they write. */
const triggers: Record<DialectName, (table: string, kind: string) => string[]> = {
  sqlite: (table, kind) => {
    const note = `begin ${NOTE}
        select name, '${kind}', new.id, (select version from content_version), new.published_at from announcers where true
        on conflict (announcer, kind, item_id) do update set version = excluded.version, due_at = excluded.due_at; end`;
    const isChanged = listColumns(table)
      .map((column) => `old.${column} is not new.${column}`)
      .join(' or ');
    return [
      `create trigger ${table}_announce_new after insert on ${table} when not new.is_draft ${note}`,
      `create trigger ${table}_announce after update on ${table} when not (old.is_draft and new.is_draft) and (${isChanged}) ${note}`,
    ];
  },
  postgres: (table, kind) => {
    const isChanged = listColumns(table)
      .map((column) => `old.${column} is distinct from new.${column}`)
      .join(' or ');
    return [
      `create trigger ${table}_announce_new after insert on ${table}
        for each row when (not new.is_draft) execute function note_announcement('${kind}')`,
      `create trigger ${table}_announce after update on ${table}
        for each row when (not (old.is_draft and new.is_draft) and (${isChanged})) execute function note_announcement('${kind}')`,
    ];
  },
};
