import { renderSVG } from 'uqr';
import type { Services } from '#app/context/services.server.ts';
import { type Attempt, type AttemptKind, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, getAuthHeaders } from '../auth-call.server.ts';
import { findPasswordProblem } from '../password/password.ts';
import { tellOwner } from '../password/recover-password.server.ts';
import { isFirstUse } from '../sign-in/second-factor.server.ts';
import type { Viewer } from '../viewer.ts';

const FAILED = 'That did not work. Please try again.';

export interface Asked {
  viewer: Viewer;
  request: Request;
  clientAddress: string;
}

export interface Refused {
  refused: string;
  message: string;
}

/** Changes the password of who is signed in; every other session ends. Throws `rateLimited`. */
export async function changePassword(
  services: Services,
  { currentPassword, newPassword, ...asked }: Asked & { currentPassword: string; newPassword: string },
): Promise<{ cookies: string[] } | Refused> {
  const objection = findPasswordProblem(newPassword, asked.viewer.email);
  if (objection) return { refused: 'WEAK_PASSWORD', message: objection };
  const answer = await withAttemptLimit(services, asked, 'password', async () =>
    (await services.accounts()).api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers: getAuthHeaders(asked.request),
      returnHeaders: true,
    }),
  );
  if (!('refused' in answer)) tellOwner(services, asked.viewer.email);
  return answer;
}

/** Begins to turn two-factor sign-in on: what an authenticator app has to be shown. Nothing changes until a code is confirmed. */
export async function startTwoFactor(
  services: Services,
  { currentPassword, ...asked }: Asked & { currentPassword: string },
): Promise<{ uri: string } | Refused> {
  const answer = await withAttemptLimit(services, asked, 'password', async () =>
    (await services.accounts()).api.enableTwoFactor({
      body: { password: currentPassword, method: 'totp' },
      headers: getAuthHeaders(asked.request),
      returnHeaders: true,
    }),
  );
  return 'refused' in answer ? answer : { uri: 'totpURI' in answer.response ? answer.response.totpURI : '' };
}

/** Turns two-factor sign-in on with a first code; gives the recovery codes, which are shown this once. */
export async function confirmTwoFactor(
  services: Services,
  { code, ...asked }: Asked & { code: string },
): Promise<{ recoveryCodes: string[]; cookies: string[] } | Refused> {
  const digits = code.replace(/\s/g, '');
  const answer = await withAttemptLimit(services, asked, 'code', async () =>
    (await services.accounts()).api.verifyTOTP({ body: { code: digits }, headers: getAuthHeaders(asked.request), returnHeaders: true }),
  );
  if ('refused' in answer) return { ...answer, message: 'That code is not right.' };
  await isFirstUse(services, { userId: asked.viewer.id, code: digits }); // so that it signs nobody in
  const { backupCodes } = await (await services.accounts()).api.viewBackupCodes({ body: { userId: asked.viewer.id } });
  return { recoveryCodes: backupCodes, cookies: answer.cookies };
}

/** New recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(
  services: Services,
  { currentPassword, ...asked }: Asked & { currentPassword: string },
): Promise<{ recoveryCodes: string[]; cookies: string[] } | Refused> {
  const answer = await withAttemptLimit(services, asked, 'password', async () =>
    (await services.accounts()).api.generateBackupCodes({
      body: { password: currentPassword },
      headers: getAuthHeaders(asked.request),
      returnHeaders: true,
    }),
  );
  return 'refused' in answer ? answer : { recoveryCodes: answer.response.backupCodes, cookies: answer.cookies };
}

export async function stopTwoFactor(
  services: Services,
  { currentPassword, ...asked }: Asked & { currentPassword: string },
): Promise<{ cookies: string[] } | Refused> {
  return withAttemptLimit(services, asked, 'password', async () =>
    (await services.accounts()).api.disableTwoFactor({
      body: { password: currentPassword },
      headers: getAuthHeaders(asked.request),
      returnHeaders: true,
    }),
  );
}

/** Whether the account asks for a second step. */
export async function hasTwoFactor({ db }: Services, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('isTwoFactorEnabled').where('id', '=', userId).executeTakeFirst();
  return row?.isTwoFactorEnabled === true;
}

/** The code that an app scans, as SVG, and the same as text to type. */
export function drawKey(uri: string): { uri: string; svg: string; secret: string } {
  return {
    uri,
    svg: renderSVG(uri, { border: 2 }),
    secret: (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 '),
  };
}

/** A session that was left open must not be a place to guess its password. */
async function withAttemptLimit<T>(
  services: Services,
  { viewer, clientAddress }: Asked,
  guess: AttemptKind,
  call: () => Promise<{ response: T; headers: Headers }>,
) {
  const attempt: Attempt = { guess, clientAddress, account: guess === 'code' ? viewer.id : viewer.email, now: services.now() };
  await consumeAttempt(services, attempt);
  const answer = await callAuth(call, FAILED);
  if (!('refused' in answer)) await refundAttempt(services, attempt);
  return answer;
}
