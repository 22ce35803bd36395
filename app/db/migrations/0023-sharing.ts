import { columnTypes, type DialectName, type Migration } from './migration.ts';

const TABLES = { articles: 'article', growth_solutions: 'solution' };

const SHARING = 'meta_title, meta_description, canonical_url, sharing_image_url, is_noindex, language, related_ids';

/** What search engines and other sites are told of a page, and private links to what is not public yet. */
export const sharing: Migration = {
  name: '0023-sharing',
  statements: (dialect) => {
    const { timestamp, boolean, array } = columnTypes[dialect];
    const empty = dialect === 'postgres' ? "'{}'" : "'[]'";
    return [
      ...Object.keys(TABLES).flatMap((table) => [
        ...['meta_title', 'meta_description', 'canonical_url', 'sharing_image_url', 'language'].map(
          (column) => `alter table ${table} add column ${column} text`,
        ),
        `alter table ${table} add column is_noindex ${boolean} not null default false`,
        `alter table ${table} add column related_ids ${array} not null default ${empty}`,
        // Few rows or none: what the sitemap leaves out is found without reading an article.
        `create index ${table}_unlisted on ${table} (id) where is_noindex or canonical_url is not null`,
      ]),
      `create table private_links (
        id text primary key,
        kind text not null,
        item_id text not null,
        token_hash text not null unique,
        created_at ${timestamp} not null,
        created_by text not null,
        expires_at ${timestamp}
      )`,
      'create index private_links_by_item on private_links (kind, item_id)',
      ...versionTriggers[dialect],
      ...Object.entries(TABLES).flatMap(([table, kind]) => endTriggers[dialect](table, kind)),
    ];
  },
};

/** Beside the trigger that names the other columns of articles, so that a later change of one leaves the other as it is. */
const versionTriggers: Record<DialectName, string[]> = {
  sqlite: [
    `create trigger articles_update_sharing_version after update of ${SHARING} on articles
      begin update content_version set version = version + 1; end`,
  ],
  postgres: [
    `create trigger articles_sharing_version after update of ${SHARING} on articles
      for each statement execute function raise_content_version()`,
    `create function end_private_links() returns trigger language plpgsql as $$
      begin
        delete from private_links where kind = tg_argv[0] and item_id = old.id;
        return null;
      end $$`,
  ],
};

/** A row whose every word is public. */
const isPublic = (row: 'old' | 'new', now: string) =>
  `(not ${row}.is_draft and ${row}.draft_revision_id is null and ${row}.published_at <= ${now})`;

/** The links of what is or was public as a whole end with the write that made it so, or the first one after its date. */
const endTriggers: Record<DialectName, (table: string, kind: string) => string[]> = {
  sqlite: (table, kind) => {
    const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
    const end = `begin delete from private_links where kind = '${kind}' and item_id = old.id; end`;
    return [
      `create trigger ${table}_publish_links after update of is_draft, draft_revision_id, published_at on ${table}
        when ${isPublic('old', now)} or ${isPublic('new', now)} ${end}`,
      `create trigger ${table}_delete_links after delete on ${table} ${end}`,
    ];
  },
  postgres: (table, kind) => [
    `create trigger ${table}_publish_links after update of is_draft, draft_revision_id, published_at on ${table}
      for each row when (${isPublic('old', 'now()')} or ${isPublic('new', 'now()')}) execute function end_private_links('${kind}')`,
    `create trigger ${table}_delete_links after delete on ${table} for each row execute function end_private_links('${kind}')`,
  ],
};
