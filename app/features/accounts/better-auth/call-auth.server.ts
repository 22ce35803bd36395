import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { Auth } from './auth.server.ts';
import { describeDevice } from './device-name.ts';

/** Loads better-auth at the first call: a site that is only read never needs its 40 MB. */
export type Accounts = () => Promise<Auth>;

export function createAccounts(parts: { db: Db; settings: Settings; log: Log }): Accounts {
  let auth: Promise<Auth> | undefined;
  return () => {
    auth ??= import('./auth.server.ts').then(({ createAuth }) => createAuth(parts));
    return auth;
  };
}

/** Cookies and the device in a few words. No IP address, no host. */
export function getAuthHeaders(request: Request | undefined, cookie = request?.headers.get('cookie') ?? ''): Headers {
  return new Headers({ cookie, 'user-agent': describeDevice(request?.headers.get('user-agent') ?? null) });
}

/** `failure` is the public message. */
export async function orUnavailable<T>({ log }: { log: Log }, failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') throw error;
    log.error(failure, errorFields(error));
    throw error instanceof AppError ? error : unavailable(failure, error, failure);
  }
}

interface AuthResponse<T> {
  response: T;
  cookies: string[];
}

/** Returns a refusal by its code; any other error becomes `unavailable`. */
export async function callAuth<T>(
  call: () => Promise<{ response: T; headers: Headers }>,
  failure: string,
): Promise<AuthResponse<T> | { refusal: string }> {
  try {
    const { response, headers } = await call();
    return { response, cookies: headers.getSetCookie() };
  } catch (error) {
    const { APIError } = await import('better-auth/api'); // loaded by the call; not at start-up
    if (error instanceof APIError && error.statusCode < 500) {
      return { refusal: error.body?.code ?? String(error.status) };
    }
    throw error instanceof AppError ? error : unavailable('better-auth failed', error, failure);
  }
}
