import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { deleteImage } from '#features/images/image-trash.server.ts';
import { notFound, unavailable } from '#platform/errors/app-error.ts';
import type { VideoItem } from '#platform/youtube/youtube-responses.ts';
import { copyThumbnail, type ImportDeps } from './import-video.server.ts';

export interface RefreshResult {
  /** ISO 8601 start of the refresh, sent with the next portion. */
  since: string;
  checked: number;
  gone: number;
  left: number;
}

/** With YouTube's API one request; without, one for each video. */
const PORTIONS = { withFigures: 50, withoutFigures: 5 };

/** Reads a portion of the videos not checked since then, and marks those that are gone. Throws `unavailable`, with nothing changed. */
export async function refreshVideos(deps: ImportDeps, { since }: { since: string | null }): Promise<RefreshResult> {
  const { db, youtube } = deps;
  const now = deps.now().toISOString();
  const begun = since ?? now;
  const portion = youtube.hasFigures ? PORTIONS.withFigures : PORTIONS.withoutFigures;
  const rows = await selectDue(db, begun).select('youtubeId').orderBy('checkedAt').orderBy('id').limit(portion).execute();
  const ids = rows.map(({ youtubeId }) => youtubeId);
  const items = await youtube.fetchVideos(ids);
  await runContentTransaction(deps, async (tx) => {
    for (const id of ids) {
      const columns = toColumns(items.get(id), { now, hasFigures: youtube.hasFigures });
      await tx.updateTable('youtubeVideos').set(columns).where('youtubeId', '=', id).execute();
    }
  });
  const count = await countRows(selectDue(db, begun));
  return { since: begun, checked: ids.length, gone: ids.filter((id) => items.get(id) === null).length, left: count };
}

function selectDue(db: Db, since: string) {
  return db
    .selectFrom('youtubeVideos')
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('checkedAt', 'is', null), eb('checkedAt', '<', since)]));
}

/** A video of which YouTube says nothing is only marked as checked. */
function toColumns(item: VideoItem | null | undefined, { now, hasFigures }: { now: string; hasFigures: boolean }) {
  if (item === undefined) return { checkedAt: now };
  if (item === null) return { checkedAt: now, isGone: true };
  const { snippet, contentDetails, statistics } = item;
  const figures = { description: snippet.description, duration: contentDetails.duration, viewCount: statistics.viewCount, figuresAt: now };
  return { checkedAt: now, isGone: false, title: snippet.title, ...(hasFigures && figures) };
}

/** Throws `not-found` and `unavailable`. */
export async function fetchMissingThumbnail(deps: ImportDeps, id: string): Promise<void> {
  const video = await getVideo(deps.db, id);
  if (video.thumbnailUrl) return;
  const item = await deps.youtube.fetchVideo(video.youtubeId);
  const thumbnail = await copyThumbnail(deps, video.youtubeId, item);
  if (!thumbnail) throw unavailable(`no thumbnail for ${video.youtubeId}`, undefined, 'YouTube didn’t send a usable thumbnail.');
  const { numUpdatedRows } = await runContentTransaction(deps, (tx) =>
    tx
      .updateTable('youtubeVideos')
      .set({ thumbnailUrl: thumbnail.url })
      .where('id', '=', id)
      .where('thumbnailUrl', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows === 0n) await deleteImage(deps, thumbnail.id); // another request was quicker
}

/** The date is the video's position among the others. Throws `not-found`. */
export async function dateVideo(deps: ImportDeps, { id, publishedAt }: { id: string; publishedAt: string }): Promise<void> {
  await getVideo(deps.db, id);
  await runContentTransaction(deps, (tx) =>
    tx.updateTable('youtubeVideos').set({ publishedAt, isDated: true }).where('id', '=', id).execute(),
  );
}

async function getVideo(db: Db, id: string) {
  const video = await db
    .selectFrom('youtubeVideos')
    .select(['youtubeId', 'thumbnailUrl'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!video) throw notFound(`no video ${id}`, 'This video has been deleted.');
  return video;
}
