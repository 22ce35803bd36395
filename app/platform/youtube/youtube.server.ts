import type { z } from 'zod';
import type { Settings } from '#platform/env/settings.server.ts';
import { AppError, notFound, unavailable } from '#platform/errors/app-error.ts';
import { boundedFetch } from '#platform/http/bounded-fetch.server.ts';
import { MAX_LISTED, oEmbed, type VideoItem, videoList } from './youtube-responses.ts';

export interface YouTube {
  /** Throws `not-found` or `unavailable`. */
  fetchVideo(videoId: string, options?: { signal?: AbortSignal }): Promise<VideoItem>;
  /** Null for a video that is gone, no entry if YouTube does not say. Throws `unavailable`. */
  fetchVideos(videoIds: readonly string[]): Promise<Map<string, VideoItem | null>>;
  hasFigures: boolean;
  /** The largest thumbnail. Throws `unavailable` if there is none. */
  fetchThumbnail(videoId: string, item: VideoItem, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 1024 * 1024;
const HOSTS = { api: 'https://www.googleapis.com', site: 'https://www.youtube.com', images: 'https://i.ytimg.com' };
const VIDEO_ID = /^[\w-]{11}$/;

/** Without a key the public oEmbed endpoint gives title and thumbnail only. */
export function createYouTube(settings: Pick<Settings, 'YOUTUBE_API_KEY' | 'YOUTUBE_API_URL'>): YouTube {
  const { YOUTUBE_API_KEY: key, YOUTUBE_API_URL: otherHost } = settings;
  const hosts = otherHost ? { api: otherHost, site: otherHost, images: otherHost } : HOSTS;

  return {
    hasFigures: key !== '',
    async fetchVideos(videoIds) {
      const ids = videoIds.filter((id) => VIDEO_ID.test(id)).slice(0, MAX_LISTED);
      if (ids.length === 0) return new Map();
      if (!key) return fetchEachFromOEmbed(hosts.site, ids);
      const items = await listFromApi(hosts.api, { ids, key, signal: withTimeLimit(undefined) });
      return new Map(ids.map((id) => [id, items.find((item) => item.id === id) ?? null]));
    },
    async fetchVideo(videoId, { signal } = {}) {
      if (!VIDEO_ID.test(videoId)) throw notFound('not a video id', NOT_FOUND);
      const limitedSignal = withTimeLimit(signal);
      return key
        ? fetchFromApi(hosts.api, { videoId, key, signal: limitedSignal })
        : fetchFromOEmbed(hosts.site, { videoId, signal: limitedSignal });
    },
    async fetchThumbnail(videoId, { snippet: { thumbnails } }, { signal } = {}) {
      const getPath = (name: string) => `/vi/${videoId}/${name}.jpg`;
      const urlPaths = [thumbnails.maxres?.url, thumbnails.high?.url].map((url) => url && new URL(url).pathname);
      const paths = new Set([urlPaths[0] ?? getPath('maxresdefault'), urlPaths[1] ?? getPath('hqdefault'), getPath('hqdefault')]);
      const limitedSignal = withTimeLimit(signal);
      for (const path of paths) {
        const fetched = await boundedFetch(new URL(path, hosts.images), { signal: limitedSignal, maxBytes: MAX_BYTES }).catch(orNothing);
        if (fetched?.status === 200) return fetched.bytes; // a missing one is 404 with a grey image
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

function orNothing() {
  return undefined;
}

async function listFromApi(host: string, { ids, key, signal }: { ids: readonly string[]; key: string; signal: AbortSignal }) {
  const url = new URL('/youtube/v3/videos', host);
  url.search = new URLSearchParams({ part: 'snippet,contentDetails,statistics', id: ids.join(','), key }).toString();
  const { status, body } = await fetchJson(url, signal);
  if (status !== 200) throw unavailable(`YouTube's API answered ${status}: ${getApiReason(body)}`, undefined, FAILED);
  return parse(videoList, body).items;
}

async function fetchFromApi(host: string, { videoId, key, signal }: VideoRequest & { key: string }): Promise<VideoItem> {
  const [video] = await listFromApi(host, { ids: [videoId], key, signal });
  if (!video) throw notFound('no such video', NOT_FOUND);
  const { id, ...item } = video;
  if (id !== videoId) throw unavailable('YouTube described another video', undefined, FAILED);
  return item;
}

async function fetchFromOEmbed(host: string, { videoId, signal }: VideoRequest): Promise<VideoItem> {
  const url = new URL('/oembed', host);
  url.search = new URLSearchParams({ url: `https://www.youtube.com/watch?v=${videoId}`, format: 'json' }).toString();
  const { status, body } = await fetchJson(url, signal);
  if (status === 400 || status === 404) throw notFound('no such video', NOT_FOUND);
  if (status !== 200) throw unavailable(`YouTube's oEmbed endpoint answered ${status}`, undefined, FAILED);
  const { title, thumbnail_url } = parse(oEmbed, body);
  return {
    snippet: { title, description: '', thumbnails: { high: thumbnail_url ? { url: thumbnail_url } : undefined }, publishedAt: '' },
    contentDetails: { duration: '' },
    statistics: { viewCount: '' },
  };
}

/** One after the other, because the public endpoint refuses impatient clients. */
async function fetchEachFromOEmbed(host: string, ids: readonly string[]): Promise<Map<string, VideoItem | null>> {
  const found = new Map<string, VideoItem | null>();
  let failure: unknown;
  for (const videoId of ids) {
    try {
      found.set(videoId, await fetchFromOEmbed(host, { videoId, signal: withTimeLimit(undefined) }));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') found.set(videoId, null);
      else failure ??= error;
    }
  }
  if (found.size === 0 && failure) throw failure;
  return found;
}

async function fetchJson(url: URL, signal: AbortSignal): Promise<{ status: number; body: unknown }> {
  const { status, bytes } = await boundedFetch(url, { signal, maxBytes: MAX_BYTES }).catch((error: Error) => {
    throw unavailable(error.message, undefined, FAILED);
  });
  try {
    return { status, body: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { status, body: undefined };
  }
}

function parse<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw unavailable(`YouTube's response has an unexpected shape: ${issue?.path.join('.')}: ${issue?.code}`, undefined, FAILED);
}

/** Machine-readable: Google's prose may repeat the key. */
function getApiReason(body: unknown): string {
  const error = body && typeof body === 'object' && 'error' in body ? body.error : undefined;
  const first = error && typeof error === 'object' && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
  return /^\w{1,60}$/.exec(String(first?.reason))?.[0] ?? 'no reason given';
}

function withTimeLimit(signal: AbortSignal | undefined) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
