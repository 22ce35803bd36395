import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/content-transaction.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { deleteImage } from '#features/images/images.server.ts';
import { isActiveVideo } from '#features/publishing/visibility.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { VIDEO_COLUMNS, type Video } from './video.ts';

/** Every active video, newest first. */
export async function listActiveVideos(db: Db): Promise<Video[]> {
  return db.selectFrom('youtubeVideos').select(VIDEO_COLUMNS).where(isActiveVideo).orderBy('publishedAt', 'desc').orderBy('id').execute();
}

/** Every video, hidden ones too, newest first; for the admin alone. */
export async function listAllVideos(db: Db) {
  return db
    .selectFrom('youtubeVideos')
    .select([...VIDEO_COLUMNS, 'youtubeId', 'isActive'])
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Shows or hides a video; false when it is not there. */
export async function setVideoActive(
  services: { db: Db; contentVersion: ContentVersion },
  { id, isActive }: { id: string; isActive: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await runContentTransaction(services, (tx) =>
    tx.updateTable('youtubeVideos').set({ isActive }).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** Deletes a video, and then the copy of its thumbnail; false when it is not there. */
export async function deleteVideo(services: { db: Db; contentVersion: ContentVersion; storage: Storage }, id: string): Promise<boolean> {
  const row = await runContentTransaction(services, (tx) =>
    tx.deleteFrom('youtubeVideos').where('id', '=', id).returning('thumbnailUrl').executeTakeFirst(),
  );
  const thumbnail = row?.thumbnailUrl ? parseImageUrl(row.thumbnailUrl) : undefined;
  if (thumbnail) await deleteImage(services, thumbnail.id);
  return row !== undefined;
}
