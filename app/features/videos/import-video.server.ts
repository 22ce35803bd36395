import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { deleteForGood } from '#features/admin/trash/trash.server.ts';
import type { Image } from '#features/images/image.ts';
import { deleteImage } from '#features/images/image-trash.server.ts';
import { type ImageDeps, storeImage } from '#features/images/images.server.ts';
import { getTrashEnd } from '#features/publishing/trash/trash.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { parseVideoUrl, type VideoUrl } from '#platform/youtube/video-url.ts';
import type { YouTube } from '#platform/youtube/youtube.server.ts';
import type { VideoItem } from '#platform/youtube/youtube-responses.ts';
import { invalidVideoUrl, VIDEO_ADDED, VIDEO_NOT_ADDED, videoNotFetched } from './video-form.ts';
import { videoKind } from './video-kind.ts';

export interface ImportDeps extends ImageDeps {
  /** Email of who does it. */
  by?: string | undefined;
  contentVersion: ContentVersion;
  youtube: YouTube;
  log: Log;
}

export interface ImportResult {
  url: string;
  outcome: 'added' | 'failed';
  message: string;
  reason?: string;
}

const AT_ONCE = 3;
const HERE_ALREADY = 'This video is already here';
const NOT_A_VIDEO = 'Copy the address of the video’s own page, or of a short';
const NO_THUMBNAIL = 'YouTube didn’t send a thumbnail. You can ask for it again in the list.';
const IN_TRASH = 'This video is in the trash. Restore it from there';

/** Each URL by itself: one that fails says so and the others go on. Results are in the order given. */
export async function importVideos(deps: ImportDeps, urls: readonly string[]): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for (let from = 0; from < urls.length; from += AT_ONCE) {
    results.push(...(await Promise.all(urls.slice(from, from + AT_ONCE).map((url) => importVideo(deps, url)))));
  }
  return results;
}

async function importVideo(deps: ImportDeps, given: string): Promise<ImportResult> {
  const { youtube, log } = deps;
  const failed = (message: string, reason?: string): ImportResult => ({
    url: given,
    outcome: 'failed',
    message,
    ...(reason && { reason }),
  });
  const video = parseVideoUrl(given);
  if (!video) return failed(invalidVideoUrl(given), NOT_A_VIDEO);
  let step = videoNotFetched(given);
  try {
    const known = await findKnown(deps, video);
    if (known?.deletedAt) return failed(VIDEO_NOT_ADDED, IN_TRASH);
    if (known) return failed(VIDEO_NOT_ADDED, known.isActive ? HERE_ALREADY : `${HERE_ALREADY}, but hidden`);
    const item = await youtube.fetchVideo(video.id);
    step = VIDEO_NOT_ADDED;
    const added = await addVideo(deps, video, item);
    if (!added) return failed(VIDEO_NOT_ADDED, HERE_ALREADY);
    return { url: given, outcome: 'added', message: VIDEO_ADDED, ...(!added.hasThumbnail && { reason: NO_THUMBNAIL }) };
  } catch (error) {
    log.warn('video not added', { video: video.id, ...errorFields(error) });
    return failed(step, error instanceof AppError ? error.publicMessage : undefined);
  }
}

async function findKnown(deps: ImportDeps, { id }: VideoUrl) {
  const find = () =>
    deps.db.selectFrom('youtubeVideos').select(['id', 'isActive', 'deletedAt']).where('youtubeId', '=', id).executeTakeFirst();
  const known = await find();
  if (!known?.deletedAt || known.deletedAt > getTrashEnd(deps.now())) return known;
  await deleteForGood(deps, videoKind, known.id);
  return find();
}

/** Null if another request has added the same video; its thumbnail is then deleted. */
async function addVideo(deps: ImportDeps, { id, url }: VideoUrl, item: VideoItem): Promise<{ hasThumbnail: boolean } | null> {
  const { snippet, contentDetails, statistics } = item;
  const thumbnail = await copyThumbnail(deps, id, item);
  const row = {
    id: randomUUID(),
    youtubeId: id,
    title: snippet.title,
    description: snippet.description,
    thumbnailUrl: thumbnail?.url ?? null,
    duration: contentDetails.duration,
    viewCount: statistics.viewCount,
    url,
    publishedAt: snippet.publishedAt ? new Date(snippet.publishedAt).toISOString() : deps.now().toISOString(),
    isDated: snippet.publishedAt !== '',
    isActive: true,
    checkedAt: deps.now().toISOString(),
    figuresAt: deps.youtube.hasFigures ? deps.now().toISOString() : null,
  };
  const insert = async (tx: Db) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('youtubeVideos')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return false;
    await recordActivity(tx, {
      by: deps.by,
      action: 'added',
      now: deps.now(),
      item: { kind: videoKind.name, id: row.id, title: row.title },
    });
    return true;
  };
  const takeBack = () => thumbnail && deleteImage(deps, thumbnail.id);
  try {
    const isNew = await runContentTransaction(deps, insert);
    if (!isNew) await takeBack();
    return isNew ? { hasThumbnail: thumbnail !== undefined } : null;
  } catch (error) {
    const isNamed = thumbnail && (await isThumbnail(deps, thumbnail)); // the row may be there although that was not confirmed
    if (!isNamed) await takeBack();
    throw error;
  }
}

function isThumbnail({ db }: ImportDeps, { url }: Image) {
  return db.selectFrom('youtubeVideos').select('id').where('thumbnailUrl', '=', url).executeTakeFirst();
}

interface ThumbnailDeps extends ImageDeps {
  youtube: YouTube;
  log: Log;
}

/** Undefined on failure: a video without a thumbnail is still a video. */
export async function copyThumbnail(deps: ThumbnailDeps, id: string, item: VideoItem): Promise<Image | undefined> {
  try {
    const bytes = await deps.youtube.fetchThumbnail(id, item);
    const stored = await storeImage(deps, { bytes, fileName: `${id}.jpg`, alt: '' });
    if (stored.outcome === 'stored') return stored.image;
    deps.log.warn('thumbnail not kept', { video: id, reason: stored.reason });
  } catch (error) {
    deps.log.warn('thumbnail not kept', { video: id, ...errorFields(error) });
  }
}
