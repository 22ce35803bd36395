import { basename } from 'node:path/posix';
import { htmlToText } from '#features/html/html-text.server.ts';
import { getEmphasisCost, MAX_EMPHASIS_COST } from '#features/html/markdown/emphasis-cost.ts';
import { z } from '#platform/forms/zod.ts';
import { parseJson } from '#platform/text/decode.ts';
import { toPlainArticleHtml } from '../../reading/article-html.server.ts';
import { decodePath } from '../../reading/image-source.ts';
import { toIsoDate } from '../../reading/iso-date.ts';
import {
  type Found,
  GUESSED_LETTERS,
  ImportError,
  type ImportedItem,
  type ImportFiles,
  type ImportSource,
  item,
  type OpenedExport,
} from '../../reading/source.ts';
import { GATED, PAYWALL } from './ghost-cards.ts';
import { readRows } from './ghost-rows.server.ts';
import { writeLexical, writeMobiledoc } from './ghost-text.ts';

const MAX_JSON_FILES = 20;
const MAX_ROWS = 200_000;
const MAX_TABLE_BYTES = 50 * 1024 ** 2;
const MAX_TEXT = 2_000_000;
/** Of JSON with other posts. */
const POST = /"(?:html|lexical|mobiledoc)"/;
const GHOST_URL = '__GHOST_URL__';

const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().catch('');
const order = z.number().catch(0);
/** Decides who may see a post, so another type is an unknown word and not an absent one. */
const word = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : JSON.stringify(value ?? '')).replace(/^""$/, ''));

const postSchema = z.object({
  ...{ id, author_id: id.optional().catch(undefined), published_at: z.unknown().optional(), updated_at: z.unknown().optional() },
  ...{ type: word, page: word, status: word, visibility: word, email_only: word },
  ...{ uuid: text, title: text, slug: text, html: text, lexical: text, mobiledoc: text, feature_image: text, custom_excerpt: text },
  ...{ meta_title: text, meta_description: text, canonical_url: text, codeinjection_head: text, codeinjection_foot: text, locale: text },
});

const postMetaSchema = z.object({
  ...{ post_id: id, email_only: word },
  ...{ meta_title: text, meta_description: text, feature_image_alt: text, feature_image_caption: text },
});

type Post = z.infer<typeof postSchema>;
type Tables = ReturnType<typeof createTables>;

export const ghostSource: ImportSource = {
  name: 'ghost',
  label: 'Ghost',
  async open(files) {
    const candidates = files.files.filter(({ path }) => path.endsWith('.json') && path.split('/').length <= 3);
    for (const { path } of candidates.slice(0, MAX_JSON_FILES)) {
      if (!(await looksLikeGhost(files, path))) continue;
      const tables = await readTables(files, path);
      if (tables) return openGhost(files, { path, tables });
    }
    return undefined;
  },
};

