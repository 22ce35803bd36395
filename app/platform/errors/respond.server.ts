import { data } from 'react-router';
import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import { AppError } from './app-error.ts';

/**
 * For a page's loader: an AppError becomes a response that the nearest ErrorBoundary renders (`isRouteErrorResponse(error)`,
 * `error.data.code`). A page asks nobody for credentials by status, so "not signed in" is 403 as well; `code` tells them apart.
 */
export async function inLoader<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, publicMessage: message } = error;
    throw data({ code, message }, { status: code === 'unauthorized' ? 403 : error.status, headers: headersOf(error) });
  }
}

/** For an action: an AppError is returned with its status with its code as what is wrong with the form, so that the form stays where it is. */
export async function inAction<T>(act: () => Promise<T>) {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data(toFailure(error), { status: error.status, headers: headersOf(error) });
  }
}

/** For a route without a page: an AppError becomes a JSON response. */
export async function inEndpoint(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json(toFailure(error), { status: error.status, headers: headersOf(error) });
  }
}

function toFailure({ code, publicMessage }: AppError): FormFailure & Pick<AppError, 'code'> {
  return { ...refuseForm({ formError: publicMessage }), code };
}

function headersOf({ retryAfterSeconds }: AppError): Record<string, string> {
  return { 'cache-control': 'private, no-store', ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) };
}
