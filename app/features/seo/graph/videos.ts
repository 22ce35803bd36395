import { parseVideoUrl } from '#platform/youtube/video-url.ts';
import { type JsonLd, toUrl } from './json-ld.ts';

interface Video {
  title: string;
  url: string;
  thumbnailUrl: string | null;
  duration: string;
  viewCount: string;
  publishedAt: string;
  isDated: boolean;
}

/** Leaves out videos without what search engines require: a thumbnail and the day of publication. */
export function describeVideos(videos: readonly Video[], siteUrl: string): JsonLd[] {
  return videos.flatMap(({ title, url, thumbnailUrl, duration, viewCount, publishedAt, isDated }) => {
    const id = parseVideoUrl(url)?.id;
    if (!id || !thumbnailUrl || !isDated) return [];
    return {
      '@type': 'VideoObject',
      '@id': toUrl(`/#video-${id}`, siteUrl),
      name: title,
      thumbnailUrl: toUrl(thumbnailUrl, siteUrl),
      uploadDate: publishedAt,
      url,
      embedUrl: `https://www.youtube.com/embed/${id}`,
      ...(/^P(?=T?\d).*[1-9]/.test(duration) && { duration }),
      ...(/^\d{1,15}$/.test(viewCount) && {
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/WatchAction',
          userInteractionCount: Number(viewCount),
        },
      }),
    };
  });
}
