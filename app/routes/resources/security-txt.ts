import { servicesContext } from '#app/context/services.server.ts';
import { writeSecurityTxt } from '#features/seo/addresses/security-txt.ts';
import type { Route } from './+types/security-txt';
import { textResponse } from './response.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(servicesContext);
  return textResponse(writeSecurityTxt(settings.SITE_URL, now()), 'text/plain');
}
