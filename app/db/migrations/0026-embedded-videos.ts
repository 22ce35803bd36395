import { getImageTriggers } from './0021-image-uses.ts';
import { columnTypes, getVersionTriggers, type Migration } from './migration.ts';

/** What is known of the videos that stand in texts, and when a listed video's figures were read and whether it is still there. */
export const embeddedVideos: Migration = {
  name: '0026-embedded-videos',
  statements: (dialect) => {
    const { timestamp, boolean } = columnTypes[dialect];
    return [
      `create table embedded_videos (
        id text primary key,
        title text not null,
        thumbnail_url text,
        fetched_at ${timestamp} not null
      )`,
      ...getVersionTriggers(dialect, 'embedded_videos'),
      ...getImageTriggers(dialect, { table: 'embedded_videos', kind: 'Video in a text', places: { thumbnail_url: 'thumbnail' } }),
      `alter table youtube_videos add column figures_at ${timestamp}`,
      `alter table youtube_videos add column checked_at ${timestamp}`,
      `alter table youtube_videos add column is_gone ${boolean} not null default false`,
    ];
  },
};
