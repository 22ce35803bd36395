import { columnTypes, type DialectName, type Migration } from '../migration.ts';

/**
 * An image's row is there before its files and says what they are: `pending`, `live`, `trashed`, `abandoned` or `removing`. Rows from before
 * are live, and so are those of an earlier version that still runs beside this one.
 */
export const imageTrash: Migration = {
  name: '0014-image-trash',
  statements: (dialect) => [
    `alter table images add column state text not null default 'live'`,
    `alter table images add column deleted_at ${columnTypes[dialect].timestamp}`,
    `alter table site add column images_cleaned_at ${columnTypes[dialect].timestamp}`,
    ...versionTriggers[dialect],
  ],
};

/** A new image that goes live is on no page yet, so only other changes raise the version of the content. */
const versionTriggers: Record<DialectName, string[]> = {
  sqlite: [
    'drop trigger images_update_version',
    `create trigger images_update_version after update of alt, deleted_at on images
      begin update content_version set version = version + 1; end`,
  ],
  postgres: [
    'drop trigger images_version on images',
    `create trigger images_version after update of alt, deleted_at or delete on images
      for each statement execute function raise_content_version()`,
  ],
};
