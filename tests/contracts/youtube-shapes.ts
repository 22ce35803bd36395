export interface TestVideo {
  /** 11 characters. */
  id: string;
  title: string;
  duration: string;
  /** Absent where its owner hides it. */
  viewCount: string | undefined;
  publishedAt: string;
  hasMaxres?: boolean;
  /** What the oEmbed endpoint answers in place of the video. */
  oEmbedStatus?: number;
}

/** The body of `videos.list` with the parts snippet, contentDetails and statistics. */
export function apiAnswer(videos: TestVideo[]) {
  return {
    kind: 'youtube#videoListResponse',
    etag: 'YIUPVpqNjppyCWOZfL-19bLb7uk',
    items: videos.map((video) => ({
      kind: 'youtube#video',
      etag: 'eqQi6sBiP2N5OuLWSfHCIi6lxZA',
      id: video.id,
      snippet: {
        publishedAt: video.publishedAt,
        channelId: 'UCtest0000000000000000000',
        title: video.title,
        description: `About ${video.title}.\n\nhttps://example.com`,
        thumbnails: {
          default: thumbnail(video.id, 'default', 120, 90),
          medium: thumbnail(video.id, 'mqdefault', 320, 180),
          high: thumbnail(video.id, 'hqdefault', 480, 360),
          ...(video.hasMaxres === false ? {} : { maxres: thumbnail(video.id, 'maxresdefault', 1280, 720) }),
        },
        channelTitle: 'Growth',
        tags: ['growth'],
        categoryId: '27',
        liveBroadcastContent: 'none',
        localized: { title: video.title, description: '' },
        defaultAudioLanguage: 'en',
      },
      contentDetails: {
        duration: video.duration,
        dimension: '2d',
        definition: 'hd',
        caption: 'false',
        licensedContent: true,
        contentRating: {},
        projection: 'rectangular',
      },
      statistics: { ...(video.viewCount && { viewCount: video.viewCount }), likeCount: '12', favoriteCount: '0', commentCount: '3' },
    })),
    pageInfo: { totalResults: videos.length, resultsPerPage: videos.length },
  };
}

export function oEmbedAnswer({ id, title }: TestVideo) {
  return {
    title,
    author_name: 'Growth',
    author_url: 'https://www.youtube.com/@growth',
    type: 'video',
    height: 113,
    width: 200,
    version: '1.0',
    provider_name: 'YouTube',
    provider_url: 'https://www.youtube.com/',
    thumbnail_height: 360,
    thumbnail_width: 480,
    thumbnail_url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    html: `<iframe width="200" height="113" src="https://www.youtube.com/embed/${id}?feature=oembed" title="${title}"></iframe>`,
  };
}

/** The error bodies of Google's APIs: the quota of the day is used up, or the key is none. */
export function apiError(why: 'quota' | 'key') {
  if (why === 'quota') {
    const message = 'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';
    return { error: { code: 403, message, errors: [{ message, domain: 'youtube.quota', reason: 'quotaExceeded' }] } };
  }
  const message = 'API key not valid. Please pass a valid API key.';
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' }];
  return {
    error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'badRequest' }], status: 'INVALID_ARGUMENT', details },
  };
}

function thumbnail(id: string, name: string, width: number, height: number) {
  return { url: `https://i.ytimg.com/vi/${id}/${name}.jpg`, width, height };
}
