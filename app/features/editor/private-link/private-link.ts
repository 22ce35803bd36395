import { z } from '#platform/forms/zod.ts';

/** Of one item at a time. */
export const MAX_LINKS = 20;

/** After how many days a link may end. */
export const LINK_DAYS = [2, 7, 14, 30, 90] as const;
export const DEFAULT_DAYS = 14;

/** `days` null: it ends by publishing or by hand alone. */
export const newLinkSchema = z.strictObject({ days: z.union(LINK_DAYS.map((days) => z.literal(days))).nullable() });

const linkSchema = z.object({ id: z.string(), createdAt: z.string(), createdBy: z.string(), expiresAt: z.string().nullable() });

export type PrivateLink = z.output<typeof linkSchema>;

/** What there is to share of an item: nothing where every word of it is public. */
export const privateLinksSchema = z.object({
  ok: z.literal(true),
  isShareable: z.boolean(),
  links: z.array(linkSchema),
  /** Of the link that was made by this request; it cannot be read again. */
  url: z.string().optional(),
});

export type PrivateLinks = Omit<z.output<typeof privateLinksSchema>, 'ok'>;

/** Where somebody without an account reads what is not public yet. */
export function draftPath(token: string): string {
  return `/draft/${token}`;
}
