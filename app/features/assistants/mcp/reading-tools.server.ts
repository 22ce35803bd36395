import { requireScope } from '#features/accounts/callers/caller.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { parseListQuery } from '#features/admin/content-list/list-query.ts';
import { getSavedRow } from '#features/editor/preview/changed-row.server.ts';
import { getStoredContent } from '#features/editor/save/stored-content.server.ts';
import type { FieldValues, PageKind, WrittenKind } from '#features/publishing/content-kind.ts';
import { isOverAYearOld } from '#features/publishing/dates.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { findPublicItem } from '#features/publishing/public-content.server.ts';
import { getAuthorName, type PublicItem } from '#features/publishing/public-item.ts';
import { searchContent } from '#features/search/search.server.ts';
import { renderContentMarkdown } from '#features/seo/markdown/render-content-markdown.server.ts';
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

async function findPublic({ db, searchedKinds, kinds, publicTexts, timeZone, settings, now }: ToolDeps, query: string): Promise<Found[]> {
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
  const { db, kinds, timeZone, settings, now } = deps;
  const found: Found[] = [];
  for (const kind of kinds) {
    for (const show of ['draft', 'scheduled', 'changed']) {
      const list = parseListQuery([], new URLSearchParams({ q: query, show }));
      const { items } = await listContent(db, kind, { query: list, now: now(), timeZone });
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
  const kind = getKind(deps, name);
  const { item, fields, state, version } = deps.caller.scopes.includes('drafts:read')
    ? await readStored(deps, kind, id)
    : await readPublic(deps, kind, id);
  const { title, content } = item;
  const address = absoluteUrl(kind.page.path(item), deps.settings.SITE_URL);
  const page = {
    url: address,
    isOld: kind.page.isInFeeds && isOverAYearOld(item.publishedAt, deps.now()),
    isUndated: kind.page.isUndated || state !== 'published',
    timeZone: deps.timeZone,
  };
  const text =
    format === 'html'
      ? content
      : await renderContentMarkdown({ ...item, author: getAuthorName(item, { author: { name: deps.authorName } }) }, page);
  const { content: _, ...others } = fields;
  return toMaterial(text, { kind: kind.name, id: item.id, title, state, version, address, fields: others, text });
}

interface ReadItem {
  item: PublicItem & { content: string };
  fields: FieldValues;
  state: 'draft' | 'scheduled' | 'published' | 'published, with unpublished changes';
  version: number;
}

async function readPublic({ db, now }: ToolDeps, kind: WrittenKind & PageKind, place: string): Promise<ReadItem> {
  const item =
    (await findPublicItem(db, kind, { id: place, now: now() })) ?? (await findPublicItem(db, kind, { address: place, now: now() }));
  if (!item) throw notFound(`no public ${kind.name} ${place}`, `There is no ${kind.name} of this id.`);
  const { rowFields, saved } = await getStoredContent(db, kind, { id: item.id, now: now() });
  const fields = Object.entries(rowFields).filter(([name]) => !kind.form.fields[name]?.namesItems); // those may be unpublished
  return { item, fields: Object.fromEntries(fields), state: 'published', version: saved.version };
}

/** As it was saved last, with what waits to be published. */
async function readStored(deps: ToolDeps, kind: WrittenKind & PageKind, place: string): Promise<ReadItem> {
  const { db, now } = deps;
  const id = (await findPublicItem(db, kind, { address: place, now: now() }))?.id ?? place;
  const stored = await getStoredContent(db, kind, { id, now: now() });
  if (stored.isInTrash) throw notFound(`${kind.name} ${id} is in the trash`, `There is no ${kind.name} of this id.`);
  const { saved } = stored;
  const { columns } = await getSavedRow(kind, { stored, now: now() });
  const state = saved.isDraft
    ? 'draft'
    : saved.publishedAt > now().toISOString()
      ? 'scheduled'
      : saved.isChanged
        ? 'published, with unpublished changes'
        : 'published';
  return { item: columns as unknown as ReadItem['item'], fields: saved.fields, state, version: saved.version }; // the row that its page would have
}
