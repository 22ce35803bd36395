import { getImageTriggers } from './0021-image-uses.ts';
import { columnTypes, type DialectName, getVersionTriggers, type Migration } from './migration.ts';

/** What the owner can commission out: one row each. Those of content/pages are put in when the site starts. */
export const services: Migration = {
  name: '0035-services',
  statements: (dialect) => {
    const { timestamp, boolean } = columnTypes[dialect];
    const [yes, no] = dialect === 'postgres' ? ['true', 'false'] : ['1', '0'];
    return [
      `create table services (
        id text primary key,
        title text not null,
        fields text not null default '{}',
        position integer not null,
        is_active ${boolean} not null default ${yes},
        published_at ${timestamp} not null,
        updated_at ${timestamp} not null,
        version integer not null default 1,
        creation_key text,
        last_save_id text,
        is_draft ${boolean} not null default ${no},
        deleted_at ${timestamp},
        draft_revision_id text
      )`,
      'create unique index services_creation_key on services (creation_key)',
      ...getVersionTriggers(dialect, 'services'),
      ...getImageTriggers(dialect, { table: 'services', kind: 'service', places: { fields: 'text' } }),
      ...relatedTriggers[dialect],
    ];
  },
};

/** What it is compared by with articles. */
const COMPARED = ['title', 'fields', 'is_draft', 'deleted_at'];

const note = (row: 'old' | 'new') => `begin insert into related_changes (kind, item_id) values ('service', ${row}.id); end`;

const relatedTriggers: Record<DialectName, string[]> = {
  sqlite: [
    `create trigger services_insert_related after insert on services ${note('new')}`,
    `create trigger services_update_related after update of ${COMPARED.join(', ')} on services
      when ${COMPARED.map((column) => `old.${column} is not new.${column}`).join(' or ')} ${note('new')}`,
    `create trigger services_delete_related after delete on services ${note('old')}`,
  ],
  postgres: [
    `create trigger services_related after insert or delete on services
      for each row execute function note_related_change('service')`,
    `create trigger services_update_related after update of ${COMPARED.join(', ')} on services for each row
      when (${COMPARED.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
      execute function note_related_change('service')`,
  ],
};
