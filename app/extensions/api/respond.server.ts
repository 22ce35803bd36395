import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { type Context, requireWritable } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { authenticate } from '#features/accounts/callers/authenticate.server.ts';
import { type Caller, requireScope } from '#features/accounts/callers/caller.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { notFound, unauthorized } from '#platform/errors/app-error.ts';
import { percentDecode } from '#platform/text/decode.ts';
import { API_PATH, findOperations, listOperations, type Operation, parseSent } from './operations.server.ts';
import { API_HEADERS, inApi, preflightResponse, problemResponse } from './problem.server.ts';

export interface ApiCall {
  deps: Deps;
  request: Request;
  operation: Operation;
  caller: Caller | null;
  /** Of the item in the path. */
  id: string;
  query: Record<string, unknown>;
  /** The whole URL of a path. */
  toUrl(path: string): string;
}

interface ApiRequest {
  request: Request;
  context: Context;
}

/** Finds the operation, and checks the token, its scope and the query before it answers. */
export async function respondToApi({ request, context }: ApiRequest, answer: (call: ApiCall) => Promise<Response>): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  return inApi(request.headers.has('authorization'), async () => {
    const deps = context.get(depsContext);
    const at = findOperations(listOperations(deps.kinds), percentDecode(pathname.slice(API_PATH.length)));
    if (!at) throw notFound(`no operation at ${pathname}`);
    const methods = at.found.map(({ method }) => method);
    if (request.method === 'OPTIONS') return preflightResponse(methods);
    const operation = at.found.find(({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method));
    if (!operation) return problemResponse(405, { detail: `This takes ${methods.join(' and ')}.`, headers: { allow: methods.join(', ') } });
    const caller = await authenticate(deps, { request, clientAddress: context.get(requestInfoContext).clientAddress }, 'token');
    if (operation.scope) requireScope(requireCaller(caller), operation.scope);
    if (operation.method !== 'GET') requireWritable(context);
    const parsed = parseSent(operation.query, readQuery(searchParams));
    if ('errors' in parsed) return problemResponse(400, { detail: 'The query is wrong.', ...parsed });
    const toUrl = (path: string) => absoluteUrl(path, deps.settings.SITE_URL);
    return answer({ deps, request, operation, caller, id: at.id, query: parsed.sent, toUrl });
  });
}

/** Throws `unauthorized`. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw unauthorized('no token', 'Send a token: Authorization: Bearer byl_…');
  return caller;
}

export function jsonResponse(
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(body, { status, headers: { ...API_HEADERS, ...headers } });
}

/** Refuses a name that comes twice, as readers of either would see another request. */
function readQuery(params: URLSearchParams): unknown {
  const names = [...params.keys()];
  return new Set(names).size < names.length ? undefined : Object.fromEntries(params);
}
