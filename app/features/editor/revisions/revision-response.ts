import { z } from '#platform/forms/zod.ts';

const summarySchema = z.object({
  number: z.number(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  isPublished: z.boolean(),
});

export type RevisionSummary = z.output<typeof summarySchema>;

export const revisionListSchema = z.object({ ok: z.literal(true), revisions: z.array(summarySchema), hasMore: z.boolean() });

export const revisionSchema = z.object({
  ok: z.literal(true),
  revision: summarySchema.extend({ fields: z.record(z.string(), z.string()) }),
});
