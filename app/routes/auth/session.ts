import { depsContext } from '#app/context/deps.server.ts';
import { readSession, renewSession } from '#features/accounts/sessions/session.server.ts';
import { unauthorized } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/session';

/** The signed-in user and the end of the session; 401 without one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const state = await readSession(context.get(depsContext), request);
    if (!state) throw unauthorized('no session');
    return Response.json(state, { headers: withCookies([]) });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const renewed = await renewSession(context.get(depsContext), request);
    if (!renewed) throw unauthorized('no session to renew');
    return Response.json(renewed.state, { headers: withCookies(renewed.cookies) });
  });
}
