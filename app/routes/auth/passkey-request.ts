import { depsContext } from '#app/context/deps.server.ts';
import { requestPasskey } from '#features/accounts/passkeys/verify-passkey.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/passkey-request';

/** The options with which a browser asks for a passkey: a fresh challenge. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const { options, cookies } = requestPasskey(context.get(depsContext), request);
    return Response.json(options, { headers: withCookies(cookies) });
  });
}
