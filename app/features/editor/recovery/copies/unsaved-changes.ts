import type { FieldValues } from '#features/publishing/content-kind.ts';
import { z } from '#platform/forms/zod.ts';

/** What was typed and not saved yet, under an id of the opened form. */
export interface UnsavedChanges {
  id: string;
  userId: string;
  /** Such as `article/new` and `article/my-title`. */
  item: string;
  /** Grows with each change of the form. */
  number: number;
  at: string;
  /** Absent for a new item. */
  version?: number | undefined;
  fields: FieldValues;
}

const MAX_ITEM = 350;
const MAX_KNOWN_TEXT = 2000;

/** Characters of all fields. */
const MAX_CHARACTERS = 550_000;

const formId = z.string().regex(/^[\w.-]{1,80}$/);
const number = z.number().int().nonnegative();

/** Belongs to the user who opened the form, even if another has signed in since. */
export const settledChangesSchema = z.strictObject({ userId: z.string().max(100), item: z.string().max(MAX_ITEM), id: formId, number });

export const sentChangesSchema = settledChangesSchema.extend({
  version: z.number().int().positive().optional(),
  fields: z
    .record(z.string(), z.string())
    .refine((fields) => Object.values(fields).reduce((sum, text) => sum + text.length, 0) <= MAX_CHARACTERS),
});

export function parseKnownIds(text: string): string[] {
  return text
    .slice(0, MAX_KNOWN_TEXT)
    .split(',')
    .filter((id) => formId.safeParse(id).success);
}

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

export type StoredChanges = z.output<typeof storedChangesSchema>;

export const storedChangesResponseSchema = z.object({ ok: z.literal(true), changes: z.array(storedChangesSchema) });

export function getRecoveryKey(kind: string, id: string | undefined): string {
  return `${kind}/${id ?? 'new'}`;
}
