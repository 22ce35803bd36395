/** Work that survives a restart, such as emails to send. */
export const jobs = [
  `create table jobs (
    name text not null,
    key text not null,
    payload text not null,
    due_at timestamptz,
    attempts integer not null,
    revision integer not null,
    lease text,
    leased_until timestamptz,
    last_error text,
    created_at timestamptz not null,
    expires_at timestamptz,
    primary key (name, key)
  )`,
  'create index jobs_by_due on jobs (name, due_at)',
];

/** One row: which content version the CDN was last purged for. */
export const purges = [
  `create table purges (
    id integer primary key check (id = 1),
    version bigint not null,
    told_at timestamptz,
    claimed_until timestamptz
  )`,
  'insert into purges (id, version, told_at, claimed_until) values (1, 0, null, null) on conflict do nothing',
];

/** The lease of the process that makes a backup. */
export const backupTurns = ['create table backup_turns (id integer primary key, taken_until text not null)'];
