import { type FormFailure, parseForm, readFormFields } from '#platform/forms/parse-form.ts';
import { emailAddress, z } from '#platform/forms/zod.ts';
import { messages } from './messages.ts';
import { assertionField, attestationField } from './passkey-credential.ts';

const MAX_TYPED_PASSWORD = 1000;

const email = emailAddress('Enter an email address, such as name@example.com.').toLowerCase();
/** Checked, not chosen: the only rule is a bound. */
const password = z.string().min(1, messages.enterPassword).max(MAX_TYPED_PASSWORD, 'This password is too long.');
const code = z.string().trim().min(1, 'Enter the code.').max(40);
const to = z.string().optional();

export const credentialsForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('sign-in'), email, password, to }),
  z.strictObject({ intent: z.literal('sign-up'), email, password, to }),
  z.strictObject({ intent: z.literal('passkey'), credential: assertionField, to }),
]);
export const reauthenticateForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('password'), email, password }),
  z.strictObject({ intent: z.literal('code'), code }),
  z.strictObject({ intent: z.literal('passkey'), credential: assertionField }),
]);
export const setUpForm = z.strictObject({ token: z.string().trim().min(1, 'Enter the code.').max(100), email, password });
export const recoverForm = z.strictObject({ email });
export const newPasswordForm = z.strictObject({ password, token: z.string().max(100) });
export const changeEmailForm = z.strictObject({ token: z.string().max(100) });
export const reportForm = z.strictObject({ token: z.string().max(100) });
export const codeForm = z.strictObject({ code, to });
export const sessionsForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('end-one'), id: z.string().min(1).max(100) }),
  z.strictObject({ intent: z.literal('end-others') }),
]);

const currentPassword = password;
export const proof = { currentPassword: z.string().max(MAX_TYPED_PASSWORD).optional(), credential: assertionField.optional() };
const id = z.string().min(1).max(100);
export const itemId = id;
const passkeyName = z.string().trim().min(1, 'Give it a name.').max(60);
export const securityForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change-password'), currentPassword, newPassword: password }),
  z.strictObject({ intent: z.literal('change-email'), email, ...proof }),
  z.strictObject({ intent: z.literal('start-two-factor'), currentPassword: proof.currentPassword }),
  z.strictObject({
    intent: z.literal('confirm-two-factor'),
    code: z.string().max(40), // an empty one is as wrong as any other: the key must stay in view
    uri: z.string().startsWith('otpauth://totp/').max(500),
  }),
  z.strictObject({ intent: z.literal('renew-recovery-codes'), currentPassword: proof.currentPassword }),
  z.strictObject({ intent: z.literal('stop-two-factor'), currentPassword: proof.currentPassword, code }),
  z.strictObject({ intent: z.literal('start-passkey'), ...proof }),
  z.strictObject({ intent: z.literal('add-passkey'), name: passkeyName, credential: attestationField }),
  z.strictObject({ intent: z.literal('rename-passkey'), id, name: passkeyName }),
  z.strictObject({ intent: z.literal('remove-passkey'), id, ...proof }),
]);
const role = z.enum(['admin', 'editor']);
export const peopleForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('invite'), email, role, ...proof }),
  z.strictObject({ intent: z.literal('withdraw'), id }),
  z.strictObject({ intent: z.literal('remove'), id }),
  z.strictObject({ intent: z.literal('make-admin'), id, ...proof }),
  z.strictObject({ intent: z.literal('make-editor'), id }),
]);
export const downloadForm = z.strictObject({ intent: z.literal('download'), ...proof });
export const invitationForm = z.strictObject({ token: z.string().max(100), password: password.optional() });
export const firstPasskeyForm = z.strictObject({ name: passkeyName, credential: attestationField });

export interface AccountFormFailure extends FormFailure {
  email?: string;
  intent?: string;
  id?: string;
  typed?: Record<string, string>;
}

/** Returns the fields of `kept` as they were typed, for a form that is shown again. */
export async function parseAccountForm<S extends z.ZodType>(
  request: Request,
  schema: S,
  kept: readonly string[] = [],
): Promise<{ ok: true; form: z.output<S>; typed: Record<string, string> } | AccountFormFailure> {
  const fields = await readFormFields(request);
  const parsed = parseForm(schema, fields);
  const typed = Object.fromEntries(kept.flatMap((name) => (fields?.[name] === undefined ? [] : [[name, String(fields[name])]])));
  if (parsed.ok) return { ...parsed, typed };
  const { email, intent, id } = fields ?? {};
  return {
    formError: messages.checkFields,
    ...parsed,
    ...(kept.length > 0 && { typed }),
    ...(typeof email === 'string' && { email }),
    ...(typeof intent === 'string' && { intent }),
    ...(typeof id === 'string' && { id }),
  };
}
