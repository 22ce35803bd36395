import type { z } from './zod.ts';

export interface FormErrors {
  formError?: string | undefined;
  fieldErrors: Record<string, string>;
}

export interface FormFailure extends FormErrors {
  ok: false;
}

export function refuseForm({ formError, fieldErrors = {} }: Partial<FormErrors>): FormFailure {
  return { ok: false, fieldErrors, ...(formError !== undefined && { formError }) };
}

export function getFirstError({ formError, fieldErrors }: FormErrors): string | undefined {
  return Object.values(fieldErrors)[0] ?? formError;
}

export type FormResult<T> = { ok: true; form: T } | FormFailure;

export function parseForm<S extends z.ZodType>(schema: S, fields: unknown): FormResult<z.output<S>> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: FormErrors = { fieldErrors: {} };
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (field === undefined) errors.formError ??= message;
    else errors.fieldErrors[String(field)] ??= message;
  }
  return refuseForm(errors);
}

export async function readFormFields(request: Request): Promise<Record<string, FormDataEntryValue> | undefined> {
  const form = await request.formData().catch(() => undefined);
  return form && Object.fromEntries(form);
}
