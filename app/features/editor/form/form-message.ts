import { isBlank } from '#features/html/blank-html.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { type FormErrors, getFirstError } from '#platform/forms/parse-form.ts';
import { REQUIRED_FIELDS } from './form-fields.ts';

export function getFormMessage(errors: FormErrors, fields: FieldValues): string {
  const isSomethingMissing = Object.keys(errors.fieldErrors).some((name) => isBlank(fields[name] ?? ''));
  return (isSomethingMissing ? REQUIRED_FIELDS : getFirstError(errors)) ?? '';
}

/** Keeps the errors of unchanged fields, and marks nothing new before the next attempt. */
export function retainErrors(marked: Record<string, string>, found: Record<string, string>, changed: FieldValues): Record<string, string> {
  const left = Object.entries(marked).flatMap(([name, message]) => {
    const current = name in changed ? found[name] : message;
    return current === undefined ? [] : [[name, current]];
  });
  return Object.fromEntries(left);
}
