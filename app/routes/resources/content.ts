import { type RouterContextProvider, redirect } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { drawBand, drawCover, toOfferArt } from '#features/artwork/cover-art.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { hasPages } from '#features/publishing/content-kind.ts';
import { isOverAYearOld } from '#features/publishing/dates.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { findPublicItem, listMarkdownFacts } from '#features/publishing/public-content.server.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import { findSeries } from '#features/publishing/series/series.server.ts';
import { describePart } from '#features/publishing/series/series.ts';
import { explainAbsence } from '#features/publishing/trash/absence.server.ts';
import { lastModified } from '#platform/http/http-date.ts';
import type { Route } from './+types/content';
import { goneResponse, imageResponse, notFoundResponse, publicTextResponse } from './response.ts';

type FoundItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;
type Context = Readonly<RouterContextProvider>;

/** `pattern` is an item's path with `.md`, or followed by `/:drawing.svg` or `/share.png`. */
export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const found = await findItem(context, { pattern, id: params.id });
  if (!found) return notFoundResponse();
  if (pattern.endsWith('.md')) return writeMarkdown(context, found);
  const { title, category = null } = found.item;
  const art = found.kind.hasCategory ? { title, category } : toOfferArt(title);
  const { site } = await readSite(context);
  if (pattern.endsWith('.svg')) {
    const draw = { cover: drawCover, band: drawBand }[String(params.drawing)];
    return draw ? imageResponse(draw(art, site.looks.palette), 'image/svg+xml') : notFoundResponse();
  }
  const author = getAuthorName(found.item, site);
  const label = category === null ? (found.kind.page.shareLabel ?? '') : categoryTitle(category);
  return imageResponse(await drawShareCard({ ...art, label, author }, site.looks), 'image/png');
}

async function writeMarkdown(context: Context, { item, kind }: FoundItem) {
  const { renderContentMarkdown } = await import('#features/seo/markdown/render-content-markdown.server.ts'); // large and rarely needed
  const { db, settings, now } = context.get(depsContext);
  const { site } = await readSite(context);
  const { canonicalUrl, isNoindex, language, updatedAt } = item;
  const url = absoluteUrl(kind.page.path(item), settings.SITE_URL);
  const isOld = kind.page.isInFeeds && isOverAYearOld(item.publishedAt, now());
  const series = await findSeries(db, item, { now: now() });
  const place = series ? [{ label: 'Series', text: `${describePart(series)} of ${series.name}` }] : [];
  const page = { url, isOld, isUndated: kind.page.isUndated, timeZone: site.timeZone, facts: [...place, ...listMarkdownFacts(kind, item)] };
  const markdown = await renderContentMarkdown({ ...item, author: getAuthorName(item, site) }, page);
  return publicTextResponse(markdown, 'text/markdown', {
    ...lastModified(updatedAt, site.updatedAt),
    link: `<${canonicalUrl || url}>; rel="canonical"`,
    ...(language && { 'content-language': language }),
    ...(isNoindex && { 'x-robots-tag': 'noindex' }),
  });
}

/** Throws a response for a deleted item, and for an id in another case. */
async function findItem(context: Context, { pattern, id }: { pattern: string; id: string }) {
  const { db, now } = context.get(depsContext);
  const kind = contentKinds.filter(hasPages).find(({ page }) => pattern.startsWith(`${page.folder}:id`));
  const item = kind && (await findPublicItem(db, kind, { address: id, now: now() }));
  if (item) return { item, kind };
  const absence = kind && (await explainAbsence(db, kind, { id, now: now() }));
  if (absence?.status === 410) throw goneResponse();
  if (absence?.status === 301) throw redirect(kind?.page.path(absence.item) + pattern.slice(pattern.indexOf(':id') + ':id'.length), 301);
  return undefined;
}
