import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { describeDevice } from './device-name.ts';

/**
 * Of a request's headers better-auth is shown the cookies, or those given instead, and a few words for the browser, which it
 * stores with a session that it opens: no address, no host.
 */
export function getAuthHeaders(request: Request | undefined, cookie = request?.headers.get('cookie') ?? ''): Headers {
  return new Headers({ cookie, 'user-agent': describeDevice(request?.headers.get('user-agent') ?? null) });
}

/** Does something; whatever breaks on the way is logged and becomes `unavailable` with the given words for the person. */
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

/**
 * Calls better-auth. What it refuses is returned as a `refusal`, its own code, never its words; any other failure becomes
 * `unavailable` with the given words for the person.
 */
export async function callAuth<T>(
  call: () => Promise<{ response: T; headers: Headers }>,
  failure: string,
): Promise<AuthResponse<T> | { refusal: string }> {
  try {
    const { response, headers } = await call();
    return { response, cookies: headers.getSetCookie() };
  } catch (error) {
    const { APIError } = await import('better-auth/api'); // held since the call; not at the start of a site that nobody is signed in to
    if (error instanceof APIError && error.statusCode < 500) {
      return { refusal: error.body?.code ?? String(error.status) };
    }
    throw error instanceof AppError ? error : unavailable('better-auth failed', error, failure);
  }
}
