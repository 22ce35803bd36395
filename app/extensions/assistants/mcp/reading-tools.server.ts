import { hasScope, requireScope } from '#features/accounts/callers/caller.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { readTextOfHtml } from '#features/html/article-html.server.ts';
import { listAuthorNames, listFormFields, listPublicNames, toFormFields } from '#features/items/item-fields.ts';
import { findItem, type Item } from '#features/items/read-items.server.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { isOverAYearOld } from '#features/publishing/dates.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { findPublicItem } from '#features/publishing/public-content.server.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { searchContent } from '#features/search/search.server.ts';
import { renderContentMarkdown } from '#features/seo/markdown/render-content-markdown.server.ts';
import type { Site } from '#features/settings/site.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';
import { getKind, type ToolDeps, type ToolResult, toMaterial } from './tool.ts';

const MAX_FOUND = 20;

export const searchInput = z.strictObject({
  query: z.string().max(200),
  drafts: z
    .boolean()
    .default(false)
    .describe('Looks at titles of drafts, scheduled items and unpublished changes instead; needs drafts:read'),
});

interface Found {
  kind: string;
  id: string;
  title: string;
  excerpt: string;
  address: string;
  state: string;
}

export async function search(deps: ToolDeps, { query, drafts }: z.output<typeof searchInput>): Promise<ToolResult> {
  const results = await (drafts ? findDrafts(deps, query) : findPublic(deps, query));
  const lines = results.map(
    ({ kind, id, title, excerpt, address, state }) => `- ${kind} \`${id}\` (${state}): ${title} — ${excerpt || address}`,
  );
  return toMaterial(lines.join('\n') || 'Nothing was found.', { results });
}

async function findPublic({ db, searchedKinds, kinds, publicTexts, site, settings, now }: ToolDeps, query: string): Promise<Found[]> {
  const { timeZone } = (await site.read()).site;
  const options = { kinds: searchedKinds, publicTexts, limit: MAX_FOUND, groupLimit: MAX_FOUND, timeZone, now: now() };
  const { results, withAllWords = [], groups = [] } = await searchContent(db, query, options);
  const articles = [...results, ...withAllWords].map(({ id, title, excerpt, href }) => ({ kind: 'article', id, title, excerpt, href }));
  const others = groups.flatMap(({ noun, results: found }) => {
    const written = kinds.find((each) => each.noun === noun);
    const kind = written ?? searchedKinds.find((each) => each.noun === noun);
    return found.map(async ({ title, context, href }) => {
      const excerpt = context.map(({ text }) => text).join('');
      const address = decodeURIComponent(href.split('/').at(-1) ?? '');
      const item = written && (await findPublicItem(db, written, { address, now: now() }));
      return { kind: kind?.name ?? noun, id: item?.id ?? address, title, excerpt, href };
    });
  });
  return [...articles, ...(await Promise.all(others))].map(({ href, ...item }) => ({
    ...item,
    address: absoluteUrl(href, settings.SITE_URL),
    state: 'published',
  }));
}

async function findDrafts(deps: ToolDeps, query: string): Promise<Found[]> {
  requireScope(deps.caller, 'drafts:read');
  const { db, kinds, settings, now } = deps;
  const { timeZone } = (await deps.site.read()).site;
  const found: Found[] = [];
  for (const kind of kinds) {
    for (const show of ['draft', 'scheduled', 'changed'] as const) {
      const { items } = await listContent(db, kind, { query: { text: query.trim(), chosen: { show }, page: 1 }, now: now(), timeZone });
      for (const { id, title } of items.slice(0, MAX_FOUND)) {
        const address = absoluteUrl(`/admin/${kind.adminSegment}/${encodeURIComponent(id)}`, settings.SITE_URL);
        found.push({ kind: kind.name, id, title, excerpt: '', address, state: show });
      }
    }
  }
  return found;
}

export const readInput = z.strictObject({
  kind: z.string().max(40),
  id: z.string().max(300).describe('The id, or the last part of the address'),
  format: z
    .enum(['markdown', 'html'])
    .default('markdown')
    .describe('html is the text as it is stored: read that before you propose a change to it'),
});

export async function read(deps: ToolDeps, { kind: name, id, format }: z.output<typeof readInput>): Promise<ToolResult> {
  const { db, caller, settings, now } = deps;
  const kind = getKind(deps, name);
  const { site } = await deps.site.read();
  const mayReadDrafts = hasScope(caller, 'drafts:read');
  const names = mayReadDrafts ? listAuthorNames(kind) : [...listPublicNames(kind), 'state', 'version'];
  const view = mayReadDrafts ? 'author' : 'public';
  const reading = { view, fields: names, isRaw: true, site, siteUrl: settings.SITE_URL, now: now() } as const;
  const readByAddress = async () => {
    const found = await findPublicItem(db, kind, { address: id, now: now() });
    return found && findItem(db, kind, { ...reading, id: found.id });
  };
  const item = (await findItem(db, kind, { ...reading, id })) ?? (await readByAddress());
  if (!item) throw notFound(`no ${kind.name} ${id} for this caller`, `There is no ${kind.name} of this id.`);
  const state = item.isChanged && item.state === 'published' ? 'published, with unpublished changes' : item.state;
  const form = listFormFields(kind).flatMap(([field]) => (item[field] === undefined ? [] : [[field, item[field]]]));
  const { content = '', ...fields } = toFormFields(kind, Object.fromEntries(form));
  const text =
    format === 'html' ? content : await toMarkdown(kind, { ...item, content }, { site, isPublic: state === 'published', now: now() });
  return toMaterial(text, {
    kind: kind.name,
    id: item.id,
    title: item.title,
    state,
    version: item.version,
    address: item.url,
    fields,
    text,
  });
}

async function toMarkdown(
  { page }: PageKind,
  item: Item & { content: string },
  { site, isPublic, now }: { site: Site; isPublic: boolean; now: Date },
): Promise<string> {
  const text = (name: string) => String(item[name] ?? '');
  const publishedAt = text('publishedAt');
  const shown = {
    ...{ id: text('id'), address: null, title: text('title'), excerpt: text('excerpt'), author: text('author') || site.author.name },
    ...{ publishedAt, updatedAt: text('updatedAt'), content: item.content },
    ...(page.columns.includes('category') && { category: text('category') }),
    ...(page.columns.includes('readTime') && { readTime: getReadTime(await readTextOfHtml(item.content)) }),
  };
  const isOld = page.isInFeeds && isOverAYearOld(publishedAt, now);
  const place = { url: text('url'), isOld, isUndated: page.isUndated || !isPublic, timeZone: site.timeZone };
  return renderContentMarkdown(shown, place);
}
