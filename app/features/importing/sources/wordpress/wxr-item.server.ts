import { htmlToText } from '#features/html/html-text.server.ts';
import type { WxrNode } from './wxr.server.ts';

/** By their slugs. */
export type Terms = Map<string, { name: string /** Slug, or empty. */; parent: string }>;

export function getText(node: WxrNode, name: string): string {
  return node.children.find((child) => child.name === name)?.text.trim() ?? '';
}

export function getMeta(item: WxrNode): Map<string, string> {
  const metas = item.children.filter(({ name }) => name === 'wp:postmeta');
  return new Map(metas.map((meta) => [getText(meta, 'wp:meta_key'), getText(meta, 'wp:meta_value')]));
}

/** Of a kind such as `post_tag`, on an item; or the one that the element declares. */
export function findTerms(node: WxrNode, domain?: string): Terms {
  if (domain) {
    const found = node.children.filter(({ name, attributes }) => name === 'category' && attributes.domain === domain);
    return new Map(found.map(({ attributes, text }) => [attributes.nicename || text.trim(), { name: toPlainText(text), parent: '' }]));
  }
  const slug = getText(node, 'wp:category_nicename') || getText(node, 'wp:tag_slug');
  const name = toPlainText(getText(node, 'wp:cat_name') || getText(node, 'wp:tag_name')) || slug;
  return slug ? new Map([[slug, { name, parent: getText(node, 'wp:category_parent') }]]) : new Map();
}

const MAX_TEXT = 5000;

/** WordPress writes titles and names as HTML. */
export function toPlainText(html: string): string {
  const text = html.slice(0, MAX_TEXT).trim();
  return /[<&]/.test(text) ? htmlToText(text) : text;
}
