import { z } from '#platform/forms/zod.ts';
import { NO_VIDEO_URLS, splitVideoUrls } from './video-messages.ts';

const MAX_AT_ONCE = 50;

export const videoFormSchema = z.strictObject({
  urls: z
    .string()
    .max(10_000)
    .transform(splitVideoUrls)
    .refine((urls) => urls.length > 0, NO_VIDEO_URLS)
    .refine((urls) => urls.length <= MAX_AT_ONCE, `At most ${MAX_AT_ONCE} videos at once`),
});

export const videoResponseSchema = z.union([
  z.object({
    ok: z.literal(true),
    results: z.array(
      z.object({ url: z.string(), outcome: z.enum(['added', 'failed']), message: z.string(), reason: z.string().optional() }),
    ),
  }),
  z.object({ ok: z.literal(false), formError: z.string().optional(), fieldErrors: z.record(z.string(), z.string()) }),
]);
