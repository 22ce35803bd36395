import type { z } from 'zod';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { securityForm } from '../account-forms.ts';
import { messages } from '../messages.ts';
import type { PasskeyOffer } from '../passkey-credential.ts';
import { addPasskey, offerPasskey, removePasskey, renamePasskey } from '../passkeys/passkeys.server.ts';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '../two-factor/change-two-factor.server.ts';
import { type AuthenticatorKey, drawKey } from '../two-factor/totp.ts';
import { requestEmailChange } from './change-email.server.ts';
import { changePassword } from './change-password.server.ts';
import { refuseWithoutProof } from './prove-identity.server.ts';
import type { SecurityResult } from './security-form.tsx';

interface SecurityChange {
  result: SecurityResult;
  isUpdate: boolean;
  cookies: string[];
}

interface Success {
  key?: AuthenticatorKey;
  recoveryCodes?: string[];
  cookies?: string[];
}

export async function changeSecurity(
  deps: AccountDeps,
  request: SecurityRequest,
  form: z.output<typeof securityForm>,
): Promise<SecurityChange> {
  switch (form.intent) {
    case 'change-password':
      return toChange(form, await changePassword(deps, { ...request, ...form }), messages.passwordChanged);
    case 'change-email':
      return toChange(form, (await requestEmailChange(deps, request, form)) ?? {}, messages.emailAsked);
    case 'start-two-factor':
      return toChange(form, await startTwoFactor(deps, { ...request, ...form }));
    case 'confirm-two-factor': {
      const result = await confirmTwoFactor(deps, { ...request, ...form });
      return toChange(form, 'ok' in result ? { ...result, key: drawKey(form.uri) } : result, messages.twoFactorOn);
    }
    case 'renew-recovery-codes':
      return toChange(form, await renewRecoveryCodes(deps, { ...request, ...form }), messages.codesRenewed);
    case 'stop-two-factor':
      return toChange(form, await stopTwoFactor(deps, { ...request, ...form }), messages.twoFactorOff);
    default:
      return toPasskeyChange(form, await changePasskeys(deps, request, form));
  }
}

function toChange({ intent }: { intent: string }, result: Success | FormFailure, message?: string): SecurityChange {
  if ('ok' in result) return { result: { ...result, intent }, isUpdate: false, cookies: [] };
  const { cookies, ...shown } = result;
  return { result: { ok: true, intent, ...shown, ...(message && { message }) }, isUpdate: cookies !== undefined, cookies: cookies ?? [] };
}

function toPasskeyChange(
  { intent, ...form }: { intent: string; id?: string },
  result: Awaited<ReturnType<typeof changePasskeys>>,
): SecurityChange {
  const ofItem = form.id === undefined ? {} : { id: form.id };
  if ('ok' in result) return { result: { ...result, intent, ...ofItem }, isUpdate: false, cookies: [] };
  if ('message' in result) return { result: { ok: true, intent, message: result.message }, isUpdate: true, cookies: [] };
  return { result: { ok: true, intent, passkeyOffer: result.passkeyOffer }, isUpdate: false, cookies: result.challengeCookies };
}

type PasskeyForm = Extract<z.output<typeof securityForm>, { intent: `${string}-passkey` }>;

type PasskeyChange = { message: string } | { passkeyOffer: PasskeyOffer; challengeCookies: string[] };

export async function changePasskeys(deps: AccountDeps, from: SecurityRequest, form: PasskeyForm): Promise<PasskeyChange | FormFailure> {
  const userId = from.viewer.id;
  switch (form.intent) {
    case 'start-passkey': {
      const refused = await refuseWithoutProof(deps, from, form);
      if (refused) return refused;
      const { offer, cookies } = await offerPasskey(deps, from);
      return { passkeyOffer: offer, challengeCookies: cookies };
    }
    case 'add-passkey': {
      const isAdded = await addPasskey(deps, { ...from, name: form.name, credential: form.credential });
      return isAdded ? { message: messages.passkeyAdded } : refuseForm({ formError: messages.passkeyNotMade });
    }
    case 'rename-passkey': {
      const isRenamed = await renamePasskey(deps, { userId, id: form.id, name: form.name });
      return isRenamed ? { message: messages.passkeyRenamed } : refuseForm({ formError: messages.passkeyGone });
    }
    case 'remove-passkey': {
      const refused = await refuseWithoutProof(deps, from, form);
      if (refused) return refused;
      const isRemoved = await removePasskey(deps, { userId, id: form.id });
      return isRemoved ? { message: messages.passkeyRemoved } : refuseForm({ formError: messages.passkeyGone });
    }
  }
}
