import { type FormFailure, parseForm, readFormFields } from '#platform/forms/parse-form.ts';
import { emailAddress, z } from '#platform/forms/zod.ts';

export const emailField = emailAddress('Please enter an email address, such as you@company.com.');

const signUpForm = z.object({ email: emailField });

/** Of the home page while the newsletter is off. Stores nothing. */
export async function parseSignUp(request: Request): Promise<{ ok: true } | (FormFailure & { email: string })> {
  const fields = await readFormFields(request);
  const parsed = parseForm(signUpForm, fields);
  return parsed.ok ? { ok: true } : { ...parsed, email: typeof fields?.email === 'string' ? fields.email.trim() : '' };
}
