import { z } from '#platform/forms/zod.ts';

const savedSchema = z.object({
  id: z.string(),
  version: z.number(),
  /** The id of the save that wrote it last, where that came from a form. */
  lastSaveId: z.string().nullable(),
  /** What is to be published next, where changes wait; else what is stored. */
  fields: z.record(z.string(), z.string()),
  /** Not on the site. */
  isDraft: z.boolean(),
  /** Changes of what is public are saved and wait to be published. */
  isChanged: z.boolean(),
  /** ISO 8601: when readers see it, or saw it before it became a draft. */
  publishedAt: z.string(),
  /** Its path on the site; null where its kind has no pages. */
  path: z.string().nullable(),
});

/** What is stored, as the form holds it. */
export type SavedContent = z.output<typeof savedSchema>;

const failure = z.object({
  ok: z.literal(false),
  code: z.string(),
  formError: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()),
});

/** What the admin's endpoints respond to a save with, as the browser reads it. */
export const saveResponseSchema = z.union([
  z.object({ ok: z.literal(true), item: savedSchema }),
  failure.extend({ code: z.literal('conflict'), theirs: savedSchema }),
  failure.extend({ code: z.literal('trashed'), inTrash: savedSchema }),
  failure,
]);

export type SaveResponse = z.output<typeof saveResponseSchema>;

/** Shown when the item that is saved has changed since it was opened. */
export const CHANGED_SINCE = 'This has changed since you opened it.';

/** Shown when the item that is saved has been moved to the trash since. */
export const IN_TRASH = 'This has been moved to the trash.';
