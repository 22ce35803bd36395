import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { isOneOf } from '#db/contains.ts';
import {
  type ContentKind,
  type FieldValues,
  findTagColumn,
  hasFirstDate,
  type StoredRow,
  type WrittenKind,
} from '#features/publishing/content-kind.ts';
import { getAddress, pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { NEVER } from '#features/publishing/dates.ts';
import { MAX_TAGGED } from '#features/publishing/newest-tags.server.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { isInCategory } from '#features/publishing/public-content.server.ts';
import { findRevision, readRevisionFields } from '#features/publishing/revisions/revisions.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { renderFeedHtml } from '#features/seo/feeds/feed-html.server.ts';
import { fillInAll } from '#features/settings/fill-in.ts';
import { fillInHtml } from '#features/settings/filled-html.server.ts';
import type { Site } from '#features/settings/site.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { z } from '#platform/forms/zod.ts';
import { parseJson } from '#platform/text/decode.ts';
import { toSlug } from '#platform/text/slug.ts';
import { type ItemValue, listAuthorNames, listFormFields, listPublicNames, toValue } from './item-fields.ts';

export type Item = Record<string, ItemValue>;

/** `public` is what readers see; `author` also drafts, with unpublished changes in the place of what readers see. */
export type View = 'public' | 'author';

interface Reading {
  view: View;
  fields?: readonly string[] | undefined;
  /** Texts as they are stored, which readers of a public view else get to work wherever it is read. */
  isRaw?: boolean;
  site: Site;
  siteUrl: string;
  now: Date;
}

const cursorSchema = z.strictObject({ publishedAt: z.iso.datetime(), id: z.string().min(1).max(500) });

/** The last item of the page before. */
export type Cursor = z.infer<typeof cursorSchema>;

interface Listing extends Reading {
  isDraftsOnly: boolean;
  limit: number;
  cursor: Cursor | undefined;
  category: string | undefined;
  tag: string | undefined;
}

/** Of a page that has the texts too. */
export const MAX_WHOLE_ITEMS = 20;
/** Bounds the texts of one page, so that it can be cached. */
const MAX_CHARACTERS = 2_000_000;

/** Newest first. `next` is the cursor of the next page. */
export async function listItems(db: Db, kind: ContentKind, listing: Listing): Promise<{ items: Item[]; next: string | null }> {
  const { limit, cursor: after, category, tag } = listing;
  const fields = listing.fields ?? listNames(kind, listing.view).filter((name) => name !== TEXT);
  const most = fields.includes(TEXT) ? Math.min(limit, MAX_WHOLE_ITEMS) : limit;
  const tagged = tag === undefined ? undefined : await findTagged(db, kind, { ...listing, tag });
  const rows = await select(db, kind, listing, fields)
    .$if(category !== undefined, (query) => query.where(isInCategory(db, category ?? '')))
    .$if(tagged !== undefined, (query) => query.where(isOneOf(db, tagged ?? [])))
    .$if(after !== undefined, (query) => query.where('publishedAt', '<=', after?.publishedAt ?? ''))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb.or([eb('publishedAt', '<', after?.publishedAt ?? ''), eb('id', '>', after?.id ?? '')])),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(most + 1)
    .execute();
  const shown = takeUpTo(rows.slice(0, most), MAX_CHARACTERS);
  const items: Item[] = [];
  for (const row of shown) {
    items.push(await toItem(db, kind, row, { ...listing, fields }));
    if (fields.includes(TEXT)) await yieldToEventLoop();
  }
  const last = shown.at(-1);
  return { items, next: last && rows.length > shown.length ? writeCursor(last) : null };
}

export async function findItem(
  db: Db,
  kind: ContentKind,
  { id, asCreated = false, ...reading }: Reading & { id: string; asCreated?: boolean },
): Promise<Item | undefined> {
  const fields = reading.fields ?? listNames(kind, reading.view);
  const row = await select(db, kind, { ...reading, isDraftsOnly: false }, fields)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !asCreated || row.version === 1) return row && toItem(db, kind, row, { ...reading, fields });
  const first = await findRevision(db, { kind: kind.name, itemId: id }, 1); // revisions of the last 30 days are there
  const { savedAt = row.publishedAt, isPublished = false } = first ?? {};
  const dates = { publishedAt: savedAt, updatedAt: savedAt, ...(hasFirstDate(kind) && { firstPublishedAt: NEVER }) };
  const created = { ...row, version: 1, draftRevisionId: null, isDraft: !isPublished, ...(!isPublished && dates) };
  return toItem(db, kind, created, { ...reading, fields }, first?.fields);
}

/** Those that the view does not have. */
export function listHidden(kind: ContentKind, view: View, fields: readonly string[] = []): string[] {
  const names = listNames(kind, view);
  return fields.filter((name) => !names.includes(name));
}

const TEXT = 'content';

function listNames(kind: ContentKind, view: View): string[] {
  return view === 'author' ? listAuthorNames(kind) : listPublicNames(kind);
}

