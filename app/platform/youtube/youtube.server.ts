import type { z } from 'zod';
import type { Settings } from '#platform/env/settings.server.ts';
import { notFound, unavailable } from '#platform/errors/app-error.ts';
import { boundedFetch } from '#platform/http/bounded-fetch.server.ts';
import { oEmbed, type VideoItem, videoList } from './youtube-responses.ts';

/** What the product asks of YouTube. */
export interface YouTube {
  /** Throws `not-found` (`Video not found`) or `unavailable` (`Failed to fetch YouTube data`). */
  fetchVideo(videoId: string, options?: { signal?: AbortSignal }): Promise<VideoItem>;
  /** The bytes of the largest still picture that there is. Throws `unavailable` when there is none. */
  fetchThumbnail(videoId: string, item: VideoItem, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 1024 * 1024;
const HOSTS = { api: 'https://www.googleapis.com', site: 'https://www.youtube.com', pictures: 'https://i.ytimg.com' };
const VIDEO_ID = /^[\w-]{11}$/;

/** Asks the Data API where there is a key, else the public oEmbed endpoint, which knows title and thumbnail alone. */
export function createYouTube(settings: Pick<Settings, 'YOUTUBE_API_KEY' | 'YOUTUBE_API_URL'>): YouTube {
  const { YOUTUBE_API_KEY: key, YOUTUBE_API_URL: other } = settings;
  const hosts = other ? { api: other, site: other, pictures: other } : HOSTS;

  return {
    async fetchVideo(videoId, { signal } = {}) {
      if (!VIDEO_ID.test(videoId)) throw notFound('not a video id', NOT_FOUND);
      const within = limited(signal);
      return key ? fetchFromApi(hosts.api, { videoId, key, signal: within }) : fetchFromOEmbed(hosts.site, { videoId, signal: within });
    },
    async fetchThumbnail(videoId, { snippet: { thumbnails } }, { signal } = {}) {
      const guess = (name: string) => `/vi/${videoId}/${name}.jpg`;
      const named = [thumbnails.maxres?.url, thumbnails.high?.url].map((url) => url && new URL(url).pathname);
      const paths = new Set([named[0] ?? guess('maxresdefault'), named[1] ?? guess('hqdefault'), guess('hqdefault')]);
      const within = limited(signal);
      for (const path of paths) {
        const { status, bytes } = await boundedFetch(new URL(path, hosts.pictures), { signal: within, maxBytes: MAX_BYTES });
        if (status === 200) return bytes; // a missing one answers 404 with a grey picture
      }
      throw unavailable('the video has no thumbnail');
    },
  };
}

const FAILED = 'Failed to fetch YouTube data';
const NOT_FOUND = 'Video not found';

interface VideoRequest {
  videoId: string;
  signal: AbortSignal;
}

async function fetchFromApi(host: string, { videoId, key, signal }: VideoRequest & { key: string }): Promise<VideoItem> {
  const url = new URL('/youtube/v3/videos', host);
  url.search = new URLSearchParams({ part: 'snippet,contentDetails,statistics', id: videoId, key }).toString();
  const { status, answer } = await fetchJson(url, signal);
  if (status !== 200) throw unavailable(`YouTube's API answered ${status}: ${apiReason(answer)}`, undefined, FAILED);
  const found = parse(videoList, answer).items[0];
  if (!found) throw notFound('no such video', NOT_FOUND);
  const { id, ...item } = found;
  if (id !== videoId) throw unavailable('YouTube told of another video', undefined, FAILED);
  return item;
}

async function fetchFromOEmbed(host: string, { videoId, signal }: VideoRequest): Promise<VideoItem> {
  const url = new URL('/oembed', host);
  url.search = new URLSearchParams({ url: `https://www.youtube.com/watch?v=${videoId}`, format: 'json' }).toString();
  const { status, answer } = await fetchJson(url, signal);
  if (status === 400 || status === 404) throw notFound('no such video', NOT_FOUND);
  if (status !== 200) throw unavailable(`YouTube's oEmbed endpoint answered ${status}`, undefined, FAILED);
  const { title, thumbnail_url } = parse(oEmbed, answer);
  return {
    snippet: { title, description: '', thumbnails: { high: thumbnail_url ? { url: thumbnail_url } : undefined }, publishedAt: '' },
    contentDetails: { duration: '' },
    statistics: { viewCount: '' },
  };
}

/** Errors of YouTube's endpoints are often plain text: then the answer is undefined. */
async function fetchJson(url: URL, signal: AbortSignal): Promise<{ status: number; answer: unknown }> {
  const { status, bytes } = await boundedFetch(url, { signal, maxBytes: MAX_BYTES }).catch((error: Error) => {
    throw unavailable(error.message, undefined, FAILED);
  });
  try {
    return { status, answer: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { status, answer: undefined };
  }
}

function parse<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw unavailable(`YouTube's answer has another shape: ${issue?.path.join('.')}: ${issue?.code}`, undefined, FAILED);
}

/** The machine-readable reason of Google's error body; its prose may repeat the key. */
function apiReason(answer: unknown): string {
  const error = answer && typeof answer === 'object' && 'error' in answer ? answer.error : undefined;
  const first = error && typeof error === 'object' && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
  return /^\w{1,60}$/.exec(String(first?.reason))?.[0] ?? 'no reason given';
}

function limited(signal: AbortSignal | undefined) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
