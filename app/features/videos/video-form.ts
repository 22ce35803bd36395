import { z } from '#platform/forms/zod.ts';

export const NO_VIDEO_URLS = 'Please enter at least one YouTube URL';
export const VIDEO_ADDED = 'Video added successfully';
export const VIDEO_NOT_ADDED = 'Failed to add video';

export function videoNotFetched(url: string): string {
  return `Failed to fetch video: ${url}`;
}

export function invalidVideoUrl(url: string): string {
  return `Invalid YouTube URL: ${url}`;
}

/** URLs separated by lines or spaces, each once. */
export function splitVideoUrls(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}

const MAX_AT_ONCE = 50;

export const videoFormSchema = z.strictObject({
  urls: z
    .string()
    .max(10_000)
    .transform(splitVideoUrls)
    .refine((urls) => urls.length > 0, NO_VIDEO_URLS)
    .refine((urls) => urls.length <= MAX_AT_ONCE, `At most ${MAX_AT_ONCE} videos at once`),
});
