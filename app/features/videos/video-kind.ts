import type { Selectable } from 'kysely';
import type { VideoTable } from '#db/schema.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { z } from '#platform/forms/zod.ts';
import { describeVideo, VIDEO_COLUMNS } from './video.ts';
import { videoFormSchema } from './video-form.ts';

const FOUND = ['title', 'description', 'url'] as const;
const LIST = [...VIDEO_COLUMNS, 'isActive', 'figuresAt', 'isGone'] as const;

export const videoKind = {
  name: 'video',
  noun: 'Video',
  label: 'YouTube Videos',
  adminSegment: 'videos',
  addLabel: 'Add videos',
  emptyText: 'No videos yet. Add your first video!',
  table: 'youtubeVideos',
  hasDrafts: false,
  hasSwitch: true,
  hasCategory: false,
  page: null,
  comparedAs: null,
  list: {
    columns: LIST,
    toItem({ isActive, figuresAt, isGone, ...row }: Pick<Selectable<VideoTable>, (typeof LIST)[number]>, { now, timeZone }) {
      const { id, title, url, thumbnailUrl, isShort, duration, age, views } = describeVideo(row, now);
      return {
        id,
        title,
        href: url,
        image: thumbnailUrl,
        ...(isShort && { badge: 'SHORT' }),
        ...(isGone && { warning: 'Gone from YouTube' }),
        date: row.publishedAt.slice(0, 10),
        facts: [duration, age, views && figuresAt ? `${views} as of ${formatLongDate(figuresAt, timeZone)}` : views].filter(Boolean),
        isHidden: !isActive,
      };
    },
  },
  form: null,
  publicColumns: {
    title: z.string(),
    description: z.string(),
    url: z.url(),
    thumbnailUrl: z.string().nullable(),
    duration: z.string(),
    viewCount: z.string(),
  },
  importSchema: videoFormSchema,
  found: {
    columns: FOUND,
    toItem: ({ title, description, url }: Pick<Selectable<VideoTable>, (typeof FOUND)[number]>) => ({
      title,
      excerpt: '',
      content: description,
      isPlain: true,
      href: url,
      isElsewhere: true,
      language: null,
    }),
  },
  ownedImage: 'thumbnailUrl',
} satisfies ContentKind<'youtubeVideos'>;
