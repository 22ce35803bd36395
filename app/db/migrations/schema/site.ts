/** Identifies this site, so that its image store is told from another site's. */
export const site = [
  `create table site (
    id text primary key,
    secret_mark text,
    created_at timestamptz not null
  )`,
  'create table seeds (name text primary key, done_at timestamptz not null)',
];

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
