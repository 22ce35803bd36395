import { type Found, GUESSED_LETTERS, type ImportedItem } from '../../reading/source.ts';
import { toPostHtml } from './post-html.server.ts';
import { isRestricted } from './restrictions.ts';
import { readLanguage, type WordPressSite } from './site.server.ts';
import { findTerms, getMeta, getText, toPlainText, type WxrNode } from './wxr.server.ts';

/** WordPress’s own, and what plugins keep next to it: no one has read them. */
const NO_CONTENT = new Set(
  `nav_menu_item revision wp_template wp_template_part wp_global_styles wp_navigation wp_block wp_font_family wp_font_face custom_css
  customize_changeset oembed_cache user_request acf-field acf-field-group guest-author`.split(/\s+/),
);

/** Undefined for what is no content. */
export function toFound(item: WxrNode, site: WordPressSite): Found | undefined {
  const type = getText(item, 'wp:post_type') || 'post';
  const status = getText(item, 'wp:status');
  const base = {
    key: `wordpress:${site.host}${site.basePath}:${getText(item, 'wp:post_id')}`,
    title: toPlainText(getText(item, 'title')),
  };
  if (NO_CONTENT.has(type) || status === 'auto-draft') return undefined;
  if (type === 'attachment') return toAttachmentPage(item, site, base);
  const isPublic = status === 'publish' || status === 'future';
  const oldAddresses = findAddresses(item, site, { type, isPublic });
  if (type !== 'post' && type !== 'page') {
    return isPublic || status === ''
      ? { type: 'left-out', ...base, reason: `Its type is “${type}”, so it isn’t an article.`, oldAddresses }
      : undefined;
  }
  if (item.problem) return { type: 'left-out', ...base, reason: item.problem, oldAddresses: [] };
  if (status === 'trash') return { type: 'left-out', ...base, reason: 'It was in the trash.', oldAddresses: [] };
  return { ...base, ...toItem(item, site, { type, status, isPublic }), oldAddresses };
}

/** Whose name says that nobody reads it, or that of a draft. */
const NOT_PUBLIC = new Set(['draft', 'pending', 'private', 'trash', 'auto-draft']);

interface Kind {
  type: string;
  status: string;
  isPublic: boolean;
}

function toItem(
  item: WxrNode,
  site: WordPressSite,
  { type, status, isPublic }: Kind,
): Omit<ImportedItem, 'key' | 'title' | 'oldAddresses'> {
  const meta = getMeta(item);
  const content = getText(item, 'content:encoded');
  const plain = toPostHtml({ id: Number(getText(item, 'wp:post_id')), content, footnotes: meta.get('footnotes') ?? '' }, site);
  const isLimited = isRestricted(meta);
  const hasPassword = getText(item, 'wp:post_password') !== '';
  const publishedAt = findDate(item, isPublic);
  const comments = item.children.filter(isComment).length;
  const cover = site.attachments.get(Number(meta.get('_thumbnail_id')));
  const notes = [
    item.isGuess === true && GUESSED_LETTERS,
    status === 'private' && 'It was private, so it’s now a draft.',
    !isPublic && !NOT_PUBLIC.has(status) && `Its status is “${status.slice(0, 40)}”, so it’s a draft.`,
    isLimited && 'A plugin may have limited it to some readers, so it’s a draft.',
    hasPassword && 'It was password-protected, so it’s now a draft.',
    ...plain.notes,
    meta.has('_thumbnail_id') && !cover && 'Its featured image is missing from the export.',
    comments > 0 && (comments === 1 ? '1 comment was left out.' : `${comments} comments were left out.`),
  ];
  const [language = ''] = findTerms(item, 'language').keys();
  return {
    type: 'item',
    ...(type === 'page' && { isPage: true }),
    html: plain.html,
    excerpt: toPlainText(getText(item, 'excerpt:encoded')) || findTeaser(plain.content),
    categories: [...findTerms(item, 'category')].filter(([slug]) => slug !== 'uncategorized').map(([, { name }]) => name),
    tags: [...findTerms(item, 'post_tag').values()].map(({ name }) => name),
    author: findAuthor(item, site),
    isDraft: !isPublic || hasPassword || isLimited || plain.hasPaywall || (status === 'future' && !publishedAt),
    publishedAt,
    updatedAt: parseDate(getText(item, 'wp:post_modified_gmt')),
    slug: getText(item, 'wp:post_name'),
    cover: cover ? { src: cover.url, alt: cover.alt, caption: toPlainText(cover.caption) } : null,
    ...readSeo(meta, site),
    language: readLanguage(language) || site.language,
    notes: notes.filter((note) => note !== false),
  };
}

