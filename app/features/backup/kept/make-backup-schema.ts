import { z } from '#platform/forms/zod.ts';

/** Nothing else can be chosen: what goes into a backup, and where to, is for whoever runs the site. */
export const makeBackupSchema = z.strictObject({ action: z.literal('make') });
