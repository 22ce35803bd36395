import { depsContext, readSite } from '#app/context/deps.server.ts';
import { describeAuthorizationServer, describeResource } from '../oauth/authorization.server.ts';
import type { Route } from './+types/oauth-metadata';

/** Programs of other sites may read it: it says only where assistants are connected. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { SITE_URL } = context.get(depsContext).settings;
  const { site } = await readSite(context);
  const isResource = pattern.includes('oauth-protected-resource');
  const metadata = isResource ? describeResource(SITE_URL, site.author.name) : describeAuthorizationServer(SITE_URL);
  return Response.json(metadata, { headers: { 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' } });
}
