import type { DialectName } from '../migration.ts';

export const announcing = (dialect: DialectName) => [
  `create table item_changes (
    kind text not null,
    item_id text not null,
    version bigint not null,
    due_at timestamptz not null,
    primary key (kind, item_id)
  )`,
  ...(dialect === 'postgres' ? [RECORD_ITEM_CHANGE] : []),
];

/** Raises the version first, so that a later change has a higher one even in another transaction. */
const RAISE = 'update content_version set version = version + 1;';

const recordChange = (kind: string) => `insert into item_changes (kind, item_id, version, due_at)
  values (${kind}, new.id, coalesce((select version from content_version), 0), new.published_at)
  on conflict (kind, item_id) do update set version = excluded.version, due_at = excluded.due_at;`;

const RECORD_ITEM_CHANGE = `create function record_item_change() returns trigger language plpgsql as $$
  begin
    ${RAISE}
    ${recordChange('tg_argv[0]')}
    return null;
  end $$`;

const ANNOUNCED = ['updated_at', 'published_at', 'is_draft', 'deleted_at', 'is_noindex', 'canonical_url'];

export function announceTriggers(
  dialect: DialectName,
  { table, kind, columns }: { table: string; kind: string; columns: string[] },
): string[] {
  const differs = { sqlite: 'is not', postgres: 'is distinct from' }[dialect];
  const isChanged = [...ANNOUNCED, ...columns].map((column) => `old.${column} ${differs} new.${column}`).join(' or ');
  const isSeen = `not (old.is_draft and new.is_draft) and (${isChanged})`;
  if (dialect === 'postgres') {
    const announce = `execute function record_item_change('${kind}')`;
    return [
      `create trigger ${table}_announce_new after insert on ${table} for each row when (not new.is_draft) ${announce}`,
      `create trigger ${table}_announce after update on ${table} for each row when (${isSeen}) ${announce}`,
    ];
  }
  const announce = `begin ${RAISE} ${recordChange(`'${kind}'`)} end`;
  return [
    `create trigger ${table}_announce_new after insert on ${table} when not new.is_draft ${announce}`,
    `create trigger ${table}_announce after update on ${table} when ${isSeen} ${announce}`,
  ];
}
