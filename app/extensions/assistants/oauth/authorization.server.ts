import type { Db } from '#db/client.server.ts';
import { findClient, type OAuthClient } from './clients.server.ts';
import { OAUTH_PATHS, parseScopes, SCOPE_NAMES, type Scope } from './oauth.ts';
import { type AuthorizationRequest, CHALLENGE, isRegistered } from './oauth-requests.ts';

/** Without a known client or one of its addresses nothing is sent anywhere. */
export type Authorization =
  | { outcome: 'unknown' }
  | { outcome: 'refused'; to: string }
  | { outcome: 'asks'; client: OAuthClient; scopes: Scope[]; request: AuthorizationRequest };

export async function readAuthorization(db: Db, request: AuthorizationRequest, siteUrl: string): Promise<Authorization> {
  const client = await findClient(db, request.client_id);
  if (!client || !isRegistered(client.redirectUris, request.redirect_uri)) return { outcome: 'unknown' };
  const refuse = (error: string): Authorization => ({ outcome: 'refused', to: toClient(request, siteUrl, { error }) });
  if (request.response_type !== 'code') return refuse('unsupported_response_type');
  if (request.code_challenge_method !== 'S256' || !CHALLENGE.test(request.code_challenge)) return refuse('invalid_request');
  if (!isThisSite(request.resource, siteUrl)) return refuse('invalid_target');
  const scopes = request.scope ? parseScopes(request.scope) : SCOPE_NAMES;
  return scopes.length > 0 ? { outcome: 'asks', client, scopes: [...scopes], request } : refuse('invalid_scope');
}

/** Where the browser goes with the answer; `iss` is that of RFC 9207. */
export function toClient(
  { redirect_uri, state }: AuthorizationRequest,
  siteUrl: string,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, ...(state && { state }), iss: getIssuer(siteUrl) }))
    url.searchParams.set(name, value);
  return url.href;
}

/** A token is for the assistants' address of this site alone; a program that names none means it. */
export function isThisSite(resource: string, siteUrl: string): boolean {
  const asked = URL.parse(resource)?.href.replace(/\/$/, '');
  return resource === '' || asked === getResource(siteUrl) || asked === getIssuer(siteUrl);
}

export const getIssuer = (siteUrl: string) => new URL(siteUrl).origin;

export const getResource = (siteUrl: string) => getIssuer(siteUrl) + OAUTH_PATHS.mcp;

/** RFC 9728. */
export function describeResource(siteUrl: string, name: string) {
  return {
    resource: getResource(siteUrl),
    resource_name: name,
    authorization_servers: [getIssuer(siteUrl)],
    scopes_supported: SCOPE_NAMES,
    bearer_methods_supported: ['header'],
  };
}

/** RFC 8414. */
export function describeAuthorizationServer(siteUrl: string) {
  const issuer = getIssuer(siteUrl);
  return {
    issuer,
    authorization_endpoint: issuer + OAUTH_PATHS.consent,
    token_endpoint: issuer + OAUTH_PATHS.token,
    registration_endpoint: issuer + OAUTH_PATHS.register,
    revocation_endpoint: issuer + OAUTH_PATHS.revoke,
    scopes_supported: SCOPE_NAMES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
