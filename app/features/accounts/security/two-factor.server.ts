import { renderSVG } from 'uqr';
import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import type { AccountServices } from '../account-services.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, getAuthHeaders } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { findKnownDevice } from '../session/known-device.server.ts';
import { endOtherSessions } from '../session/open-sessions.server.ts';
import { isFirstUse, verifyCode } from '../sign-in/second-factor.server.ts';
import { type SecurityRequest, withAttemptLimit } from './security-request.server.ts';
import type { AuthenticatorKey } from './security-result.ts';

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

/**
 * Turns two-factor sign-in on with a first code, and ends every other session; gives the recovery codes, which are shown this once.
 * They are read before anything changes: it is never on while nobody has been given its codes.
 */
export async function confirmTwoFactor(
  services: AccountServices,
  { code, ...from }: SecurityRequest & { code: string },
): Promise<{ recoveryCodes: string[]; cookies: string[] } | FormFailure> {
  const digits = code.replace(/\s/g, '');
  const { api } = await services.accounts();
  let recoveryCodes: string[] = [];
  const result = await withAttemptLimit(services, from, 'code', async () => {
    recoveryCodes = (await api.viewBackupCodes({ body: { userId: from.viewer.id } })).backupCodes;
    return api.verifyTOTP({ body: { code: digits }, headers: getAuthHeaders(from.request), returnHeaders: true });
  });
  if ('ok' in result) return refuseForm({ fieldErrors: { code: messages.wrongCode } });
  await isFirstUse(services, { userId: from.viewer.id, code: digits }); // so that it signs nobody in
  await endOtherSessions(services, toNextRequest(from.request, result.cookies));
  return { recoveryCodes, cookies: result.cookies };
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

/** Turns two-factor sign-in off for who has the password and a code, of the app or for recovery; every other session ends. */
export async function stopTwoFactor(
  services: AccountServices,
  { currentPassword, code, ...from }: SecurityRequest & { currentPassword: string; code: string },
): Promise<{ cookies: string[] } | FormFailure> {
  const { api } = await services.accounts();
  const headers = getAuthHeaders(from.request);
  const password = await withAttemptLimit(services, from, 'password', () =>
    api.verifyPassword({ body: { password: currentPassword }, headers, returnHeaders: true }),
  );
  if ('ok' in password) return password;
  const { viewer, request, clientAddress } = from;
  const device = findKnownDevice(services, request, viewer.id);
  const attempt: Attempt = { kind: 'code', clientAddress, account: viewer.id, device, now: services.now() };
  await consumeAttempt(services, attempt);
  const right = await verifyCode(services, { userId: viewer.id, code, headers });
  if ('ok' in right) return refuseForm({ fieldErrors: { code: right.formError ?? messages.wrongCode } });
  await refundAttempt(services, attempt);
  const result = await callAuth(
    () => api.disableTwoFactor({ body: { password: currentPassword }, headers, returnHeaders: true }),
    messages.failed,
  );
  if ('refusal' in result) return refuseForm({ formError: messages.failed });
  await endOtherSessions(services, toNextRequest(from.request, result.cookies));
  return { cookies: result.cookies };
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

/** A request that these Set-Cookie lines have opened a session for. */
function toNextRequest({ url }: Request, setCookies: readonly string[]): Request {
  return new Request(url, { headers: { cookie: setCookies.map((line) => line.split(';', 1)[0]).join('; ') } });
}
