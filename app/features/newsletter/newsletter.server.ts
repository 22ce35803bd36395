import { type FormFailure, parseForm, readFormFields } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { emailField } from './subscribe-fields.ts';

const signUpForm = z.object({ email: emailField });

export async function parseSignUp(request: Request): Promise<{ ok: true } | (FormFailure & { email: string })> {
  const fields = await readFormFields(request);
  const parsed = parseForm(signUpForm, fields);
  return parsed.ok ? { ok: true } : { ...parsed, email: typeof fields?.email === 'string' ? fields.email.trim() : '' };
}
