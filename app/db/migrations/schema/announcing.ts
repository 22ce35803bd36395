import type { DialectName } from '../migration.ts';

/** Items that have changed, for each service that is told of changes, such as IndexNow. */
export const announcing = (dialect: DialectName) => [
  `create table announcers (
    name text primary key,
    failures integer not null,
    next_at timestamptz,
    claimed_until timestamptz
  )`,
  `create table announcements (
    announcer text not null,
    kind text not null,
    item_id text not null,
    version bigint not null,
    due_at timestamptz not null,
    primary key (announcer, kind, item_id)
  )`,
  'create index announcements_by_time on announcements (announcer, due_at)',
  ...(dialect === 'postgres' ? [NOTE_ANNOUNCEMENT] : []),
];

/** Inserts nothing while no announcer is configured. SQLite needs the `where` to parse `on conflict`. */
const insertAnnouncement = (kind: string) => `insert into announcements (announcer, kind, item_id, version, due_at)
  select name, ${kind}, new.id, (select version from content_version), new.published_at from announcers where true
  on conflict (announcer, kind, item_id) do update set version = excluded.version, due_at = excluded.due_at;`;

const NOTE_ANNOUNCEMENT = `create function note_announcement() returns trigger language plpgsql as $$
  begin
    ${insertAnnouncement('tg_argv[0]')}
    return null;
  end $$`;

/** Columns whose change readers see. */
const ANNOUNCED = ['updated_at', 'published_at', 'is_draft', 'deleted_at', 'is_noindex', 'canonical_url'];

/** Announces items that are published, changed or taken away. */
export function announceTriggers(
  dialect: DialectName,
  { table, kind, columns }: { table: string; kind: string; columns: string[] },
): string[] {
  const differs = { sqlite: 'is not', postgres: 'is distinct from' }[dialect];
  const isChanged = [...ANNOUNCED, ...columns].map((column) => `old.${column} ${differs} new.${column}`).join(' or ');
  const isSeen = `not (old.is_draft and new.is_draft) and (${isChanged})`;
  if (dialect === 'postgres') {
    const announce = `execute function note_announcement('${kind}')`;
    return [
      `create trigger ${table}_announce_new after insert on ${table} for each row when (not new.is_draft) ${announce}`,
      `create trigger ${table}_announce after update on ${table} for each row when (${isSeen}) ${announce}`,
    ];
  }
  const announce = `begin ${insertAnnouncement(`'${kind}'`)} end`;
  return [
    `create trigger ${table}_announce_new after insert on ${table} when not new.is_draft ${announce}`,
    `create trigger ${table}_announce after update on ${table} when ${isSeen} ${announce}`,
  ];
}
