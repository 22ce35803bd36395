import { z } from '#platform/forms/zod.ts';

const savedSchema = z.object({
  id: z.string(),
  version: z.number(),
  /** Null where the last save did not come from a form. */
  lastSaveId: z.string().nullable(),
  /** Unpublished changes if there are any, else the published fields. */
  fields: z.record(z.string(), z.string()),
  isDraft: z.boolean(),
  isChanged: z.boolean(),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** Null for a kind without pages. */
  path: z.string().nullable(),
});

export type SavedContent = z.output<typeof savedSchema>;

const failure = z.object({
  ok: z.literal(false),
  code: z.string(),
  formError: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()),
});

export const saveResponseSchema = z.union([
  z.object({ ok: z.literal(true), item: savedSchema }),
  failure.extend({ code: z.literal('conflict'), theirs: savedSchema }),
  failure.extend({ code: z.literal('trashed'), inTrash: savedSchema }),
  failure,
]);

export type SaveResponse = z.output<typeof saveResponseSchema>;

export const CHANGED_SINCE = 'This has changed since you opened it.';

export const IN_TRASH = 'This has been moved to the trash.';
