import { depsContext, readSite } from '#app/context/deps.server.ts';
import { findTextPage } from '#app/pages/text-pages.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { listSeriesParts } from '#features/articles/articles.server.ts';
import { drawCover } from '#features/artwork/cover-art.ts';
import { findPageCard } from '#features/artwork/page-cards.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import type { ShareCard } from '#features/artwork/share-card-svg.server.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
import { seriesPath, toSeriesSlug } from '#features/publishing/series/series.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import type { Route } from './+types/page';
import { imageResponse, notFoundResponse, publicTextResponse } from './response.ts';

const MARKDOWN = '.md';
const SHARE = '/share.png';
const COVER = '/cover.svg';
const LISTS: Readonly<Record<string, PageKind>> = { '/articles': articleKind, '/solutions': solutionKind };

/** `pattern` is the path of a page with `.md`, or followed by `/share.png` or `/cover.svg`. */
export async function loader({ pattern, params, request, context }: Route.LoaderArgs) {
  const snapshot = await readSite(context);
  if (pattern.endsWith(SHARE)) {
    const path = new URL(request.url).pathname.slice(0, -SHARE.length) || '/';
    const card = params.series === undefined ? findPageCard(path, snapshot) : await findSeriesCard(context, params.series, snapshot);
    return card ? imageResponse(await drawShareCard(card, snapshot.site.looks), 'image/png') : notFoundResponse();
  }
  if (pattern.endsWith(COVER)) {
    const card = findPageCard(new URL(request.url).pathname.slice(0, -COVER.length), snapshot);
    return card ? imageResponse(drawCover(card, snapshot.site.looks.palette), 'image/svg+xml') : notFoundResponse();
  }
  const { db, settings, now } = context.get(depsContext);
  const slug = params.series === undefined ? undefined : toSeriesSlug(params.series);
  const series = slug === undefined ? undefined : await listSeriesParts(db, { slug, now: now() });
  const path =
    slug === undefined ? pattern.slice(0, -MARKDOWN.length).replace(':service', params.service?.toLowerCase() ?? '') : seriesPath(slug);
  const { MAX_LISTED, writePageMarkdown } = await import('#features/seo/markdown/page-markdown.server.ts'); // large and rarely needed
  const page = findTextPage(path, settings, snapshot.texts);
  const kind = series ? articleKind : LISTS[path];
  const items = series ? series.articles : kind ? await listPublicItems(db, kind, { now: now(), limit: MAX_LISTED }) : [];
  const listed = kind && items.map((item) => ({ ...item, path: kind.page.path(item) }));
  const text = await writePageMarkdown(path, { ...snapshot, siteUrl: settings.SITE_URL, text: page?.text, listed, series: series?.name });
  if (text === undefined) return notFoundResponse();
  return publicTextResponse(text, 'text/markdown', { link: `<${absoluteUrl(path, settings.SITE_URL)}>; rel="canonical"` });
}

async function findSeriesCard(
  context: Route.LoaderArgs['context'],
  name: string,
  { site }: Awaited<ReturnType<typeof readSite>>,
): Promise<ShareCard | undefined> {
  const { db, now } = context.get(depsContext);
  const series = await listSeriesParts(db, { slug: toSeriesSlug(name), now: now() });
  return series && { label: 'Series', title: series.name, category: series.articles[0]?.category ?? null, author: site.author.name };
}
