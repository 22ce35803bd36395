import { servicesContext } from '#app/context/services.server.ts';
import { readSite } from '#app/context/site.server.ts';
import { isOverAYearOld } from '#features/publishing/age.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { lastModified } from '#platform/http/http-date.ts';
import type { Route } from './+types/content-markdown';
import { findItem } from './find-item.server.ts';
import { notFoundResponse, publicTextResponse } from './response.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await findItem(args);
  if (!found) return notFoundResponse();
  const { renderContentMarkdown } = await import('#features/seo/markdown/render-content-markdown.server.ts'); // what writes Markdown is large and seldom asked for
  const { settings, now } = args.context.get(servicesContext);
  const url = absoluteUrl(found.page.path(found.item.id), settings.SITE_URL);
  const { timeZone } = (await readSite(args.context)).site;
  const isOld = found.isDated && isOverAYearOld(found.item.publishedAt, now());
  const { canonicalUrl, isNoindex, language, updatedAt } = found.item;
  return publicTextResponse(await renderContentMarkdown(found.item, { url, isOld, timeZone }), 'text/markdown', {
    ...lastModified(updatedAt),
    link: `<${canonicalUrl || url}>; rel="canonical"`,
    ...(language && { 'content-language': language }),
    ...(isNoindex && { 'x-robots-tag': 'noindex' }),
  });
}
