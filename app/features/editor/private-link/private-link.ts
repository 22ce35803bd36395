import { z } from '#platform/forms/zod.ts';

/** For one item at a time. */
export const MAX_LINKS = 20;

export const LINK_DAYS = [2, 7, 14, 30, 90] as const;
export const DEFAULT_DAYS = 14;

/** Null: it ends only by publishing or by hand. */
export const newLinkSchema = z.strictObject({ days: z.union(LINK_DAYS.map((days) => z.literal(days))).nullable() });

const linkSchema = z.object({ id: z.string(), createdAt: z.string(), createdBy: z.string(), expiresAt: z.string().nullable() });

export type PrivateLink = z.output<typeof linkSchema>;

export const privateLinksSchema = z.object({
  ok: z.literal(true),
  isShareable: z.boolean(),
  links: z.array(linkSchema),
  /** Present only in the response that creates the link: it cannot be read again. */
  url: z.string().optional(),
});

export type PrivateLinks = Omit<z.output<typeof privateLinksSchema>, 'ok'>;

export function draftPath(token: string): string {
  return `/draft/${token}`;
}
