import { z } from '#platform/forms/zod.ts';

export const videoActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('fetch-thumbnail') }),
  z.strictObject({ action: z.literal('set-date'), date: z.iso.date('Enter a date') }),
]);

/** `since` is null for a refresh that begins. */
export const refreshSchema = z.strictObject({ since: z.iso.datetime().nullable() });
