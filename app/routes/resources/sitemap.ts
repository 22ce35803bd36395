import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { writeSitemap } from '#features/seo/sitemap.server.ts';
import type { Route } from './+types/sitemap';
import { notFoundResponse, textResponse } from './response.ts';

/** The sitemap for search engines, or with `?part=` one of the files that its index names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const param = new URL(request.url).searchParams.get('part');
  const part = param === null ? undefined : /^[1-9]\d{0,5}$/.test(param) ? Number(param) : 0;
  const xml = await writeSitemap(db, { kinds: contentKinds, siteUrl: settings.SITE_URL, now: now(), part });
  return xml === undefined ? notFoundResponse() : textResponse(xml, 'application/xml');
}
