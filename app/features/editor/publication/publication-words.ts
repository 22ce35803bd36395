import type { SavedContent } from '../save/save-response.ts';
import { getPublicationState } from './publication-state.ts';

export const VIEW_ON_SITE = 'View on site';

const MINUTE_MS = 60_000;

interface WordsOptions {
  now: Date;
  isHidden: boolean | undefined;
  isDirty?: boolean;
  isSingle?: boolean | undefined;
}

export function describeState(item: SavedContent | undefined, { now, isHidden, isDirty, isSingle }: WordsOptions): string | undefined {
  switch (getPublicationState(item, now)) {
    case 'new':
      return undefined;
    case 'draft':
      return 'Draft';
    case 'scheduled':
      return `Scheduled for ${formatInZone(item?.publishedAt ?? '')}`;
    case 'changed':
      return isHidden === undefined ? 'Unpublished changes' : 'Published · unpublished changes';
    case 'published':
      if (isDirty) return 'Unpublished changes';
      if (isSingle) return 'On the site';
      return isHidden ? 'Published, but hidden on the site' : `Published · ${formatDay(item?.publishedAt ?? '')}`;
  }
}

export function describeSave(item: SavedContent, { now, isHidden }: WordsOptions): string | undefined {
  switch (getPublicationState(item, now)) {
    case 'draft':
      return 'Saved as a draft. Readers can’t see it.';
    case 'scheduled':
      return `Readers will see it from ${formatInZone(item.publishedAt)}.`;
    case 'changed':
      return 'Saved as a draft. The site hasn’t changed.';
    default:
      return isHidden ? 'It’s hidden: readers can’t see it.' : undefined;
  }
}

/** `Monday, November 23, 2026 at 09:00 GMT+3`, in the device's time zone. */
export function formatInZone(iso: string): string {
  const parts = {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZoneName: 'short' }).format(new Date(iso));
}

export function getTimeZoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}

export function toLocalInput(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }).format(new Date(iso));
}
