import type { DialectName } from '../migration.ts';

export const privateLinks = (dialect: DialectName) => [
  `create table private_links (
    id text primary key,
    kind text not null,
    item_id text not null,
    token_hash text not null unique,
    created_at timestamptz not null,
    created_by text not null,
    expires_at timestamptz
  )`,
  'create index private_links_by_item on private_links (kind, item_id)',
  ...(dialect === 'postgres' ? [END_LINKS] : []),
];

const END_LINKS = `create function end_private_links() returns trigger language plpgsql as $$
  begin
    delete from private_links where kind = tg_argv[0] and item_id = old.id;
    return null;
  end $$`;

const isPublic = (row: 'old' | 'new', now: string) =>
  `(not ${row}.is_draft and ${row}.draft_revision_id is null and ${row}.published_at <= ${now})`;

export function privateLinkTriggers(dialect: DialectName, table: string, kind: string): string[] {
  const event = `after update of is_draft, draft_revision_id, published_at on ${table}`;
  if (dialect === 'postgres') {
    const end = `execute function end_private_links('${kind}')`;
    return [
      `create trigger ${table}_publish_links ${event}
        for each row when (${isPublic('old', 'now()')} or ${isPublic('new', 'now()')}) ${end}`,
      `create trigger ${table}_delete_links after delete on ${table} for each row ${end}`,
    ];
  }
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  const end = `begin delete from private_links where kind = '${kind}' and item_id = old.id; end`;
  return [
    `create trigger ${table}_publish_links ${event}
      when ${isPublic('old', now)} or ${isPublic('new', now)} ${end}`,
    `create trigger ${table}_delete_links after delete on ${table} ${end}`,
  ];
}
