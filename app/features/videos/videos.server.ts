import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/content-transaction.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { deleteImage } from '#features/images/images.server.ts';
import { isActiveVideo } from '#features/publishing/visibility.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { AdminVideo, Video } from './video.ts';

const SUMMARY = ['id', 'title', 'thumbnail_url', 'duration', 'view_count', 'url', 'published_at', 'is_dated'] as const;

/** Every active video, newest first. */
export async function listActiveVideos(db: Db): Promise<Video[]> {
  const rows = await db
    .selectFrom('youtube_videos')
    .select(SUMMARY)
    .where(isActiveVideo)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toVideo);
}

/** Every video, hidden ones too, newest first; for the admin alone. */
export async function listAllVideos(db: Db): Promise<AdminVideo[]> {
  const rows = await db
    .selectFrom('youtube_videos')
    .select([...SUMMARY, 'youtube_id', 'is_active'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ youtube_id, is_active, ...row }) => ({ ...toVideo(row), youtubeId: youtube_id, isActive: is_active }));
}

/** Shows or hides a video; false when it is not there. */
export async function setVideoActive(
  services: { db: Db; contentVersion: ContentVersion },
  { id, isActive }: { id: string; isActive: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await runContentTransaction(services, (tx) =>
    tx.updateTable('youtube_videos').set({ is_active: isActive }).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** Deletes a video, and then the copy of its thumbnail; false when it is not there. */
export async function deleteVideo(services: { db: Db; contentVersion: ContentVersion; storage: Storage }, id: string): Promise<boolean> {
  const row = await runContentTransaction(services, (tx) =>
    tx.deleteFrom('youtube_videos').where('id', '=', id).returning('thumbnail_url').executeTakeFirst(),
  );
  const thumbnail = row?.thumbnail_url ? parseImageUrl(row.thumbnail_url) : undefined;
  if (thumbnail) await deleteImage(services, thumbnail.id);
  return row !== undefined;
}

interface SummaryRow extends Pick<Video, 'id' | 'title' | 'duration' | 'url'> {
  thumbnail_url: string | null;
  view_count: string;
  published_at: string;
  is_dated: boolean;
}

function toVideo({ thumbnail_url, view_count, published_at, is_dated, ...row }: SummaryRow): Video {
  return { ...row, thumbnailUrl: thumbnail_url, viewCount: view_count, publishedAt: is_dated ? published_at : '' };
}
