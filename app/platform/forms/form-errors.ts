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
