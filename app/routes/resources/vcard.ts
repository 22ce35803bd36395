import { readSite, servicesContext } from '#app/context/services.server.ts';
import { writeVcard } from '#features/contact/vcard.ts';
import type { Route } from './+types/vcard';
import { textResponse } from './response.ts';

/** Without a disposition a phone shows it with a button that adds it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = await readSite(context);
  return textResponse(writeVcard(site, context.get(servicesContext).settings.SITE_URL), 'text/vcard');
}
