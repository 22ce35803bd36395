import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import type { AccountServices } from '../account-services.ts';
import { type Attempt, type AttemptKind, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { findKnownDevice } from '../session/known-device.server.ts';
import type { Viewer } from '../viewer.ts';

/** A change of their own account that somebody who is signed in asks for. */
export interface SecurityRequest {
  viewer: Viewer;
  request: Request;
  clientAddress: string;
}

/** Counts the attempt: a session that was left open must not be a place to guess its password. */
export async function withAttemptLimit<T>(
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
