import type { DialectName, Migration } from './migration.ts';
import { ENDS_LINKS, linkTriggers } from './schema/tokens.ts';

const TABLES = ['email_links', 'invitations', 'set_up_links', 'api_tokens', 'private_links', 'ended_links'];
const KINDS = { articles: 'article', growth_solutions: 'solution', pages: 'page' };

/** Keeps all that is stored as a hash and may end in one table. Nothing ends by it. */
export const tokens: Migration = {
  name: '0021-tokens',
  statements: (dialect) => [
    `create table tokens (
      id text primary key,
      kind text not null,
      hash text not null unique,
      user_id text references users (id) on delete cascade,
      subject text not null default '',
      data text not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz,
      used_at timestamptz,
      used_from text
    )`,
    'create index tokens_by_user on tokens (user_id, kind)',
    'create index tokens_by_subject on tokens (subject, kind)',
    'create index tokens_by_expiry on tokens (expires_at)',
    ...copyRows(dialect),
    ...endLinks(dialect),
    ...TABLES.map((table) => `drop table ${table}`),
    ...(dialect === 'postgres' ? ['drop function remember_ended_link()'] : []),
  ],
};

function copyRows(dialect: DialectName): string[] {
  const object = (values: string) => `cast(${dialect === 'sqlite' ? 'json_object' : 'json_build_object'}(${values}) as text)`;
  const scopes = dialect === 'sqlite' ? 'json(scopes)' : 'to_json(scopes)';
  const dayLater = dialect === 'sqlite' ? `strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+24 hours')` : `created_at + interval '24 hours'`;
  const into = (...columns: string[]) => `insert into tokens (id, kind, hash, created_at, ${columns.join(', ')})`;
  return [
    `${into('user_id', 'data', 'expires_at')}
      select token_hash, kind, token_hash, created_at, user_id, ${object("'passwordMark', password_mark, 'email', email")}, expires_at
      from email_links`,
    `${into('user_id', 'subject', 'data', 'expires_at')}
      select id, 'invitation', token_hash, created_at, invited_by, email, ${object("'role', role")}, expires_at from invitations`,
    `${into('expires_at')}
      select token_hash, case kind when 'first' then 'set-up' else 'rescue' end, token_hash, created_at, ${dayLater} from set_up_links`,
    `${into('user_id', 'subject', 'data', 'expires_at', 'used_at', 'used_from')}
      select id, 'api-token', token_hash, created_at, user_id, name, ${object(`'scopes', ${scopes}`)}, expires_at, last_used_at, last_used_from
      from api_tokens`,
    `${into('user_id', 'subject', 'expires_at')}
      select id, 'private-link', token_hash, created_at, (select users.id from users where users.email = created_by),
        kind || '/' || item_id, expires_at
      from private_links`,
    `${into('subject', 'used_at')}
      select token_hash, 'ended-link', token_hash, ended_at, kind || '/' || item_id, ended_at from ended_links`,
  ];
}

/** A private link becomes an ended one where its item is published, and goes with it. */
function endLinks(dialect: DialectName): string[] {
  if (dialect === 'postgres') return [ENDS_LINKS];
  return Object.entries(KINDS).flatMap(([table, kind]) => [
    `drop trigger ${table}_publish_links`,
    `drop trigger ${table}_delete_links`,
    ...linkTriggers(dialect, table, kind),
  ]);
}
