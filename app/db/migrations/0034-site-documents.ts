import { getImageTriggers } from './0021-image-uses.ts';
import { columnTypes, getVersionTriggers, type Migration } from './migration.ts';

/** What the owner can set: one row each, there from the start. */
const DOCUMENTS = ['identity', 'claims', 'looks', 'menu', 'home', 'about', 'services', 'contact', 'privacy', 'terms'];

/** The date of what nobody has changed. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** What the owner has set in the admin, above the defaults: only what differs from them is in `fields`. */
export const siteDocuments: Migration = {
  name: '0034-site-documents',
  statements: (dialect) => {
    const { timestamp, boolean } = columnTypes[dialect];
    const no = dialect === 'postgres' ? 'false' : '0';
    return [
      `create table site_documents (
        id text primary key,
        title text not null,
        fields text not null default '{}',
        published_at ${timestamp} not null,
        updated_at ${timestamp} not null,
        version integer not null default 1,
        creation_key text,
        last_save_id text,
        is_draft ${boolean} not null default ${no},
        deleted_at ${timestamp},
        draft_revision_id text
      )`,
      ...getVersionTriggers(dialect, 'site_documents'),
      ...getImageTriggers(dialect, { table: 'site_documents', kind: 'site', places: { fields: 'text' } }),
      ...DOCUMENTS.map(
        (id) => `insert into site_documents (id, title, published_at, updated_at) values ('${id}', '${id}', '${NEVER}', '${NEVER}')`,
      ),
    ];
  },
};
