import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { deleteForGood } from '#features/admin/trash/trash.server.ts';
import type { Image } from '#features/images/image.ts';
import { deleteImage } from '#features/images/image-trash.server.ts';
import { type ImageServices, storeImage } from '#features/images/images.server.ts';
import { getTrashEnd } from '#features/publishing/trash/trash.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { parseVideoUrl, type VideoUrl } from '#platform/youtube/video-url.ts';
import type { YouTube } from '#platform/youtube/youtube.server.ts';
import type { VideoItem } from '#platform/youtube/youtube-responses.ts';
import { invalidVideoUrl, VIDEO_ADDED, VIDEO_NOT_ADDED, videoNotFetched } from './video-form.ts';
import { videoKind } from './video-kind.ts';

export interface ImportServices extends ImageServices {
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
const HERE_ALREADY = 'This video is here already';
const NOT_A_VIDEO = 'Copy the address of the video’s own page, or of a short';
const NO_THUMBNAIL = 'YouTube sent no thumbnail. You can ask for it again in the list.';
const IN_TRASH = 'This video is in the trash: restore it there, from the menu';

/** Each URL by itself: one that fails says so and the others go on. Results are in the order given. */
export async function importVideos(services: ImportServices, urls: readonly string[]): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for (let from = 0; from < urls.length; from += AT_ONCE) {
    results.push(...(await Promise.all(urls.slice(from, from + AT_ONCE).map((url) => importVideo(services, url)))));
  }
  return results;
}

async function importVideo(services: ImportServices, given: string): Promise<ImportResult> {
  const { youtube, log } = services;
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
    const known = await findKnown(services, video);
    if (known?.deletedAt) return failed(VIDEO_NOT_ADDED, IN_TRASH);
    if (known) return failed(VIDEO_NOT_ADDED, known.isActive ? HERE_ALREADY : `${HERE_ALREADY}, but hidden`);
    const item = await youtube.fetchVideo(video.id);
    step = VIDEO_NOT_ADDED;
    const added = await addVideo(services, video, item);
    if (!added) return failed(VIDEO_NOT_ADDED, HERE_ALREADY);
    return { url: given, outcome: 'added', message: VIDEO_ADDED, ...(!added.hasThumbnail && { reason: NO_THUMBNAIL }) };
  } catch (error) {
    log.warn('video not added', { video: video.id, ...errorFields(error) });
    return failed(step, error instanceof AppError ? error.publicMessage : undefined);
  }
}

async function findKnown(services: ImportServices, { id }: VideoUrl) {
  const find = () =>
    services.db.selectFrom('youtubeVideos').select(['id', 'isActive', 'deletedAt']).where('youtubeId', '=', id).executeTakeFirst();
  const known = await find();
  if (!known?.deletedAt || known.deletedAt > getTrashEnd(services.now())) return known;
  await deleteForGood(services, videoKind, known.id);
  return find();
}

/** Null if another request has added the same video; its thumbnail is then deleted. */
async function addVideo(services: ImportServices, { id, url }: VideoUrl, item: VideoItem): Promise<{ hasThumbnail: boolean } | null> {
  const { snippet, contentDetails, statistics } = item;
  const thumbnail = await copyThumbnail(services, id, item);
  const row = {
    id: randomUUID(),
    youtubeId: id,
    title: snippet.title,
    description: snippet.description,
    thumbnailUrl: thumbnail?.url ?? null,
    duration: contentDetails.duration,
    viewCount: statistics.viewCount,
    url,
    publishedAt: snippet.publishedAt ? new Date(snippet.publishedAt).toISOString() : services.now().toISOString(),
    isDated: snippet.publishedAt !== '',
    isActive: true,
    checkedAt: services.now().toISOString(),
    figuresAt: services.youtube.hasFigures ? services.now().toISOString() : null,
  };
  const insert = (tx: Db) =>
    tx
      .insertInto('youtubeVideos')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
  const takeBack = () => thumbnail && deleteImage(services, thumbnail.id);
  try {
    const { numInsertedOrUpdatedRows } = await runContentTransaction(services, insert);
    const isNew = Boolean(numInsertedOrUpdatedRows);
    if (!isNew) await takeBack();
    return isNew ? { hasThumbnail: thumbnail !== undefined } : null;
  } catch (error) {
    const isNamed = thumbnail && (await isThumbnail(services, thumbnail)); // the row may be there although that was not confirmed
    if (!isNamed) await takeBack();
    throw error;
  }
}

function isThumbnail({ db }: ImportServices, { url }: Image) {
  return db.selectFrom('youtubeVideos').select('id').where('thumbnailUrl', '=', url).executeTakeFirst();
}

interface ThumbnailServices extends ImageServices {
  youtube: YouTube;
  log: Log;
}

/** Undefined on failure: a video without a thumbnail is still a video. */
export async function copyThumbnail(services: ThumbnailServices, id: string, item: VideoItem): Promise<Image | undefined> {
  try {
    const bytes = await services.youtube.fetchThumbnail(id, item);
    const stored = await storeImage(services, { bytes, fileName: `${id}.jpg`, alt: '' });
    if (stored.outcome === 'stored') return stored.image;
    services.log.warn('thumbnail not kept', { video: id, reason: stored.reason });
  } catch (error) {
    services.log.warn('thumbnail not kept', { video: id, ...errorFields(error) });
  }
}
