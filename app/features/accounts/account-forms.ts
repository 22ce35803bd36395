import { z } from 'zod';
import { findPasswordProblem } from './password/password.ts';

const MAX_EMAIL_LENGTH = 254;
const MAX_TYPED_PASSWORD = 1000;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, 'This address is too long.')
  .pipe(z.email('Enter an e-mail address, such as name@example.com.'));
/** A password that is being checked, not chosen: no rule but a bound. */
const password = z.string().min(1, 'Enter your password.').max(MAX_TYPED_PASSWORD, 'This password is too long.');
const to = z.string().optional();

export const credentialsForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('sign-in'), email, password, to }),
  z.strictObject({ intent: z.literal('sign-up'), email, password, to }).superRefine(refuseWeak),
]);
/** Signing in again over a form that must stay: either step. */
export const reauthenticateForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('password'), email, password }),
  z.strictObject({ intent: z.literal('code'), code: z.string().trim().min(1, 'Enter the code.').max(40) }),
]);
export const setUpForm = z.strictObject({ email, password }).superRefine(refuseWeak);
export const recoverForm = z.strictObject({ email });
export const newPasswordForm = z.strictObject({ password, token: z.string().max(100) });
export const confirmForm = z.strictObject({ password, token: z.string().max(100) });
export const codeForm = z.strictObject({ code: z.string().trim().min(1, 'Enter the code.').max(40), to });

const currentPassword = password;
export const securityForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change-password'), currentPassword, newPassword: password }),
  z.strictObject({ intent: z.literal('start-two-factor'), currentPassword }),
  z.strictObject({
    intent: z.literal('confirm-two-factor'),
    code: z.string().max(40), // an empty one is as wrong as any other: the key must stay in view
    uri: z.string().startsWith('otpauth://totp/').max(500),
  }),
  z.strictObject({ intent: z.literal('renew-recovery-codes'), currentPassword }),
  z.strictObject({ intent: z.literal('stop-two-factor'), currentPassword }),
]);

/** Bad input, in words for the form and its fields; what was typed stays where it is. */
export interface Rejection {
  ok: false;
  message?: string;
  fieldErrors?: Record<string, string>;
  email?: string;
  /** Which of a page's forms it was. */
  intent?: string;
}

/** Parses a posted form whole; unknown fields are refused, and a body that is no form. */
export async function parseForm<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<{ ok: true; form: z.output<S> } | (Rejection & { ok: false })> {
  const posted = await request.formData().catch(() => undefined);
  if (!posted) return { ok: false, message: 'This is not what the form sends. Please try again.' };
  const fields = Object.fromEntries(posted);
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, form: parsed.data };
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fieldErrors[String(path[0] ?? '')] ??= message;
  const { email, intent } = fields;
  const known = { ...(typeof email === 'string' && { email }), ...(typeof intent === 'string' && { intent }) };
  return { ok: false, fieldErrors, message: fieldErrors[''] ?? 'Please check the fields below.', ...known };
}

function refuseWeak(form: { email: string; password: string }, context: z.RefinementCtx) {
  const objection = findPasswordProblem(form.password, form.email);
  if (objection) context.addIssue({ code: 'custom', path: ['password'], message: objection });
}
