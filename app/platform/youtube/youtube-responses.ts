import { z } from '#platform/forms/zod.ts';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 5000;
const THUMBNAIL = /^https:\/\/i\.ytimg\.com\/vi(_webp)?\/[\w-]{11}\/\w+\.(jpg|webp)$/;

/** A URL on another host than YouTube's image host counts as none. */
const thumbnail = z
  .object({ url: z.string().regex(THUMBNAIL) })
  .optional()
  .catch(undefined);

const title = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.slice(0, MAX_TITLE));

const item = z.object({
  id: z.string(),
  snippet: z.object({
    title,
    description: z
      .string()
      .default('')
      .transform((text) => text.slice(0, MAX_DESCRIPTION)),
    thumbnails: z.object({ maxres: thumbnail, high: thumbnail }).default({}),
    publishedAt: z.iso.datetime({ offset: true }),
  }),
  contentDetails: z.object({ duration: z.string().max(40).default('') }),
  statistics: z
    .object({
      viewCount: z
        .string()
        .regex(/^\d{1,15}$/)
        .default(''),
    })
    .default({ viewCount: '' }),
});

export const MAX_LISTED = 50;

export const videoList = z.object({ items: z.array(item).max(MAX_LISTED).default([]) });

export const oEmbed = z.object({ title, thumbnail_url: z.string().regex(THUMBNAIL).optional().catch(undefined) });

export type VideoItem = Omit<z.infer<typeof item>, 'id'>;
