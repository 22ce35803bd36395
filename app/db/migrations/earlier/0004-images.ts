import { columnTypes, type DialectName, type Migration } from '../migration.ts';

/** One row for each uploaded picture; its files are in the bucket under the same id. */
export const images: Migration = {
  name: '0004-images',
  statements: (dialect) => [
    `create table images (
      id text primary key,
      extension text not null,
      width integer not null,
      height integer not null,
      colour text not null,
      alt text,
      bytes integer not null,
      created_at ${columnTypes[dialect].timestamp} not null
    )`,
    'create index images_by_date on images (created_at desc, id desc)',
    ...versionTriggers[dialect],
  ],
};

/** A new picture is on no page yet; one that is gone must not be served from memory. */
const versionTriggers: Record<DialectName, string[]> = {
  sqlite: ['update', 'delete'].map(
    (event) => `create trigger images_${event}_version after ${event} on images
      begin update content_version set version = version + 1; end`,
  ),
  postgres: [
    `create trigger images_version after update or delete on images
      for each statement execute function raise_content_version()`,
  ],
};
