import type { Db } from '#db/client.server.ts';
import { isActive } from '#features/publishing/visibility.server.ts';
import { VIDEO_COLUMNS, type Video } from './video.ts';

/** Sixteen pages of the carousel: each card makes every front page larger. */
const MAX_VIDEOS = 48;

export async function listActiveVideos(db: Db): Promise<Video[]> {
  return db
    .selectFrom('youtubeVideos')
    .select(VIDEO_COLUMNS)
    .where(isActive)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(MAX_VIDEOS)
    .execute();
}
