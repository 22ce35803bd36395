/** What is wrong with a form, in sentences for people: one for the whole of it, and one for each field by its name. */
export interface FormErrors {
  formError?: string | undefined;
  fieldErrors: Record<string, string>;
}

/** A form that was not taken. */
export interface FormFailure extends FormErrors {
  ok: false;
}

export function refuseForm({ formError, fieldErrors = {} }: Partial<FormErrors>): FormFailure {
  return { ok: false, fieldErrors, ...(formError !== undefined && { formError }) };
}

/** The sentence that speaks for all of them where there is room for one. */
export function getFirstError({ formError, fieldErrors }: FormErrors): string | undefined {
  return Object.values(fieldErrors)[0] ?? formError;
}