function isComment(node: WxrNode): boolean {
  return node.name === 'wp:comment' && getText(node, 'wp:comment_approved') === '1' && !/back$/.test(getText(node, 'wp:comment_type'));
}

const MAX_TEASER = 600;

function findTeaser(content: string): string {
  const end = content.indexOf('<!--more');
  const teaser = end > 0 && end < 4 * MAX_TEASER ? toPlainText(content.slice(0, end)) : '';
  return teaser.length <= MAX_TEASER ? teaser : '';
}

/** Co-Authors Plus writes several authors as terms. */
function findAuthor(item: WxrNode, { authors }: WordPressSite): string {
  const coauthors = [...findTerms(item, 'author').values()].map(({ name }) => authors.get(name) || name);
  const creator = getText(item, 'dc:creator');
  return [...new Set(coauthors)].join(', ') || authors.get(creator) || creator;
}

function findDate(item: WxrNode, isPublic: boolean): string | null {
  const date = parseDate(getText(item, 'wp:post_date_gmt'));
  if (date || !isPublic) return date;
  const published = new Date(getText(item, 'pubDate'));
  return published.getFullYear() > 0 ? published.toISOString() : parseDate(getText(item, 'wp:post_date'));
}

/** WordPress writes `0000-00-00 00:00:00` for a draft. */
function parseDate(text: string): string | null {
  const date = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? new Date(`${text.replace(' ', 'T')}Z`) : undefined;
  return date && date.getFullYear() > 0 ? date.toISOString() : null;
}

function findAddresses(item: WxrNode, site: WordPressSite, { type, isPublic }: Omit<Kind, 'status'>): string[] {
  const id = getText(item, 'wp:post_id');
  const plain = [`${site.basePath}/?p=${id}`, ...(type === 'page' ? [`${site.basePath}/?page_id=${id}`] : [])];
  if (!isPublic) return plain;
  const [link = '', guid = ''] = ['link', 'guid'].map((name) => toPath(getText(item, name), site));
  const guidId = Number(/[?&](?:p|page_id)=(\d{1,15})$/.exec(guid)?.[1] ?? id);
  const isGuidOfOther = !guid.startsWith('/') || (guidId !== Number(id) && site.posts.has(guidId));
  const addresses = [...new Set([link, isGuidOfOther ? '' : guid, ...plain])];
  return addresses.filter((address) => address !== '' && address !== `${site.basePath}/`);
}

/** Without the origin if it is of the site. */
function toPath(address: string, { host }: WordPressSite): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address.startsWith('/') ? address : '';
  const url = new URL(address);
  return url.host === host ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : address;
}

/** Only what has a page of its own, and belongs to nothing that comes. */
function toAttachmentPage(item: WxrNode, site: WordPressSite, base: { key: string; title: string }): Found | undefined {
  const link = getText(item, 'link');
  const files = [getText(item, 'wp:attachment_url'), getText(item, 'guid')];
  if (!link || files.includes(link) || site.posts.has(Number(getText(item, 'wp:post_parent')))) return undefined;
  return { type: 'left-out', ...base, reason: 'It was an attachment page.', oldAddresses: [toPath(link, site)].filter(Boolean) };
}

const SEO_TITLES = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title', '_seopress_titles_title'];
const SEO_DESCRIPTIONS = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_seopress_titles_desc',
];

function readSeo(meta: Map<string, string>, { host }: WordPressSite) {
  const findWritten = (keys: string[]) =>
    toPlainText(keys.map((key) => meta.get(key) ?? '').find((text) => text && !isTemplate(text)) ?? '');
  const canonicalUrl = meta.get('_yoast_wpseo_canonical') || meta.get('rank_math_canonical_url') || '';
  return {
    metaTitle: findWritten(SEO_TITLES),
    metaDescription: findWritten(SEO_DESCRIPTIONS),
    canonicalUrl: URL.canParse(canonicalUrl) && new URL(canonicalUrl).host !== host ? canonicalUrl : '',
    isNoindex: meta.get('_yoast_wpseo_meta-robots-noindex') === '1' || /"noindex"/.test(meta.get('rank_math_robots') ?? ''),
  };
}

/** Filled in by the plugin, as `%%title%%`, `%title%` or `#post_title`. */
function isTemplate(text: string): boolean {
  return /%[a-z_]{1,60}%|#(?:post|site|separator)_[a-z]/.test(text);
}
