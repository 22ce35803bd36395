import { z } from '#platform/forms/zod.ts';

/** What a new site's author has done of the first steps. */
export interface FirstSteps {
  hasWritten: boolean;
  /** Signing in takes more than a password, or none. */
  isSecured: boolean;
  /** How many of the built-in articles are on the site as they came. */
  samples: number;
}

export const firstStepsSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('remove-samples') }),
  z.strictObject({ action: z.literal('restore-samples'), deletedAt: z.iso.datetime() }),
  z.strictObject({ action: z.literal('hide') }),
]);

export type FirstStepsAction = z.output<typeof firstStepsSchema>;
