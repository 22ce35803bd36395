import type { Scope } from '#features/accounts/callers/caller.ts';
import { type ClientResponse, sendRequest } from '#tests/support/admin-client.ts';
import type { RunningSite } from '#tests/support/site.ts';

type Site = Pick<RunningSite, 'url'>;

/** Creates an API token as its person does, on the page *API tokens*. */
export async function createToken(site: Site, person: Record<string, string>, scopes: readonly Scope[], days = 30): Promise<string> {
  const boxes = Object.fromEntries(scopes.map((scope) => [scope, 'on']));
  const fields = { intent: 'create-token', name: 'Notes app', days: String(days), currentPassword: 'seven green rivers', ...boxes };
  const headers = { ...person, 'content-type': 'application/x-www-form-urlencoded' };
  const { text, status } = await sendRequest(site, '/admin/connections', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields).toString(),
  });
  const token = /byl_[\w-]{43}/.exec(text)?.[0];
  if (!token) throw new Error(`no token: ${status}`);
  return token;
}

interface ApiRequest {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A request as a program sends it; `json` is what it reads of the response. */
export async function callApi(site: Site, path: string, { method = 'GET', token, headers = {}, body }: ApiRequest = {}) {
  const response: ClientResponse = await sendRequest(site, `/api/v1${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = response.headers['content-type']?.includes('json') && response.text !== '';
  return { ...response, json: isJson ? JSON.parse(response.text) : undefined };
}
