import { z } from '#platform/forms/zod.ts';
import type { Faults, FaultyPart } from '#platform/health/faults.ts';

/** What each part is called, in the order in which the admin lists them. */
export const PART_NAMES = {
  database: 'Database',
  disk: 'Disk',
  images: 'Images',
  mail: 'Email',
  clock: 'Clock',
  secret: 'Sign-in secret',
} as const satisfies Record<FaultyPart, string>;

const faultSchema = z.object({
  part: z.enum(Object.keys(PART_NAMES) as [FaultyPart, ...FaultyPart[]]), // its keys are all the parts there are
  message: z.string(),
  isReadOnly: z.boolean(),
  since: z.string(),
});

/** What is faulty now, as the server tells it to the admin. */
export const siteStatusSchema = z.object({ faults: z.array(faultSchema), isReadOnly: z.boolean() });

export type SiteStatus = z.output<typeof siteStatusSchema>;

export function getSiteStatus(faults: Pick<Faults, 'list' | 'isReadOnly'>): SiteStatus {
  const told = faults.list().map(({ part, message, isReadOnly, since }) => ({ part, message, isReadOnly, since }));
  return { faults: told, isReadOnly: faults.isReadOnly() };
}
