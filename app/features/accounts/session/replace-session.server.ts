import type { AccountServices } from '../account-services.ts';
import { createDeviceCookie } from './known-device.server.ts';
import { findSession } from './viewer.server.ts';

/**
 * What every way of signing in ends with, once it has succeeded and with the cookies of the new session: the session that the
 * request brought ends, and the device is known from now on. Gives the cookies to set.
 */
export async function replaceSession(
  services: AccountServices,
  { request, userId, cookies }: { request: Request | undefined; userId: string; cookies: readonly string[] },
): Promise<string[]> {
  await endSession(services, request);
  return [...cookies, createDeviceCookie(services, { request, userId })];
}

/** Ends the session that a request brings, where it brings one. */
export async function endSession(services: Pick<AccountServices, 'accounts' | 'db'>, request: Request | undefined): Promise<void> {
  const found = request && (await findSession(services, request));
  if (found) await services.db.deleteFrom('sessions').where('id', '=', found.session.id).execute();
}
