import { APIError } from 'better-auth/api';

/** Of a request's headers better-auth is shown the cookies alone: no address, no browser's name, no host. */
export function cookiesOf(request: Request): Headers {
  return new Headers({ cookie: request.headers.get('cookie') ?? '' });
}

export { APIError };
