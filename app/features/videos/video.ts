import type { Selectable } from 'kysely';
import type { VideoTable } from '#db/schema.ts';

export const VIDEO_COLUMNS = ['id', 'title', 'thumbnailUrl', 'duration', 'viewCount', 'url', 'publishedAt', 'isDated'] as const;

/** `duration` is ISO 8601, such as `PT4M5S`. */
export type Video = Pick<Selectable<VideoTable>, (typeof VIDEO_COLUMNS)[number]>;

/** Figures in words; empty where there is nothing to say. */
export interface VideoCardFacts {
  id: string;
  title: string;
  url: string;
  thumbnailUrl: string | null;
  isShort: boolean;
  duration: string;
  age: string;
  views: string;
}

export function describeVideo(
  { id, title, url, thumbnailUrl, duration, publishedAt, isDated, viewCount }: Video,
  now: Date,
): VideoCardFacts {
  const count = formatViews(viewCount);
  return {
    id,
    title,
    url,
    thumbnailUrl,
    isShort: isShort(url),
    duration: formatDuration(duration),
    age: isDated ? formatAge(publishedAt, now) : '',
    views: count && `${count} ${count === '1' ? 'view' : 'views'}`,
  };
}

const SECONDS = { D: 86_400, H: 3600, M: 60, S: 1 };
const DAY_MS = 86_400_000;
const relativeTime = new Intl.RelativeTimeFormat('en-US');

/** `4:05` or `1:02:03`; empty when it cannot be parsed or is zero. */
export function formatDuration(iso: string): string {
  const parts = /^P(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(iso.trim());
  if (!parts) return '';
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const total = days * SECONDS.D + hours * SECONDS.H + minutes * SECONDS.M + seconds;
  if (total === 0 || !Number.isSafeInteger(total)) return '';
  const h = Math.floor(total / SECONDS.H);
  const m = Math.floor((total % SECONDS.H) / SECONDS.M);
  const s = String(total % SECONDS.M).padStart(2, '0');
  return h > 0 ? `${h}:${String(m).padStart(2, '0')}:${s}` : `${m}:${s}`;
}

/** `847`, `12.5K` or `1.2M`, a half rounded up; empty when it is not a plausible count. */
export function formatViews(stored: string): string {
  const digits = /^0*(\d{1,20})$/.exec(stored.trim())?.[1]; // YouTube counts in 64 bits
  if (!digits) return '';
  const count = BigInt(digits);
  if (count < 1000n) return String(count);
  return count < 999_950n ? `${toOneDecimal(count, 1000n)}K` : `${toOneDecimal(count, 1_000_000n)}M`;
}

/** Whole numbers, since 3.15 as a binary fraction is a little less than that. */
function toOneDecimal(count: bigint, unit: bigint): string {
  const tenths = (count * 10n + unit / 2n) / unit;
  return `${tenths / 10n}.${tenths % 10n}`;
}

/** Whole units, at least a day: `1 day ago`, `2 weeks ago`; empty for an invalid date. */
export function formatAge(publishedAt: string, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - Date.parse(publishedAt)) / DAY_MS));
  if (Number.isNaN(days)) return '';
  if (days < 7) return relativeTime.format(-days, 'day');
  if (days < 30) return relativeTime.format(-Math.floor(days / 7), 'week');
  if (days < 365) return relativeTime.format(-Math.floor(days / 30), 'month');
  return relativeTime.format(-Math.floor(days / 365), 'year');
}

export function isShort(url: string): boolean {
  return url.includes('/shorts/');
}
