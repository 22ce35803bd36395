import { z } from '#platform/forms/zod.ts';

export const reauthenticationSchema = z.union([
  z.object({ ok: z.literal(true), step: z.literal('signed-in'), userId: z.string() }),
  z.object({ ok: z.literal(true), step: z.literal('second-factor') }),
  z.object({ ok: z.literal(false), formError: z.string().optional(), fieldErrors: z.record(z.string(), z.string()) }),
]);

export type ReauthenticationResult = z.output<typeof reauthenticationSchema>;
