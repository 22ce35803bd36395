import { servicesContext } from '#app/context/services.server.ts';
import { writeSitemap } from '#features/seo/sitemap.server.ts';
import type { Route } from './+types/sitemap';
import { answerText } from './response.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  return answerText(await writeSitemap(db, { siteUrl: settings.SITE_URL, now: now() }), 'application/xml');
}
