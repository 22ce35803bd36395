import { depsContext } from '#app/context/deps.server.ts';
import { requireWritable } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { authenticate } from '#features/accounts/callers/authenticate.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { AppError, unauthorized } from '#platform/errors/app-error.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { getIssuer } from '../oauth/authorization.server.ts';
import { OAUTH_PATHS, SCOPE_NAMES } from '../oauth/oauth.ts';
import type { Route } from './+types/mcp';

export const handle = { methods: ['POST'] };

const NO_STORE = { 'cache-control': CACHE_CONTROL.personal, 'x-robots-tag': 'noindex' };

/** There is no stream to open, and no session to end. */
export function loader() {
  return fail(405, 'Send a POST.', { allow: 'POST' });
}

/** The address of assistants: one JSON-RPC message of MCP each, for who has connected one. */
export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  try {
    const { clientAddress } = context.get(requestInfoContext);
    const caller = await authenticate(deps, { request, clientAddress }, 'assistant');
    if (!caller) throw unauthorized('no token of an assistant');
    const message: unknown = await readJson(request);
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return fail(400, 'Send one JSON-RPC message.');
    if ('method' in message && message.method === 'subscriptions/listen') return fail(400, 'There is nothing to subscribe to.');
    const { respondToMcp } = await import('../mcp/mcp-server.server.ts'); // large and rarely needed
    const tools = {
      ...deps,
      kinds: deps.kinds.content.filter(isWritten).filter(hasPages),
      searchedKinds: deps.kinds.stored,
      requireWritable: () => requireWritable(context),
      caller,
    };
    const response = await respondToMcp(tools, request, message);
    for (const [name, value] of Object.entries(NO_STORE)) response.headers.set(name, value);
    return response;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, publicMessage, retryAfterSeconds } = error;
    if (status === 401) return fail(401, 'Connect with OAuth first.', { 'www-authenticate': getChallenge(deps.settings.SITE_URL) });
    return fail(status, publicMessage, retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) });
  }
}

/** RFC 9728: where a program learns how to get a token. */
function getChallenge(siteUrl: string): string {
  return `Bearer resource_metadata="${getIssuer(siteUrl)}${OAUTH_PATHS.resourceMetadata}", scope="${SCOPE_NAMES.join(' ')}"`;
}

function fail(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code: -32000, message }, id: null };
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } });
}
