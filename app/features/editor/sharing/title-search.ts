import { z } from '#platform/forms/zod.ts';

export const MAX_TITLES = 10;

/** For a search without words, which finds all. */
export const MAX_ALL_TITLES = 50;

export const titleSearchSchema = z.union([
  z.strictObject({ text: z.string().max(200) }),
  z.strictObject({ ids: z.array(z.string().max(500)).max(MAX_TITLES) }),
]);

export type TitleSearch = z.output<typeof titleSearchSchema>;

export const foundTitlesSchema = z.object({
  ok: z.literal(true),
  items: z.array(z.object({ id: z.string(), title: z.string(), isPublic: z.boolean() })),
});

export type FoundTitle = z.output<typeof foundTitlesSchema>['items'][number];
