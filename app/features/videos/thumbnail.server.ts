import type { Image } from '#features/images/image.ts';
import { type ImageServices, storeImage } from '#features/images/images.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { YouTube } from '#platform/youtube/youtube.server.ts';
import type { VideoItem } from '#platform/youtube/youtube-responses.ts';

interface ThumbnailServices extends ImageServices {
  youtube: YouTube;
  log: Log;
}

/** Undefined on failure: a video without a thumbnail is still a video. */
export async function copyThumbnail(services: ThumbnailServices, id: string, item: VideoItem): Promise<Image | undefined> {
  try {
    const bytes = await services.youtube.fetchThumbnail(id, item);
    const stored = await storeImage(services, { bytes, fileName: `${id}.jpg`, alt: '' });
    if ('image' in stored) return stored.image;
    services.log.warn('thumbnail not kept', { video: id, reason: stored.refused });
  } catch (error) {
    services.log.warn('thumbnail not kept', { video: id, ...errorFields(error) });
  }
}
