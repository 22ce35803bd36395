import type { Db } from '#db/client.server.ts';
import { isActiveVideo } from '#features/content/published.server.ts';
import type { Video } from './video.ts';

/** Every active video, newest first. */
export async function listActiveVideos(db: Db): Promise<Video[]> {
  const rows = await db
    .selectFrom('youtube_videos')
    .select(['id', 'title', 'thumbnail_url', 'duration', 'view_count', 'url', 'published_at'])
    .where(isActiveVideo)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ thumbnail_url, view_count, published_at, ...row }) => ({
    ...row,
    thumbnailUrl: thumbnail_url,
    viewCount: view_count,
    publishedAt: published_at,
  }));
}
