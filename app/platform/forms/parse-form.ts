import type { z } from 'zod';
import { type FormErrors, type FormFailure, refuseForm } from './form-errors.ts';

export type FormResult<T> = { ok: true; form: T } | FormFailure;

const NOT_THIS_FORM = 'This is not what the form sends. Please try again.';

/** Parses a form's fields, in the browser and on the server alike. A schema that has no words of its own is given ours, never the validator's. */
export function parseForm<S extends z.ZodType>(schema: S, fields: unknown): FormResult<z.output<S>> {
  const parsed = schema.safeParse(fields, { error: toSentence });
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: FormErrors = { fieldErrors: {} };
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (field === undefined) errors.formError ??= message;
    else errors.fieldErrors[String(field)] ??= message;
  }
  return refuseForm(errors);
}

/** The fields of a posted form; undefined for a body that is no form, which every schema refuses. */
export async function readFormFields(request: Request): Promise<Record<string, FormDataEntryValue> | undefined> {
  const form = await request.formData().catch(() => undefined);
  return form && Object.fromEntries(form);
}

function toSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return `At most ${issue.maximum.toLocaleString('en-US')} characters`;
  return issue.input === undefined && issue.path?.length ? 'Please fill in this field.' : NOT_THIS_FORM;
}
