import { z } from '#platform/forms/zod.ts';

export interface FirstSteps {
  hasWritten: boolean;
  isSecured: boolean;
  samples: number;
}

export const firstStepsSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('remove-samples') }),
  z.strictObject({ action: z.literal('restore-samples'), deletedAt: z.iso.datetime() }),
  z.strictObject({ action: z.literal('hide') }),
]);

export type FirstStepsAction = z.output<typeof firstStepsSchema>;
