import type { z } from 'zod';

/** What is wrong with a form: the message for the whole, and one for each field by its name. */
export interface FormErrors {
  message: string;
  fields: Record<string, string>;
}

/** Turns a schema's complaints into messages for the fields; the first one speaks for the form. */
export function formErrors(error: z.ZodError): FormErrors {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? 'form')] ??= message;
  return { message: error.issues[0]?.message ?? '', fields };
}

/** A check of the fields against a schema, as the admin's forms want it. */
export function checkForm(schema: z.ZodType): (fields: unknown) => FormErrors | undefined {
  return (fields) => {
    const parsed = schema.safeParse(fields);
    return parsed.success ? undefined : formErrors(parsed.error);
  };
}
