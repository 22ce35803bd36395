import { z } from '#platform/forms/zod.ts';

export const BYLINE_FILE = 'byline.json';
export const BYLINE_FORMAT = 1;
/** Characters of a row as JSON: two of the longest texts, each letter escaped at most once. */
export const MAX_ROW = 5_000_000;

const text = z.string();
const line = z.string().max(1000);
const date = z.iso.datetime();
const fields = z.record(z.string(), text);
const id = z.string().regex(/^[\p{L}\p{M}\p{N}_-]{1,100}$/u);

const siteRow = z.object({ kind: z.literal('site'), feedId: z.uuid() });

const imageRow = z.object({ kind: z.literal('image'), file: line, alt: line.nullable(), fileName: line.nullish() });

/** `target` is null for what is gone. */
const redirectRow = z.object({ kind: z.literal('redirect'), address: line, target: line.nullable() });

/** An item that was public and is deleted. */
const goneRow = z.object({ kind: z.literal('gone'), of: z.enum(['article', 'solution', 'page', 'service']), address: id, goneAt: date });

const videoRow = z.object({
  kind: z.literal('video'),
  id,
  youtubeId: id,
  title: line,
  description: z.string().max(20_000),
  thumbnailUrl: line.nullable(),
  duration: line,
  viewCount: line,
  url: z.url({ protocol: /^https$/, hostname: /^(?:www\.youtube\.com|youtu\.be)$/ }).max(1000),
  publishedAt: date,
  isDated: z.boolean(),
  isActive: z.boolean(),
  figuresAt: date.nullable(),
  checkedAt: date.nullable(),
  isGone: z.boolean(),
});

/** A video in a text. */
const embeddedVideoRow = z.object({ kind: z.literal('embedded-video'), id, title: line, thumbnailUrl: line.nullable(), fetchedAt: date });

/** Strict: a word that this version does not know may be about who sees it. */
const contentRow = z.strictObject({
  /** The settings' `id` is their name. */
  kind: z.enum(['article', 'solution', 'page', 'service', 'settings']),
  id,
  isDraft: z.boolean(),
  publishedAt: date,
  firstPublishedAt: date.optional(),
  updatedAt: date,
  position: z.number().int().positive().max(1000).optional(),
  fields,
  /** With changes that are not published yet. */
  draft: fields.optional(),
});

/** A line of `byline.json`. */
export const bylineRowSchema = z.union([siteRow, imageRow, redirectRow, goneRow, videoRow, embeddedVideoRow, contentRow]);

export const bylineHeadSchema = z.object({ format: z.number(), siteUrl: z.url({ protocol: /^https?$/ }).max(1000) });

export type BylineRow = z.output<typeof bylineRowSchema>;
export type ContentRow = z.output<typeof contentRow>;
export type RowOf<Kind extends BylineRow['kind']> = Extract<BylineRow, { kind: Kind }>;