async function looksLikeGhost(files: ImportFiles, path: string): Promise<boolean> {
  for await (const chunk of await files.open(path)) return /^\s*\{\s*"(?:db|data|meta)"\s*:/.test(String(chunk).slice(0, 1000));
  return false;
}

function createTables() {
  return {
    settings: createTable(z.object({ key: text, value: text })),
    users: createTable(z.object({ id, name: text, slug: text, profile_image: text })),
    tags: createTable(z.object({ id, name: text, slug: text, visibility: text })),
    posts_tags: createTable(z.object({ post_id: id, tag_id: id, sort_order: order })),
    posts_authors: createTable(z.object({ post_id: id, author_id: id, sort_order: order })),
    posts_meta: createTable(postMetaSchema),
  };
}

function createTable<T>(schema: z.ZodType<T>) {
  const rows: T[] = [];
  const add = (row: unknown) => {
    const { data } = schema.safeParse(row);
    if (data) rows.push(data);
  };
  return { rows, add };
}

/** Undefined where no posts are. */
async function readTables(files: ImportFiles, path: string): Promise<Tables | undefined> {
  const tables = createTables();
  const byName = new Map(Object.entries(tables));
  let [rows, bytes, posts] = [0, 0, 0];
  for await (const { table, json } of readRows(await files.open(path), new Set([...byName.keys(), 'posts']))) {
    if (table === 'posts') posts += POST.test(json) ? 1 : 0;
    else {
      rows += 1;
      bytes += json.length;
      if (rows > MAX_ROWS || bytes > MAX_TABLE_BYTES) throw new ImportError('It has too many tags and authors to read.');
      byName.get(table)?.add(parseRow(json));
    }
  }
  return posts > 0 ? tables : undefined;
}

function parseRow(json: string): unknown {
  const row = parseJson(json);
  if (row === undefined) throw new ImportError('The JSON in this export is damaged. Export it again.');
  return row;
}

function openGhost(files: ImportFiles, { path, tables }: { path: string; tables: Tables }): OpenedExport {
  const images = new Map(files.files.map((file) => [toImageName(file.path), file.path]));
  const members = files.files.find((file) => /^members.*\.csv$/.test(basename(file.path)));
  const siteUrl = findSiteUrl(tables);
  const links = linkTables(tables);

  const toSource = (src: string): string => {
    const isOwn = src.startsWith(GHOST_URL) || src.startsWith('/') || (siteUrl !== null && src.startsWith(`${siteUrl}/`));
    const image = isOwn ? images.get(toImageName(decodePath(src))) : undefined;
    return image ? `file:${image}` : src.replace(GHOST_URL, siteUrl ?? '');
  };

  async function* read(): AsyncGenerator<Found> {
    for (const { slug, name } of tables.tags.rows) {
      if (slug && !name.startsWith('#')) yield { type: 'address', address: `/tag/${slug}/`, to: { tag: name } };
    }
    for (const { slug } of tables.users.rows) if (slug) yield { type: 'address', address: `/author/${slug}/`, to: { path: '/about' } };
    for await (const { json, isGuess } of readRows(await files.open(path), new Set(['posts']))) {
      const { data: post } = postSchema.safeParse(parseRow(json));
      if (post && files.mayRead?.(`${post.title} (${post.slug || post.id})`) !== false)
        yield toItem(post, { ...links.of(post), isGuess, siteUrl, toSource });
    }
  }
  return {
    siteUrl,
    read,
    toOldAddress: (file) => (toImageName(file) ? `/content/images/${toImageName(file)}` : undefined),
    ...(members && { subscribers: members.path }),
  };
}

/** The path below `images`, without the folder of a smaller size or of another format; empty for another file. */
function toImageName(path: string): string {
  const at = `/${path}`.indexOf('/images/');
  const name = at < 0 ? '' : path.slice(at + 'images/'.length);
  return name.replace(/^size\/[^/]+\//, '').replace(/^format\/[^/]+\//, '');
}

/** Newer exports name no site; older ones do so in the addresses of their images. */
function findSiteUrl({ settings, users }: Tables): string | null {
  const addresses = [...settings.rows.map(({ value }) => value), ...users.rows.map((user) => user.profile_image)];
  const address = addresses.find((each) => /^https?:\/\/[^/]+\/content\/images\//.test(each));
  return address && URL.canParse(address) ? new URL(address).origin : null;
}

function linkTables({ users, tags, posts_tags, posts_authors, posts_meta }: Tables) {
  const names = new Map(users.rows.map((user) => [user.id, user.name]));
  const tagNames = new Map(tags.rows.map((tag) => [tag.id, tag.name]));
  const byOrder = (one: { sort_order: number }, other: { sort_order: number }) => one.sort_order - other.sort_order;
  const authorsByPost = Map.groupBy(posts_authors.rows.toSorted(byOrder), (row) => row.post_id);
  const tagsByPost = Map.groupBy(posts_tags.rows.toSorted(byOrder), (row) => row.post_id);
  const metaByPost = Map.groupBy(posts_meta.rows, (row) => row.post_id);
  return {
    of: (post: Post) => {
      const authors = authorsByPost.get(post.id)?.map((row) => row.author_id) ?? [post.author_id ?? ''];
      const allTags = tagsByPost.get(post.id)?.map((row) => tagNames.get(row.tag_id) ?? '') ?? [];
      const metas = metaByPost.get(post.id) ?? [];
      return {
        author: authors.flatMap((author) => names.get(author) || []).join(', '),
        tags: allTags.filter((tag) => tag && !tag.startsWith('#')),
        meta: metas.at(-1),
        isEmailOnly: [post, ...metas].some((row) => !isOff(row.email_only)),
      };
    },
  };
}

interface Links extends ReturnType<ReturnType<typeof linkTables>['of']> {
  isGuess: boolean;
  siteUrl: string | null;
  toSource(src: string): string;
}

function toItem(post: Post, { author, tags, meta, isEmailOnly, isGuess, siteUrl, toSource }: Links): ImportedItem {
  const written = writeText(post);
  const { open, hasGated } = dropGated(written.html);
  const source = open.slice(0, MAX_TEXT).replaceAll(GHOST_URL, siteUrl ?? '');
  const plain = toPlainArticleHtml(source, (src, alt) => ({ src: toSource(src), alt }));
  const publishedAt = toIsoDate(post.published_at);
  const caption = htmlToText(meta?.feature_image_caption ?? '');
  const hiding = findHiding(post, { publishedAt, isEmailOnly, hasPaywall: open.includes(PAYWALL) || open.includes('data-gh-segment=') });
  const isPublic = post.status === 'published' && publishedAt !== null;
  return item({
    isPage: isPage(post),
    key: `ghost:${post.uuid || post.id}`,
    title: post.title,
    html: plain.html,
    excerpt: post.custom_excerpt,
    categories: tags.slice(0, 1),
    tags,
    author,
    isDraft: hiding.length > 0 || post.status === 'draft',
    publishedAt,
    updatedAt: toIsoDate(post.updated_at),
    slug: post.slug,
    oldAddresses: isPublic && post.slug ? [`/${post.slug}/`] : [],
    cover: post.feature_image
      ? { src: toSource(post.feature_image), alt: meta?.feature_image_alt ?? '', ...(caption && { caption }) }
      : null,
    metaTitle: meta?.meta_title || post.meta_title,
    metaDescription: meta?.meta_description || post.meta_description,
    canonicalUrl: post.canonical_url.replace(GHOST_URL, siteUrl ?? ''),
    language: post.locale,
    notes: [
      ...hiding,
      ...(isGuess ? [GUESSED_LETTERS] : []),
      ...(post.codeinjection_head || post.codeinjection_foot ? ['Code in its header or footer was left out.'] : []),
      ...new Set([...written.notes, ...(hasGated ? [GATED] : [])]),
      ...plain.notes,
    ],
  });
}

/** Ghost's HTML of cards is a layout with players and buttons, so cards are written from what they hold. */
function writeText({ html, lexical, mobiledoc }: Post): { html: string; notes: string[] } {
  const asHtml = { html, notes: [] };
  if (html && !html.includes('kg-card')) return asHtml;
  return (isReadable(lexical) && writeLexical(lexical)) || (isReadable(mobiledoc) && writeMobiledoc(mobiledoc)) || asHtml;
}

/** It may have cards of Markdown. */
function isReadable(json: string): boolean {
  return json !== '' && json.length <= MAX_TEXT && getEmphasisCost(json) <= MAX_EMPHASIS_COST;
}

/** Without what Ghost shows to members alone. A part that does not end goes to the end of the text. */
function dropGated(html: string): { open: string; hasGated: boolean } {
  let hasGated = false;
  const [first = '', ...parts] = html.split(/<!--\s{0,9}kg-gated-block:begin\b/i);
  const shown = parts.map((part) => {
    const start = part.indexOf('-->');
    const unquoted = part
      .slice(0, Math.max(0, start))
      .split('"')
      .filter((_, at) => at % 2 === 0);
    if (` ${unquoted.join('')} `.includes(' nonMember:true ')) return part.slice(start + 3);
    hasGated = true;
    const end = part.search(/<!--\s{0,9}kg-gated-block:end\b/i);
    return end < 0 ? '' : part.slice(end);
  });
  return { open: [first, ...shown].join(''), hasGated };
}

const RESTRICTED = ['members', 'paid', 'tiers', 'filter'];

/** The reasons why readers did not see it, or may not have seen it: empty for what was public, and for a draft. */
function findHiding(
  post: Post,
  { publishedAt, isEmailOnly, hasPaywall }: { publishedAt: string | null; isEmailOnly: boolean; hasPaywall: boolean },
) {
  const { type, status, visibility } = post;
  const isOpen = visibility === '' || visibility === 'public';
  const isRestricted = RESTRICTED.includes(visibility) || /^(?:status|label|tier|product):/.test(visibility);
  const isLive = status === 'published' || status === 'scheduled';
  const reasons: [unknown, string][] = [
    [!isPage(post) && type !== '' && type !== 'post', `Its type is “${type.slice(0, 40)}”, so it’s a draft.`],
    [status === 'sent', 'It was only sent as an email, so it’s a draft.'],
    [!isLive && status !== 'sent' && status !== 'draft', `Its status is “${status.slice(0, 40)}”, so it’s a draft.`],
    [isLive && publishedAt === null, 'It has no date of publication, so it’s a draft.'],
    [isEmailOnly, 'It was for the email alone, so it’s a draft.'],
    [isRestricted, 'It was for members only, so it’s a draft.'],
    [!isOpen && !isRestricted, `Its visibility is “${visibility.slice(0, 40)}”, so it’s a draft.`],
    [isOpen && hasPaywall, 'A part of it was for members only, so it’s a draft.'],
  ];
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []));
}

function isPage({ type, page }: Post): boolean {
  return type === 'page' || !isOff(page);
}

function isOff(value: string): boolean {
  return ['', '0', 'false'].includes(value);
}
