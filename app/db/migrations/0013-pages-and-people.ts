import { addAddress, contentTable } from './content-table.ts';
import type { DialectName, Migration } from './migration.ts';

/** Adds the author's own pages, editors and invitations, comments on drafts, where ended private links lead, and who did what. */
export const pagesAndPeople: Migration = {
  name: '0013-pages-and-people',
  statements: (dialect) => [
    ...contentTable({ name: 'pages', kind: 'page', columns: ['excerpt text'] })(dialect),
    ...addAddress(dialect, { name: 'pages', kind: 'page' }),
    ...roles,
    ...invitations,
    ...endedLinks,
    ...recordEndedLinks(dialect),
    ...draftComments,
    ...deeds,
  ],
};

const roles = [
  `create table people_roles (
    user_id text primary key references users (id) on delete cascade,
    role text not null check (role in ('admin', 'editor')),
    created_at timestamptz not null
  )`,
  `insert into people_roles (user_id, role, created_at)
    select user_roles.user_id, user_roles.role, users.created_at from user_roles join users on users.id = user_roles.user_id`,
  'drop table user_roles',
  'alter table people_roles rename to user_roles',
];

const invitations = [
  `create table invitations (
    id text primary key,
    email text not null unique,
    role text not null check (role in ('admin', 'editor')),
    token_hash text not null unique,
    invited_by text not null references users (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index invitations_by_inviter on invitations (invited_by)',
];

const endedLinks = [
  `create table ended_links (
    token_hash text primary key,
    kind text not null,
    item_id text not null,
    ended_at timestamptz not null
  )`,
  'create index ended_links_by_end on ended_links (ended_at)',
];

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

const draftComments = [
  `create table draft_comments (
    id text primary key,
    kind text not null,
    item_id text not null,
    link_id text not null,
    name text not null,
    quote text not null,
    text text not null,
    created_at timestamptz not null,
    done_at timestamptz
  )`,
  'create index draft_comments_by_item on draft_comments (kind, item_id)',
];

const deeds = [
  `create table deeds (
    id text primary key,
    at timestamptz not null,
    done_by text not null,
    deed text not null,
    person text,
    kind text,
    item_id text,
    title text
  )`,
  'create index deeds_by_time on deeds (at)',
];
