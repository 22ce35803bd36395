import { z } from '#platform/forms/zod.ts';

/** For one item at a time. */
export const MAX_LINKS = 20;

export const LINK_DAYS = [2, 7, 14, 30, 90] as const;
export const DEFAULT_DAYS = 14;

/** Null: it ends only by publishing or by hand. */
export const newLinkSchema = z.strictObject({ days: z.union(LINK_DAYS.map((days) => z.literal(days))).nullable() });

export interface PrivateLink {
  id: string;
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
}

export interface PrivateLinks {
  isShareable: boolean;
  links: PrivateLink[];
  /** Present only in the response that creates the link: it cannot be read again. */
  url?: string | undefined;
}

export function draftPath(token: string): string {
  return `/draft/${token}`;
}
