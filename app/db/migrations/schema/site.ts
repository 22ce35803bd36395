/** One row: the identity of this site, by which its store of files is told from another site's. */
export const site = [
  `create table site (
    id text primary key,
    secret_mark text,
    created_at timestamptz not null
  )`,
  // Work that is done once, such as inserting the built-in articles.
  'create table seeds (name text primary key, done_at timestamptz not null)',
];
