import { depsContext, readSite } from '#app/context/deps.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { findLastUpdate } from '#features/publishing/public-content.server.ts';
import { writeSitemap } from '#features/seo/sitemap.server.ts';
import { lastModified } from '#platform/http/http-date.ts';
import type { Route } from './+types/sitemap';
import { notFoundResponse, publicTextResponse } from './response.ts';

/** `?part=` asks for one of the files that the index names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(depsContext);
  const param = new URL(request.url).searchParams.get('part');
  const part = param === null ? undefined : /^[1-9]\d{0,5}$/.test(param) ? Number(param) : 0;
  const { site, texts } = await readSite(context);
  const last = await findLastUpdate(db, contentKinds, { now: now() }); // before the list is read: never newer than it
  const xml = await writeSitemap(db, { texts, kinds: contentKinds, siteUrl: settings.SITE_URL, now: now(), part });
  return xml === undefined ? notFoundResponse() : publicTextResponse(xml, 'application/xml', lastModified(last, site.updatedAt));
}
