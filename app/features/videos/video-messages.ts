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
