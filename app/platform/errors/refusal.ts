import { isRouteErrorResponse } from 'react-router';

/** Undefined for an error that is no refusal of the server's. */
export function findRefusal(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  return typeof error.data === 'string' && !error.data.startsWith('<') ? error.data : undefined;
}
