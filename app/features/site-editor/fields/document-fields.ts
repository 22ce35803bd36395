import type { FieldsProps } from '#features/editor/form/content-form.tsx';
import type { SiteDocument } from '#features/site-settings/documents/site-document.ts';
import { z } from '#platform/forms/zod.ts';

/** The fields of a document's form, to be spread into each of them. */
export interface DocumentFields extends FieldsProps {
  document: SiteDocument<unknown>;
  /** Of each field, by its name. */
  labels: Readonly<Record<string, string>>;
}

/** What every field of a form is given beside them. */
export interface FieldOptions {
  /** Of the field. */
  name: string;
  /** What it is for, or how it is written. */
  hint?: string | undefined;
}

/** Whether a field must not be empty, and its most characters where it has such a limit: both by the check that a save goes through. */
export function describeCheck({ fields }: SiteDocument<unknown>, name: string): { isRequired: boolean; maximum: number | undefined } {
  const check = fields[name];
  return { isRequired: check?.safeParse('').success === false, maximum: check && getMaximum(check) };
}

function getMaximum(check: z.ZodType): number | undefined {
  const text = check instanceof z.ZodDefault ? check.unwrap() : check;
  return text instanceof z.ZodString || text instanceof z.ZodEmail ? (text.maxLength ?? undefined) : undefined;
}
