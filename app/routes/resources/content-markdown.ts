import { readSite, servicesContext } from '#app/context/services.server.ts';
import { isOverAYearOld } from '#features/publishing/dates.ts';
import { listMarkdownFacts } from '#features/publishing/public-content.server.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
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
  const isOld = found.isDated && isOverAYearOld(found.item.publishedAt, now());
  const { site } = await readSite(args.context);
  const item = { ...found.item, author: getAuthorName(found.item, site) };
  const { canonicalUrl, isNoindex, language, updatedAt } = found.item;
  const facts = listMarkdownFacts(found.kind, found.item);
  return publicTextResponse(await renderContentMarkdown(item, { url, isOld, timeZone: site.timeZone, facts }), 'text/markdown', {
    ...lastModified(updatedAt, site.updatedAt),
    link: `<${canonicalUrl || url}>; rel="canonical"`,
    ...(language && { 'content-language': language }),
    ...(isNoindex && { 'x-robots-tag': 'noindex' }),
  });
}
