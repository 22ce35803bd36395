import { isRouteErrorResponse } from 'react-router';

/** The message of a request that the server refused before the app was called; undefined for any other error. */
export function findRefusal(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  return typeof error.data === 'string' && !error.data.startsWith('<') ? error.data : undefined;
}
