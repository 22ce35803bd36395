import { data } from 'react-router';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { AppError } from './app-error.ts';

/** Throws an AppError as a response for the ErrorBoundary. "Not signed in" is 403 too, because a page has no credentials to ask for. */
export async function inLoader<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, publicMessage: message } = error;
    throw data({ code, message }, { status: code === 'unauthorized' ? 403 : error.status, headers: getHeaders(error) });
  }
}

/** Returns an AppError as a failure of the form, so that the form stays on the page. */
export async function inAction<T>(act: () => Promise<T>) {
  return act().catch((error: unknown) => refuse(error, {}));
}

export interface SentForm {
  intent?: string;
  id?: string;
  email?: string;
  typed?: Record<string, string>;
}

/** Like `inAction`, where the page has several forms: the failure names its own, with what was typed. */
export async function inForm<T>({ intent, id, email, typed }: SentForm, act: () => Promise<T>) {
  return act().catch((error: unknown) =>
    refuse(error, { ...(intent && { intent }), ...(id && { id }), ...(email && { email }), ...(typed && { typed }) }),
  );
}

function refuse<About>(error: unknown, about: About) {
  if (!(error instanceof AppError)) throw error;
  return data({ ...toFailure(error), ...about }, { status: error.status, headers: getHeaders(error) });
}

export async function inEndpoint(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json(toFailure(error), { status: error.status, headers: getHeaders(error) });
  }
}

function toFailure({ code, publicMessage }: AppError): FormFailure & Pick<AppError, 'code'> {
  return { ...refuseForm({ formError: publicMessage }), code };
}

function getHeaders({ retryAfterSeconds }: AppError): Record<string, string> {
  return { 'cache-control': CACHE_CONTROL.personal, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) };
}
