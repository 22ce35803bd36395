import { hash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize as sanitizeTree } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  CLASSED_TAGS,
  isAllowedAttribute,
  isExternalHref,
  PARAGRAPH_TAGS,
  VALUE_PATTERNS,
} from './allowed-html.ts';
import { getClass, withoutClass } from './elements/element-kind.ts';
import { isFootnote } from './elements/footnote.ts';
import { findKindOf } from './elements/kinds.server.ts';
import { ELEMENT_KINDS } from './elements/kinds.ts';
import { isPlaceholder } from './image-placeholder.ts';

/** Sanitises by two parsers with one whitelist until nothing changes. Cached by content, so it runs both at save and when shown. */
export function sanitizeArticleHtml(html: string): string {
  const key = hash('sha256', html, 'base64');
  const hit = cached.get(key);
  if (hit !== undefined) return hit === UNCHANGED ? html : hit;
  const clean = sanitizeUntilStable(html);
  if (clean === html) cached.set(key, UNCHANGED, { size: ENTRY_BYTES });
  else {
    cached.set(key, clean, { size: ENTRY_BYTES + clean.length * 2 });
    cached.set(hash('sha256', clean, 'base64'), UNCHANGED, { size: ENTRY_BYTES });
  }
  return clean;
}

const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 200;
const UNCHANGED = Symbol('unchanged');
const cached = new LRUCache<string, string | typeof UNCHANGED>({ maxSize: CACHE_BYTES });

const MAX_PASSES = 6;

/** Parsers move misnested elements, so the output of one pass may change in the next. */
function sanitizeUntilStable(html: string): string {
  let before = html;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const after = sanitizeOnce(before);
    if (after === before) return after;
    before = after;
  }
  return sanitizeOnce(withoutTags(before));
}

function sanitizeOnce(html: string): string {
  const first = sanitizeWithHtmlparser2(html);
  const safe = exceedsFormattingLimit(first) ? withoutTags(first) : first;
  const tree = sanitizeTree(fromHtml(safe, { fragment: true }), schema) as Root; // a root in is a root out
  return toHtml({ ...tree, children: tree.children.filter((child) => child.type !== 'doctype').flatMap((child) => normalizeNode(child)) });
}

function sanitizeWithHtmlparser2(html: string): string {
  return sanitizeHtml(replaceControls(html).toWellFormed(), {
    ...DISCARD,
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: {
      ...Object.fromEntries(CLASSED_TAGS.map((tag) => [tag, ['class']])),
      ...Object.fromEntries(
        Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, CLASSED_TAGS.includes(tag) ? [...names, 'class'] : [...names]]),
      ),
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
    allowProtocolRelative: false,
    nestingLimit: 100,
    transformTags: { h1: 'h2', ...Object.fromEntries(PARAGRAPH_TAGS.map((tag) => [tag, 'p'])), '*': withAllowedAttributes },
  });
}

/** Slides and PDFs break lines by them, and XML has no place for any. */
function replaceControls(html: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it replaces
  return html.replace(/[\u000B\u000C]/g, ' ').replace(/[\u0000-\u0008\u000E-\u001F]/g, '');
}

const DISCARD = {
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'iframe', 'title'],
} satisfies sanitizeHtml.IOptions;

function withAllowedAttributes(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const kept = Object.entries(attributes).filter(([name, value]) => isAllowedAttribute(tagName, name, value));
  return { tagName, attribs: Object.fromEntries(kept) };
}

const FORMATTING = new Set('a b code em i s small strong u'.split(' '));
const MAX_REPEATS = 5000;

/** A parser repeats each open formatting tag in each block inside it; doing so by the thousand is an attack. */
export function exceedsFormattingLimit(html: string): boolean {
  let open = 0;
  let repeats = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (FORMATTING.has(tag)) open += slash ? -1 : 1;
    else if (!slash) repeats += open;
  }
  return repeats > MAX_REPEATS;
}

function withoutTags(html: string): string {
  return sanitizeHtml(html, { ...DISCARD, allowedTags: [], allowedAttributes: {} });
}

const PROPERTIES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

type SchemaAttribute = string | [string, ...RegExp[]];

function getSchemaAttributes(tag: string): SchemaAttribute[] {
  const names = (ALLOWED_ATTRIBUTES[tag] ?? []).map((name): SchemaAttribute => {
    const pattern = VALUE_PATTERNS[name];
    const property = PROPERTIES[name] ?? name;
    return pattern ? [property, pattern] : property;
  });
  const classes = ELEMENT_KINDS.filter((kind) => kind.tag === tag).map(({ className }) => className);
  return classes.length > 0 ? [...names, ['className', ...classes]] : names;
}

const schema: Schema = {
  tagNames: [...ALLOWED_TAGS],
  attributes: Object.fromEntries([...Object.keys(ALLOWED_ATTRIBUTES), ...CLASSED_TAGS].map((tag) => [tag, getSchemaAttributes(tag)])),
  ancestors: {
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    figcaption: ['figure'],
  },
  protocols: {},
  required: {},
  strip: ['script', 'style', 'template'],
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};

function normalizeNode(node: ElementContent, holder?: Element): ElementContent[] {
  if (node.type !== 'element') return [node];
  const isNote: boolean = isFootnote(node);
  const inside = isNote || WITHOUT_NOTES.includes(node.tagName) ? node : holder;
  const children = node.children.flatMap((child) => normalizeNode(child, inside));
  if (node.tagName === 'a' && node.properties.href === undefined) return children;
  if (node.tagName === 'img' && (!node.properties.src || isPlaceholder(String(node.properties.src)))) return [];
  if (node.tagName === 'p' && children.length === 0) return [];
  const element = { ...node, properties: withRel(node), children: node.tagName === 'pre' ? withoutLeadingBreak(children) : children };
  return [isComplete(element) && !(holder && isNote) ? element : withoutClass(element)];
}

/** A footnote in them has no place beside the line, or would be a control inside another. */
const WITHOUT_NOTES = ['a', 'pre', 'code'];

function isComplete(element: Element): boolean {
  const kind = findKindOf(element);
  return getClass(element) === '' || (kind !== undefined && (kind.isWhole?.(element) ?? true));
}

function withRel({ tagName, properties }: Element): Element['properties'] {
  const { href } = properties;
  return tagName === 'a' && typeof href === 'string' && isExternalHref(href) ? { ...properties, rel: ['noopener'] } : properties;
}

/** Each parse drops the line break that follows `<pre>`. */
function withoutLeadingBreak([first, ...rest]: ElementContent[]): ElementContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : rest;
  const value = first.value.replace(/^[\r\n]+/, '');
  return value ? [{ ...first, value }, ...rest] : withoutLeadingBreak(rest);
}

/** Lists each name once; a refused value is listed by its attribute. */
export function findStrippedHtml(html: string): { tags: string[]; attributes: string[] } {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    onOpenTag(tag, values) {
      const name = tag === 'h1' ? 'h2' : tag;
      if (!ALLOWED_TAGS.includes(name)) {
        tags.add(tag);
        return;
      }
      for (const [attribute, value] of Object.entries(values)) {
        if (attribute === 'rel' || isAllowedAttribute(name, attribute, value)) continue; // the sanitiser itself writes rel
        attributes.add(attribute);
      }
      if (name === 'img' && !isAllowedAttribute('img', 'src', values.src ?? '')) tags.add('img');
    },
  });
  return { tags: [...tags], attributes: [...attributes] };
}
