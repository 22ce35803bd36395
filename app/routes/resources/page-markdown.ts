import { readSite, servicesContext } from '#app/context/services.server.ts';
import { findTextPage } from '#app/pages/text-pages.server.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import type { Route } from './+types/page-markdown';
import { notFoundResponse, publicTextResponse } from './response.ts';

/** `pattern` is the page's path with `.md`. */
export async function loader({ pattern, params: { service = '' }, context }: Route.LoaderArgs) {
  const { settings } = context.get(servicesContext);
  const path = pattern.slice(0, -'.md'.length).replace(':service', service.toLowerCase());
  const { writePageMarkdown } = await import('#features/seo/markdown/page-markdown.server.ts'); // what writes Markdown is large and seldom asked for
  const snapshot = await readSite(context);
  const page = findTextPage(path, settings, snapshot.texts);
  const text = await writePageMarkdown(path, { ...snapshot, siteUrl: settings.SITE_URL, text: page?.text });
  if (text === undefined) return notFoundResponse();
  return publicTextResponse(text, 'text/markdown', { link: `<${absoluteUrl(path, settings.SITE_URL)}>; rel="canonical"` });
}
