import type { Insertable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { VideoTable } from '#db/schema.ts';

let made = 0;

/** Puts an active video in and gives back its row. */
export async function insertVideo(db: Db, given: Partial<Insertable<VideoTable>> = {}): Promise<Insertable<VideoTable>> {
  made += 1;
  const youtubeId = given.youtubeId ?? `video${String(made).padStart(6, '0')}`;
  const row = {
    id: `video-${made}`,
    youtubeId,
    title: `Video ${made}`,
    description: `What video ${made} is about.`,
    thumbnailUrl: null,
    duration: '12:34',
    viewCount: '1.2K views',
    url: `https://www.youtube.com/watch?v=${youtubeId}`,
    publishedAt: '2025-01-15T09:00:00.000Z',
    isActive: true,
    ...given,
  };
  await db.insertInto('youtubeVideos').values(row).execute();
  return row;
}
