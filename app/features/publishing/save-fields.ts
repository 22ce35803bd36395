import { checkbox } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';

/** What every form of the admin sends along with its own fields. */
export const saveFields = {
  /** `draft` leaves the site as it is. */
  intent: z.enum(['publish', 'draft']).default('publish'),
  /** From when readers see what is published; `now` by the site's clock, empty where the form leaves that to the site. */
  publishAt: z
    .union([z.literal(['', 'now']), z.iso.datetime({ offset: true })])
    .default('')
    .transform((date) => (date === '' || date === 'now' ? date : new Date(date).toISOString()))
    .refine((date) => date === 'now' || date < '9000', 'Enter a date before the year 9000'),
  /** Ticked where the author knows that it is in the trash: a save takes it out of there. */
  restores: checkbox,
  /** Made once per opened form, so that saving twice makes one item. */
  creationKey: z.uuid().optional(),
  /** Made by the browser for each save, and the same when a save is sent again. */
  saveId: z.string().max(100).optional(),
  /** The version that the form was opened with; absent for a new item. */
  version: z.coerce.number().int().positive().optional(),
};
