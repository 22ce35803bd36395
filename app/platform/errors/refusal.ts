import { isRouteErrorResponse } from 'react-router';

/** What the server says of a request that it refused before the app was asked; undefined for any other error. */
export function findRefusal(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  return typeof error.data === 'string' && !error.data.startsWith('<') ? error.data : undefined;
}
