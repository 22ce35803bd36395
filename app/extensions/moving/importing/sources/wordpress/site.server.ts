import type { FindImage } from '../../reading/article-html.server.ts';
import { findTerms, getMeta, getText, type Terms, type WxrNode } from './wxr.server.ts';

export interface Attachment {
  id: number;
  url: string;
  alt: string;
  /** HTML. */
  caption: string;
  parent: number;
  order: number;
}

/** Kept from the first reading of an export, for the second. */
export interface WordPressSite {
  origin: string | null;
  /** Of the blog's address, without a slash at its end. */
  basePath: string;
  host: string;
  language: string;
  /** Names by login. */
  authors: Map<string, string>;
  categories: Terms;
  tags: Terms;
  attachments: Map<number, Attachment>;
  /** Attachments by the post that they belong to, in its order. */
  children: Map<number, Attachment[]>;
  /** Attachments by the path of their file. */
  files: Map<string, Attachment>;
  /** HTML of blocks that several posts share. */
  sharedBlocks: Map<number, string>;
  /** Ids of posts and pages. */
  posts: Set<number>;
}

const MAX_ATTACHMENTS = 50_000;
const MAX_TERMS = 20_000;
const MAX_SHARED_BLOCKS = 1000;
const MAX_POSTS = 200_000;
const MAX_KEPT_TEXT = 20_000_000;

export async function readSite(nodes: AsyncIterable<WxrNode>): Promise<WordPressSite> {
  const site: WordPressSite = {
    ...{ origin: null, basePath: '', host: '', language: '' },
    ...{ authors: new Map(), categories: new Map(), tags: new Map(), attachments: new Map(), children: new Map(), files: new Map() },
    ...{ sharedBlocks: new Map(), posts: new Set() },
  };
  let size = 0;
  /** A copy: a part of the text would keep all of it in memory. */
  const keep = (text: string, length = 1000) => {
    const kept = Buffer.from(text.slice(0, size < MAX_KEPT_TEXT ? length : 0)).toString();
    size += kept.length;
    return kept;
  };
  const addTerms = (terms: Terms, found: Terms) => {
    for (const [slug, { name, parent }] of found) {
      if (terms.size < MAX_TERMS && !terms.has(slug)) terms.set(keep(slug), { name: keep(name), parent: keep(parent) });
    }
  };
  for await (const node of nodes) {
    if (node.name === 'wp:base_blog_url' || (node.name === 'link' && site.origin === null)) setAddress(site, keep(node.text.trim()));
    else if (node.name === 'language') site.language ||= readLanguage(node.text);
    else if (node.name === 'wp:author' && site.authors.size < MAX_TERMS) {
      site.authors.set(keep(getText(node, 'wp:author_login')), keep(getText(node, 'wp:author_display_name')));
    } else if (node.name === 'wp:category') addTerms(site.categories, findTerms(node));
    else if (node.name === 'wp:tag') addTerms(site.tags, findTerms(node));
    else if (node.name === 'item') readItem(node);
  }
  for (const children of site.children.values()) children.sort((a, b) => a.order - b.order || a.id - b.id);
  return site;

  function readItem(item: WxrNode): void {
    const id = Number(getText(item, 'wp:post_id'));
    const type = getText(item, 'wp:post_type');
    addTerms(site.categories, findTerms(item, 'category'));
    addTerms(site.tags, findTerms(item, 'post_tag'));
    if ((type === 'post' || type === 'page') && site.posts.size < MAX_POSTS) site.posts.add(id);
    else if (
      type === 'wp_block' &&
      getText(item, 'wp:status') === 'publish' &&
      !getText(item, 'wp:post_password') &&
      site.sharedBlocks.size < MAX_SHARED_BLOCKS
    )
      site.sharedBlocks.set(id, keep(getText(item, 'content:encoded'), 500_000));
    else if (type === 'attachment' && site.attachments.size < MAX_ATTACHMENTS && !site.attachments.has(id)) addAttachment(item, id);
  }

  function addAttachment(item: WxrNode, id: number): void {
    const url = getText(item, 'wp:attachment_url') || getText(item, 'guid');
    const attachment = {
      ...{ id, url: keep(url), alt: keep(getMeta(item).get('_wp_attachment_image_alt') ?? '') },
      ...{ caption: keep(getText(item, 'excerpt:encoded'), 5000), parent: Number(getText(item, 'wp:post_parent')) || 0 },
      order: Number(getText(item, 'wp:menu_order')) || 0,
    };
    site.attachments.set(id, attachment);
    const children = site.children.get(attachment.parent);
    if (children) children.push(attachment);
    else site.children.set(attachment.parent, [attachment]);
    const key = readFilePath(url);
    if (key && !site.files.has(key)) site.files.set(keep(key), attachment);
  }
}

function setAddress(site: WordPressSite, address: string): void {
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (url) Object.assign(site, { origin: url.origin, host: url.host, basePath: url.pathname.replace(/\/$/, '') });
}

export function readLanguage(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-').slice(0, 35))[0] ?? '';
  } catch {
    return '';
  }
}

/** As `/wp-content/uploads/2020/01/photo.jpg`. Empty for what is no address. */
function readFilePath(address: string): string {
  return URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : '';
}

const SIZE = /-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i;

/** An image in one of its sizes becomes the file itself. */
export function createFindImage(files: ReadonlyMap<string, { url: string; alt: string }>): FindImage {
  return (address, alt) => {
    const src = removeResizing(address);
    const path = readFilePath(src);
    const candidates = [path, path.replace(SIZE, ''), path.replace(SIZE, '-scaled')];
    const attachment = candidates.map((candidate) => files.get(candidate)).find(Boolean);
    return attachment ? { src: attachment.url, alt: alt || attachment.alt } : { src, alt };
  };
}

/** Jetpack and WordPress.com resize by the query, and by a host in front of the address. */
function removeResizing(address: string): string {
  const original = address.replace(/^https?:\/\/i[0-3]\.wp\.com\//i, 'https://');
  const isResized = original !== address || /^https?:\/\/[\w-]{1,63}\.files\.wordpress\.com\//i.test(address);
  return isResized ? (original.split('?', 1)[0] ?? '') : address;
}
