import type { DialectName, Migration } from './migration.ts';

/** Remembers private links that have ended, so that they lead to what has been published since. */
export const endedLinks: Migration = {
  name: '0016-ended-links',
  statements: (dialect) => [
    `create table ended_links (
      token_hash text primary key,
      kind text not null,
      item_id text not null,
      ended_at timestamptz not null
    )`,
    'create index ended_links_by_end on ended_links (ended_at)',
    ...recordEndedLinks(dialect),
  ],
};

function recordEndedLinks(dialect: DialectName): string[] {
  const insert = (now: string) => `insert into ended_links (token_hash, kind, item_id, ended_at)
      values (old.token_hash, old.kind, old.item_id, ${now}) on conflict do nothing`;
  const event = 'create trigger private_links_ended after delete on private_links';
  if (dialect === 'sqlite') return [`${event} begin ${insert("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')")}; end`];
  return [
    `create function remember_ended_link() returns trigger language plpgsql as $$
      begin
        ${insert('now()')};
        return null;
      end $$`,
    `${event} for each row execute function remember_ended_link()`,
  ];
}
