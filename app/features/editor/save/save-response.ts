import { z } from '#platform/forms/zod.ts';

const savedSchema = z.object({
  id: z.string(),
  version: z.number(),
  /** The id of the save that wrote it last, where that came from a form. */
  lastSaveId: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
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
  failure,
]);

export type SaveResponse = z.output<typeof saveResponseSchema>;

/** Shown when the item that is saved has changed since it was opened. */
export const CHANGED_SINCE = 'This has changed since you opened it.';
