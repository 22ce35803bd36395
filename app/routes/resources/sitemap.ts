import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { writeSitemap } from '#features/seo/sitemap.server.ts';
import type { Route } from './+types/sitemap';
import { textResponse } from './response.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  return textResponse(await writeSitemap(db, { kinds: contentKinds, siteUrl: settings.SITE_URL, now: now() }), 'application/xml');
}
