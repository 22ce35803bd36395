import type { FieldValues } from '#features/publishing/content-kind.ts';
import { z } from '#platform/forms/zod.ts';

/** What was typed and not saved yet, under an id of the opened form. */
export interface UnsavedChanges {
  id: string;
  /** Whose they are. */
  userId: string;
  /** What is being written: `article/new`, `article/my-title`, `solution/new` and so on. */
  item: string;
  /** Grows with each change of the form. */
  number: number;
  /** When it was last typed in, ISO 8601. */
  at: string;
  /** The version of the item that the form was opened with; absent for a new one. */
  version?: number | undefined;
  fields: FieldValues;
}

/** Characters of all fields together: those of the longest item, with room for the facts around it. */
const MAX_CHARACTERS = 550_000;

const formId = z.string().regex(/^[\w.-]{1,80}$/);
const number = z.number().int().nonnegative();

/** A change of a form as it is sent to the site; the form belongs to the user who opened it, whoever has signed in since. */
export function createSentChangesSchema(shape: object) {
  return z.strictObject({
    userId: z.string().max(100),
    id: formId,
    number,
    version: z.number().int().positive().optional(),
    fields: z
      .record(
        z.string().refine((name) => Object.hasOwn(shape, name)),
        z.string(),
      )
      .refine((fields) => Object.values(fields).reduce((sum, text) => sum + text.length, 0) <= MAX_CHARACTERS),
  });
}

/** Says that the changes of a form, up to that one, are saved or discarded. */
export const settledChangesSchema = z.strictObject({ userId: z.string().max(100), id: formId, number });

/** The ids that a device asks about, parted by commas. */
export const knownIdsSchema = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter((id) => formId.safeParse(id).success));

const storedChangesSchema = z.object({
  id: z.string(),
  item: z.string(),
  number: z.number(),
  at: z.string(),
  device: z.string(),
  version: z.number().nullable(),
  /** Null once they are saved or discarded. */
  fields: z.record(z.string(), z.string()).nullable(),
});

/** What the site keeps of a form. */
export type StoredChanges = z.output<typeof storedChangesSchema>;

export const storedChangesResponseSchema = z.object({ ok: z.literal(true), changes: z.array(storedChangesSchema) });

/** What unsaved changes are filed under. */
export function getRecoveryKey(kind: string, id: string | undefined): string {
  return `${kind}/${id ?? 'new'}`;
}
