import { readSite, servicesContext } from '#app/context/services.server.ts';
import { writeSecurityTxt } from '#features/seo/well-known.ts';
import type { Route } from './+types/security-txt';
import { textResponse } from './response.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(servicesContext);
  const { site } = await readSite(context);
  return textResponse(writeSecurityTxt({ site, siteUrl: settings.SITE_URL, now: now() }), 'text/plain');
}
