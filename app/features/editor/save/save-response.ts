import { z } from 'zod';

const failure = z.object({
  ok: z.literal(false),
  code: z.string(),
  formError: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()),
});

/** What the admin's endpoints answer to a save, as the browser reads it; `item` is the stored row. */
export const saveResponseSchema = z.union([
  z.object({ ok: z.literal(true), item: z.record(z.string(), z.unknown()) }),
  failure.extend({ code: z.literal('conflict'), theirs: z.record(z.string(), z.unknown()) }),
  failure,
]);

export type SaveResponse = z.output<typeof saveResponseSchema>;

/** Shown when the item that is saved has changed since it was opened. */
export const CHANGED_SINCE = 'This has changed since you opened it.';
