import type { Migration } from '../migration.ts';

/** Without a key YouTube does not say when a video came out: `published_at` is then when it was added, and no page shows it. */
export const undatedVideos: Migration = {
  name: '0006-undated-videos',
  statements: (dialect) => [
    `alter table youtube_videos add column is_dated ${dialect === 'postgres' ? 'boolean not null default true' : 'integer not null default 1'}`,
  ],
};
