import { renderSVG } from 'uqr';
import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import type { AccountServices } from '../account-services.ts';
import { type Attempt, type AttemptKind, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, getAuthHeaders } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { findKnownDevice } from '../session/known-device.server.ts';
import { isFirstUse } from '../sign-in/second-factor.server.ts';
import type { Viewer } from '../viewer.ts';
import type { AuthenticatorKey } from './security-result.ts';

export interface SecurityRequest {
  viewer: Viewer;
  request: Request;
  clientAddress: string;
}

/** Begins to turn two-factor sign-in on: what an authenticator app has to be shown. Nothing changes until a code is confirmed. */
export async function startTwoFactor(
  services: AccountServices,
  { currentPassword, ...from }: SecurityRequest & { currentPassword: string },
): Promise<{ key: AuthenticatorKey } | FormFailure> {
  const result = await withAttemptLimit(services, from, 'password', async () =>
    (await services.accounts()).api.enableTwoFactor({
      body: { password: currentPassword, method: 'totp' },
      headers: getAuthHeaders(from.request),
      returnHeaders: true,
    }),
  );
  return 'ok' in result ? result : { key: drawKey('totpURI' in result.response ? result.response.totpURI : '') };
}

/** Turns two-factor sign-in on with a first code; gives the recovery codes, which are shown this once. */
export async function confirmTwoFactor(
  services: AccountServices,
  { code, ...from }: SecurityRequest & { code: string },
): Promise<{ recoveryCodes: string[]; cookies: string[] } | FormFailure> {
  const digits = code.replace(/\s/g, '');
  const result = await withAttemptLimit(services, from, 'code', async () =>
    (await services.accounts()).api.verifyTOTP({ body: { code: digits }, headers: getAuthHeaders(from.request), returnHeaders: true }),
  );
  if ('ok' in result) return refuseForm({ fieldErrors: { code: messages.wrongCode } });
  await isFirstUse(services, { userId: from.viewer.id, code: digits }); // so that it signs nobody in
  const { backupCodes } = await (await services.accounts()).api.viewBackupCodes({ body: { userId: from.viewer.id } });
  return { recoveryCodes: backupCodes, cookies: result.cookies };
}

/** New recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(
  services: AccountServices,
  { currentPassword, ...from }: SecurityRequest & { currentPassword: string },
): Promise<{ recoveryCodes: string[] } | FormFailure> {
  const result = await withAttemptLimit(services, from, 'password', async () =>
    (await services.accounts()).api.generateBackupCodes({
      body: { password: currentPassword },
      headers: getAuthHeaders(from.request),
      returnHeaders: true,
    }),
  );
  return 'ok' in result ? result : { recoveryCodes: result.response.backupCodes };
}

export async function stopTwoFactor(
  services: AccountServices,
  { currentPassword, ...from }: SecurityRequest & { currentPassword: string },
): Promise<{ cookies: string[] } | FormFailure> {
  const result = await withAttemptLimit(services, from, 'password', async () =>
    (await services.accounts()).api.disableTwoFactor({
      body: { password: currentPassword },
      headers: getAuthHeaders(from.request),
      returnHeaders: true,
    }),
  );
  return 'ok' in result ? result : { cookies: result.cookies };
}

/** Whether the account asks for a second step. */
export async function hasTwoFactor({ db }: AccountServices, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('isTwoFactorEnabled').where('id', '=', userId).executeTakeFirst();
  return row?.isTwoFactorEnabled === true;
}

/** The code that an app scans, as SVG, and the same as text to type. */
export function drawKey(uri: string): AuthenticatorKey {
  return {
    uri,
    svg: renderSVG(uri, { border: 2 }),
    secret: (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 '),
  };
}

/** Counts the attempt: a session that was left open must not be a place to guess its password. */
async function withAttemptLimit<T>(
  services: AccountServices,
  { viewer, request, clientAddress }: SecurityRequest,
  kind: AttemptKind,
  call: () => Promise<{ response: T; headers: Headers }>,
): Promise<{ response: T; cookies: string[] } | FormFailure> {
  const device = findKnownDevice(services, request, viewer.id);
  const attempt: Attempt = { kind, clientAddress, account: kind === 'code' ? viewer.id : viewer.email, device, now: services.now() };
  await consumeAttempt(services, attempt);
  const result = await callAuth(call, messages.failed);
  if ('refusal' in result) {
    const currentPassword = result.refusal === 'INVALID_PASSWORD' ? messages.wrongPassword : messages.failed;
    return refuseForm({ fieldErrors: { currentPassword } });
  }
  await refundAttempt(services, attempt);
  return result;
}
