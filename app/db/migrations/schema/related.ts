import type { DialectName } from '../migration.ts';

const KEY: Record<DialectName, string> = {
  sqlite: 'integer primary key',
  postgres: 'bigint generated always as identity primary key',
};

/** The columns by which items of a table are compared. */
const COMPARED: Record<string, { kind: string; columns: string[] }> = {
  articles: { kind: 'article', columns: ['title', 'excerpt', 'content', 'category', 'tags', 'language', 'is_draft', 'deleted_at'] },
  growth_solutions: { kind: 'solution', columns: ['title', 'excerpt', 'content', 'language', 'is_draft', 'deleted_at'] },
  services: { kind: 'service', columns: ['title', 'fields', 'is_draft', 'deleted_at'] },
};

/** Which articles are related by their texts; `related_changes` names the items to compare again. */
export const related = (dialect: DialectName) => [
  `create table related_items (
    key ${KEY[dialect]},
    kind text not null,
    item_id text not null,
    category text not null default '',
    counted_terms text,
    vector text not null default '[]',
    weighed_among integer not null default 0,
    ranking text not null default '[]',
    unique (kind, item_id)
  )`,
  'create index related_items_by_weighing on related_items (weighed_among)',
  'create table related_terms (term text primary key, items integer not null)',
  `create table related_postings (
    term text not null,
    weight integer not null,
    item_key bigint not null,
    primary key (term, weight, item_key)
  )${dialect === 'sqlite' ? ' without rowid' : ''}`,
  `create table related_changes (key ${KEY[dialect]}, kind text not null, item_id text not null)`,
  'create index related_changes_by_item on related_changes (kind, item_id)',
  ...(dialect === 'postgres' ? [NOTE_CHANGE] : []),
  ...Object.entries(COMPARED).flatMap(([table, { kind, columns }]) => changeTriggers[dialect](table, kind, columns)),
];

const NOTE_CHANGE = `create function note_related_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then insert into related_changes (kind, item_id) values (tg_argv[0], old.id);
    else insert into related_changes (kind, item_id) values (tg_argv[0], new.id);
    end if;
    return null;
  end $$`;

const changeTriggers: Record<DialectName, (table: string, kind: string, columns: string[]) => string[]> = {
  sqlite: (table, kind, columns) => {
    const note = (row: 'old' | 'new') => `begin insert into related_changes (kind, item_id) values ('${kind}', ${row}.id); end`;
    const differs = columns.map((column) => `old.${column} is not new.${column}`).join(' or ');
    return [
      `create trigger ${table}_insert_related after insert on ${table} ${note('new')}`,
      `create trigger ${table}_update_related after update of ${columns.join(', ')} on ${table} when ${differs} ${note('new')}`,
      `create trigger ${table}_delete_related after delete on ${table} ${note('old')}`,
    ];
  },
  postgres: (table, kind, columns) => {
    const note = `execute function note_related_change('${kind}')`;
    const differs = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
    return [
      `create trigger ${table}_related after insert or delete on ${table} for each row ${note}`,
      `create trigger ${table}_update_related after update of ${columns.join(', ')} on ${table} for each row when (${differs}) ${note}`,
    ];
  },
};
