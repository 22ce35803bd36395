import type { RouterContextProvider } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { isThisSite } from '../oauth/authorization.server.ts';
import { registerClient } from '../oauth/clients.server.ts';
import { redeemCode, refreshGrant, revokeToken, type Tokens } from '../oauth/grants.server.ts';
import { OAUTH_PATHS } from '../oauth/oauth.ts';
import { registrationSchema } from '../oauth/oauth-requests.ts';
import type { Route } from './+types/assistant-requests';

type Context = Readonly<RouterContextProvider>;

/** What a program sends itself, without a browser: the end of OAuth 2.1's code flow, RFC 7591 and RFC 7009. */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  try {
    const path = `/${pattern.replace(/^\//, '')}`;
    if (path === OAUTH_PATHS.register) return await register(request, context);
    const form = await readForm(request);
    if (!form) return refuse('invalid_request', 'Send a form with each field once.');
    if (path !== OAUTH_PATHS.revoke) return await exchange(form, context);
    await revokeToken(context.get(depsContext), form.get('token') ?? '');
    return respond({});
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, publicMessage, retryAfterSeconds } = error;
    return refuse('temporarily_unavailable', publicMessage, status, retryAfterSeconds);
  }
}

async function register(request: Request, context: Context) {
  const parsed = parseForm(registrationSchema, await readJson(request));
  if (!parsed.ok) {
    const isUri = 'redirect_uris' in parsed.fieldErrors;
    return refuse(isUri ? 'invalid_redirect_uri' : 'invalid_client_metadata', Object.values(parsed.fieldErrors)[0] ?? 'Send JSON.');
  }
  const { clientAddress } = context.get(requestInfoContext);
  const { id, name, redirectUris } = await registerClient(context.get(depsContext), parsed.form, clientAddress);
  const client = {
    client_id: id,
    client_name: name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
  return respond(client, 201);
}

async function exchange(form: Map<string, string>, context: Context) {
  const deps = context.get(depsContext);
  const { clientAddress } = context.get(requestInfoContext);
  const read = (name: string) => form.get(name) ?? '';
  if (!isThisSite(read('resource'), deps.settings.SITE_URL)) return refuse('invalid_target', 'The resource is not this site.');
  const clientId = read('client_id');
  const verifier = read('code_verifier');
  const grants: Record<string, () => Promise<Tokens | undefined>> = {
    authorization_code: () =>
      redeemCode(deps, { code: read('code'), redirectUri: read('redirect_uri'), verifier, clientId, clientAddress }),
    refresh_token: () => refreshGrant(deps, { token: read('refresh_token'), clientId, clientAddress }),
  };
  const redeem = Object.hasOwn(grants, read('grant_type')) ? grants[read('grant_type')] : undefined;
  if (!redeem) return refuse('unsupported_grant_type', 'Use authorization_code or refresh_token.');
  const tokens = await redeem();
  if (!tokens) return refuse('invalid_grant', 'It is wrong, was used already or has expired.');
  const { accessToken, refreshToken, expiresInSeconds, scopes } = tokens;
  return respond({
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresInSeconds,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  });
}

/** Undefined where a field stands in it twice: of two programs each could read another. */
async function readForm(request: Request): Promise<Map<string, string> | undefined> {
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(request.headers.get('content-type') ?? '')) return undefined;
  const fields = [...new URLSearchParams(await request.text())];
  const form = new Map(fields);
  return form.size === fields.length ? form : undefined;
}

function respond(body: object, status = 200, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': CACHE_CONTROL.personal, pragma: 'no-cache', ...headers } });
}

function refuse(error: string, description: string, status = 400, retryAfterSeconds?: number) {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return respond({ error, error_description: description }, status, headers);
}