/** Visibility stands in the WHERE. A text is read only if it is asked for, or stands in a column with the rest. */
function select(
  db: Db,
  kind: ContentKind,
  { view, isDraftsOnly, now }: Pick<Listing, 'view' | 'isDraftsOnly' | 'now'>,
  fields: readonly string[],
) {
  const columns: readonly string[] = kind.form?.columns ?? Object.keys(kind.publicColumns ?? {});
  const state = kind.form ? (['updatedAt', 'version', 'isDraft', 'draftRevisionId'] as const) : [];
  return toContentDb(db)
    .selectFrom(kind.table)
    .select(['id', 'publishedAt', getAddress(kind).as('segment'), ...state])
    .select(pickColumns(columns.filter((name) => name !== TEXT || fields.includes(TEXT)) as never[])) // those of the kind's table
    .select(pickColumns(hasFirstDate(kind) ? (['firstPublishedAt'] as const) : []))
    .where('deletedAt', 'is', null)
    .$if(view === 'public', (query) => query.where(isVisible(kind, now)))
    .$if(isDraftsOnly, (query) => query.where('isDraft', '=', true));
}

async function toItem(
  db: Db,
  kind: ContentKind,
  row: StoredRow & { id: string; publishedAt: string },
  { view, fields = [], isRaw, site, siteUrl, now }: Reading,
  texts?: FieldValues,
): Promise<Item> {
  const { id, publishedAt } = row;
  const segment = texts ? texts.address || id : row.segment;
  const url = kind.page ? absoluteUrl(kind.page.path({ id, address: String(segment) }), siteUrl) : String(row.url);
  const waiting = view === 'author' && row.draftRevisionId ? await readRevisionFields(db, String(row.draftRevisionId)) : undefined;
  const stored = kind.form ? getValues(kind as WrittenKind, { ...row, content: row.content ?? '' }, texts ?? waiting) : (row as Item); // values of publicColumns
  const values = view === 'author' || isRaw ? stored : await toReaders(kind, stored, { url, site, siteUrl });
  const state = row.isDraft ? 'draft' : publishedAt > now.toISOString() ? 'scheduled' : 'published';
  const all: Item = {
    ...values,
    ...{ id, url, publishedAt },
    ...(kind.form && {
      updatedAt: String(row.updatedAt),
      version: Number(row.version),
      state,
      isChanged: !row.isDraft && waiting !== undefined,
    }),
    ...(row.firstPublishedAt !== undefined && row.firstPublishedAt !== NEVER && { firstPublishedAt: String(row.firstPublishedAt) }),
  };
  return Object.fromEntries(['id', 'url', ...fields].flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

function getValues(kind: WrittenKind, row: StoredRow & { id: string }, waiting: Record<string, string> | undefined): Item {
  const { form } = kind;
  const texts = { ...form.toFields(Object.fromEntries(form.columns.map((name) => [name, row[name]])), row.id), ...waiting };
  return Object.fromEntries(listFormFields(kind).map(([name, field]) => [name, toValue(field, texts[name] ?? '')]));
}

/** Links and images work wherever the item is read. */
async function toReaders(
  kind: ContentKind,
  values: Item,
  { url, site, siteUrl }: { url: string; site: Site; siteUrl: string },
): Promise<Item> {
  const { [TEXT]: html, ...texts } = values;
  const shown = kind.hasPlaceholders ? fillInAll(texts, site) : texts;
  for (const [name, value] of Object.entries(shown)) {
    if (name.endsWith('Url') && typeof value === 'string' && value) shown[name] = absoluteUrl(value, siteUrl);
  }
  if (shown.author === '' && !kind.page?.isUndated) shown.author = site.author.name;
  if (typeof html !== 'string' || html === '') return shown;
  return { ...shown, [TEXT]: await renderFeedHtml(kind.hasPlaceholders ? await fillInHtml(html, site) : html, url) };
}

async function findTagged(db: Db, kind: ContentKind, { tag, ...listing }: Listing & { tag: string }): Promise<string[]> {
  const column = findTagColumn(kind);
  if (column === undefined) return [];
  const rows = await select(db, kind, listing, [])
    .clearSelect()
    .select(['id', sql.ref<unknown>(column).as('tags')])
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(MAX_TAGGED)
    .execute();
  const slug = toSlug(tag, 'tag');
  const slugs = new Map<string, string>();
  const toKnownSlug = (each: string) => slugs.get(each) ?? slugs.set(each, toSlug(each, 'tag')).get(each);
  return rows.flatMap(({ id, tags }) => (Array.isArray(tags) && tags.some((each) => toKnownSlug(String(each)) === slug) ? [id] : []));
}

function writeCursor({ publishedAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ publishedAt, id })).toString('base64url');
}

/** Undefined if the text is not a cursor. */
export function parseCursor(text: string): Cursor | undefined {
  return cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString())).data;
}

/** At least one. */
function takeUpTo<Row extends StoredRow>(rows: readonly Row[], characters: number): Row[] {
  let sum = 0;
  return rows.filter((row, at) => {
    sum += String(row.content ?? '').length;
    return at === 0 || sum <= characters;
  });
}
