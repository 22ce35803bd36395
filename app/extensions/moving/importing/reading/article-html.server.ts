import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { ALLOWED_ATTRIBUTES, PARAGRAPH_TAGS } from '#features/html/allowed-html.ts';

import { createElement, getClass } from '#features/html/elements/element-kind.ts';
import { isFootnote } from '#features/html/elements/footnote.ts';

import { findKind } from '#features/html/elements/kinds.ts';
import { parseVideoUrl } from '#platform/youtube/video-url.ts';
import { type Footnotes, readAnchors } from './anchors.ts';
import { boundHtml } from './bounded-html.server.ts';
import { findEmbed, isKnownEmbed, LEFT_OUT, type Thing } from './embeds.ts';
import { findElement, hasClass, isBlank, isBlock, isElement, isLink, linkCard, text } from './html-nodes.ts';
import { isOwnFile, readImageSource } from './image-source.ts';

export interface PlainArticle {
  html: string;
  /** Sentences on what was left out or became a link. */
  notes: string[];
}

/** A better source of an image, or its alternative text. */
export type FindImage = (src: string, alt: string) => { src: string; alt: string };

/** What stands in place of an element of one system; undefined for all others. */
export type Rewrite = (node: Element) => { nodes: ElementContent[]; lost?: Thing } | undefined;

interface Conversion {
  losses: Map<string, { thing: Thing; amount: number }>;
  findImage: FindImage;
  rewrite: Rewrite;
  footnotes: Footnotes;
  written: Set<Element>;
}

/** Turns the HTML of another system into that of an article. Not safe: it has yet to be sanitised. */
export function toPlainArticleHtml(
  html: string,
  findImage: FindImage = (src, alt) => ({ src, alt }),
  rewrite: Rewrite = () => undefined,
): PlainArticle {
  const bounded = boundHtml(html);
  const tree = fromHtml(bounded.html, { fragment: true });
  const footnotes = readAnchors(tree.children);
  const conversion: Conversion = { losses: new Map(), findImage, rewrite, footnotes, written: new Set() };
  const blocks = toBlocks(
    convertAll(
      tree.children.flatMap((node) => (node.type === 'doctype' ? [] : [node])),
      conversion,
    ),
    conversion,
  );
  while (conversion.written.size > 0 && /^(?:hr|h[2-4])$/.test(blocks.at(-1)?.tagName ?? '')) blocks.pop(); // of the notes
  const losses = [...conversion.losses.values()].map(({ thing, amount }) => describeLoss(thing, amount));
  return { html: blocks.map((block) => toHtml(clean(block, true))).join('\n'), notes: [...losses, ...bounded.notes] };
}

function count({ losses }: Conversion, thing: Thing): void {
  losses.set(thing.one, { thing, amount: (losses.get(thing.one)?.amount ?? 0) + 1 });
}

function describeLoss({ one, many, isLink }: Thing, amount: number): string {
  if (isLink) return amount === 1 ? `1 ${one} became a link.` : `${amount} ${many} became links.`;
  return amount === 1 ? `1 ${one} was left out.` : `${amount} ${many} were left out.`;
}

type Convert = (node: Element, conversion: Conversion) => ElementContent[];

/** What becomes of an element, by its tag, its class or both: the first line that fits. */
const CONVERSIONS: readonly [selectors: string, convert: Convert][] = [
  ['.kg-bookmark-card .wp-block-bookmark', convertBookmark],
  ['.gallery .wp-block-gallery .kg-gallery-card', convertGallery],
  [
    '.kg-callout-card .callout',
    (node, conversion) => [createElement('blockquote', { className: ['callout'] }, convertInside(node, conversion))],
  ],
  ['.wp-block-pullquote', convertPullQuote],
  ['.wp-caption .gallery-item figure.blocks-gallery-grid figure.blocks-gallery-item figure.gallery-icon', convertFigure],
  ['.wp-caption-text .gallery-caption', convertCaption],
  ['.blocks-gallery-grid .blocks-gallery-item .gallery-icon', convertInside],
  ['figure', convertFigure],
  ['figcaption', convertCaption],
  ['hr', (node) => [node]],
  ['img.emoji img.wp-smiley', ({ properties }) => [text(String(properties.alt ?? ''))]],
  ['img', convertImage],
  ['picture', convertPicture],
  ['pre', (node, conversion) => [{ ...node, children: flatten(convertAll(node.children, conversion), text('\n')) }]],
  ['summary', (node, conversion) => toBlocks([createElement('strong', {}, convertAll(node.children, conversion))], conversion)],
  ['input', ({ properties }) => (properties.type === 'checkbox' ? [text(properties.checked === undefined ? '☐' : '☑')] : [])],
  ['form', convertForm],
  ['script', convertScript],
  ['noscript', (node, conversion) => convertAll(node.children, conversion)],
  ['iframe.wp-embedded-content', () => []],
  ['iframe', ({ properties }, conversion) => toEmbed(readAddress(properties), String(properties.title ?? ''), conversion)],
  ['object', convertObject],
  ['embed', ({ properties }, conversion) => toEmbed(readAddress(properties), '', conversion)],
  ['video audio', convertMedia],
  ['a', convertLink],
  ['p h2 h3 h4', (node, conversion) => toBlocks(convertAll(node.children, conversion), conversion, node)],
  [PARAGRAPH_TAGS.join(' '), (node, conversion) => toBlocks(convertChildren(node, conversion), conversion)],
  ['td th tr li', convertStructure],
  [
    'ul ol dl dt dd blockquote table caption thead tbody tfoot',
    (node, conversion) => convertStructure(node, conversion).filter(({ children }) => !children.every(isBlank)),
  ],
  ['b code em i s small strong u', (node, conversion) => format(node, convertChildren(node, conversion))],
  ['mark sub sup abbr cite q br', convertInline],
];

const CONVERTERS = CONVERSIONS.flatMap(([selectors, convert]) =>
  selectors.split(' ').map((selector) => {
    const [tag, className] = selector.split('.');
    return { tag, className, convert };
  }),
);

function convert(node: ElementContent, conversion: Conversion): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || conversion.written.has(node)) return [];
  const rewritten = conversion.rewrite(node);
  if (rewritten?.lost) count(conversion, rewritten.lost);
  if (rewritten) return convertAll(rewritten.nodes, conversion);
  const fits = ({ tag, className }: (typeof CONVERTERS)[number]) =>
    (!tag || tag === node.tagName) && (!className || hasClass(node, className));
  return (CONVERTERS.find(fits)?.convert ?? convertChildren)(node, conversion);
}

function convertChildren({ children, properties }: Element, conversion: Conversion): ElementContent[] {
  const { dataBackground } = properties;
  const background = dataBackground ? convertImage(createElement('img', { src: String(dataBackground) }), conversion) : [];
  return [...background, ...convertAll(children, conversion)];
}

function convertStructure(node: Element, conversion: Conversion): Element[] {
  return [{ ...node, children: convertChildren(node, conversion).flatMap((child) => toParagraph(child)) }];
}

function convertInline(node: Element, conversion: Conversion): ElementContent[] {
  const children = convertChildren(node, conversion);
  const isOfNote = node.tagName === 'sup' && children.every((child) => isFootnote(child) || isBlank(child));
  return isOfNote || children.some(isBlock) ? children : [{ ...node, children }];
}

function convertInside(node: Element, conversion: Conversion): Element[] {
  return toBlocks(convertAll(node.children, conversion), conversion);
}

function convertAll(nodes: ElementContent[], conversion: Conversion): ElementContent[] {
  return withoutNoscriptCopies(nodes).flatMap((node) => convert(node, conversion));
}

/** A lazy image and its copy for readers without JavaScript stand next to each other. */
function withoutNoscriptCopies(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some((node) => isElement(node, 'noscript'))) return nodes;
  const kept: ElementContent[] = [];
  const written = nodes.filter((node) => !isBlank(node));
  for (const [index, node] of written.entries()) {
    const copy = isElement(node, 'noscript') ? getImage(node) : undefined;
    const before = getImage(kept.at(-1));
    const after = getImage(written[index + 1]);
    const lazy = before && isSameImage(before, copy) ? before : after;
    if (copy && lazy && isSameImage(lazy, copy)) lazy.properties = { ...lazy.properties, ...copy.properties };
    else kept.push(node);
  }
  return kept;
}

function isSameImage(lazy: Element, copy: Element | undefined): boolean {
  const src = readImageSource(lazy.properties);
  return Boolean(copy) && (!src || src === readImageSource(copy?.properties ?? {}));
}

function getImage(node: ElementContent | undefined): Element | undefined {
  return node?.type === 'element' ? findElement(node, ({ tagName }) => tagName === 'img') : undefined;
}

/** Inline nodes between blocks become paragraphs, or the given heading. */
function toBlocks(nodes: ElementContent[], conversion: Conversion, like: Element = createElement('p', {})): Element[] {
  const blocks: Element[] = [];
  let line: ElementContent[] = [];
  const endLine = () => {
    if (!line.every(isBlank)) blocks.push(...toTextBlocks(line, like, conversion));
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      endLine();
      blocks.push(...toParagraph(node));
    }
  }
  endLine();
  return blocks;
}

function toTextBlocks(nodes: ElementContent[], like: Element, conversion: Conversion): Element[] {
  if (nodes.every((node) => isBlank(node) || isImage(node)))
    return nodes.filter(isImage).map((image) => createElement('figure', {}, [image]));
  if (like.tagName !== 'p') return [{ ...like, children: trim(nodes) }];
  const blocks: Element[] = [];
  let lines: ElementContent[][] = [];
  const endParagraph = () => {
    const written = trimBlank(lines, (line) => line.every(isBlank));
    if (written.length > 0)
      blocks.push({ ...like, children: trim(written.flatMap((line, index) => (index ? [createElement('br', {}), ...line] : line))) });
    lines = [];
  };
  for (const line of splitLines(nodes)) {
    const url = line.every(({ type }) => type === 'text') ? toText(createElement('p', {}, line)).trim() : '';
    if (!/^https?:\/\/\S+$/i.test(url)) lines.push(line);
    else {
      endParagraph();
      blocks.push(...(isKnownEmbed(url) ? toEmbed(url, '', conversion) : [linkParagraph(url, url)]));
    }
  }
  endParagraph();
  return blocks;
}

/** From the first item that is not blank to the last one. */
function trimBlank<T>(items: T[], isBlank: (item: T) => boolean): T[] {
  const isWritten = (item: T) => !isBlank(item);
  return items.slice(items.findIndex(isWritten), items.findLastIndex(isWritten) + 1);
}

function trim(nodes: ElementContent[]): ElementContent[] {
  return nodes.map((node, index) => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === nodes.length - 1 ? value.trimEnd() : value };
  });
}

function splitLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'br')) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

/** A caption outside of a figure is a paragraph. */
function toParagraph<T extends ElementContent>(node: T): (T | Element)[] {
  if (!isElement(node, 'figcaption')) return [node];
  return node.children.every(isBlank) ? [] : [createElement('p', {}, node.children)];
}

function format(node: Element, children: ElementContent[]): ElementContent[] {
  if (node.tagName === 'a' && !node.properties.href) return children;
  if (!children.some(isBlock)) return children.length > 0 || node.tagName !== 'a' ? [{ ...node, children }] : [];
  return children.map((child) => {
    if (!isBlock(child)) return isBlank(child) ? child : { ...node, children: [child] };
    if (/^(?:p|h[2-4]|figcaption)$/.test(child.tagName)) return { ...child, children: [{ ...node, children: child.children }] };
    const isLinkedImage = node.tagName === 'a' && child.tagName === 'figure';
    return isLinkedImage
      ? { ...child, children: child.children.map((part) => (isElement(part, 'img') ? { ...node, children: [part] } : part)) }
      : child;
  });
}

function convertLink(node: Element, conversion: Conversion): ElementContent[] {
  const { properties } = node;
  const { notes, backLinks } = conversion.footnotes;
  const note = notes.get(node);
  if (note) return convertNote(note, conversion);
  if (hasClass(node, 'wp-block-file__button') || backLinks.has(node)) return [];
  const children = convertAll(node.children, conversion);
  const href = String(properties.href ?? '');
  const written = children.filter((child) => !isBlank(child));
  const image = written.length === 1 ? getImage(written[0]) : undefined;
  const isToImage =
    isOwnFile(href, String(image?.properties.src)) || /[?&]attachment_id=/.test(href) || String(properties.rel).includes('attachment');
  if (!image || !isToImage) return format(node, children);
  if (/^https?:/i.test(href) && isOwnFile(href, String(image.properties.src)) && href !== image.properties.src)
    image.properties = { src: href, alt: image.properties.alt };
  return children;
}

/** Its number goes, and so does the note below. */
function convertNote(note: Element, conversion: Conversion): ElementContent[] {
  if (conversion.written.has(note)) return [];
  conversion.written.add(note);
  return convertWords(note, conversion, createElement('small', { className: ['footnote'] }));
}

function convertImage({ properties }: Element, { findImage }: Conversion): ElementContent[] {
  const src = readImageSource(properties);
  const isCounter = Number(properties.width ?? 2) <= 1 && Number(properties.height ?? 2) <= 1;
  if (!src || isCounter) return [];
  const { width, height } = properties;
  const image = findImage(src, String(properties.alt ?? ''));
  return [createElement('img', { ...image, ...(width && height && image.src === src && { width, height }) })];
}

function convertPicture(node: Element, conversion: Conversion): ElementContent[] {
  const image = getImage(node);
  const source = findElement(node, ({ properties }) => Boolean(properties.dataFullSrcset));
  if (image && source && !readImageSource(image.properties)) image.properties.dataFullSrcset = source.properties.dataFullSrcset;
  return convertAll(node.children, conversion);
}

/** One figure for each image. The caption of several images, or of something else, follows as a paragraph. */
function convertFigure(node: Element, conversion: Conversion): ElementContent[] {
  const converted = convertAll(node.children, conversion);
  const captions = converted.filter((child) => isElement(child, 'figcaption'));
  const blocks = toBlocks(
    converted.filter((child) => !isElement(child, 'figcaption')),
    conversion,
  );
  if (blocks.length === 0 && node.children.some((child) => child.type === 'element' && !isElement(child, 'figcaption'))) return []; // a caption of nothing
  const [only, ...others] = blocks;
  const isAlone = only?.tagName === 'figure' && others.length === 0 && !only.children.some((child) => isElement(child, 'figcaption'));
  if (isAlone)
    return [
      { ...only, properties: readWidth(node), children: [...only.children, ...captions.slice(0, 1)] },
      ...captions.slice(1).flatMap((one) => toParagraph(one)),
    ];
  return [...blocks, ...captions.flatMap((caption) => toParagraph(caption))];
}

const WIDTHS: Readonly<Record<string, string>> = {
  ...{ alignfull: 'full', 'kg-width-full': 'full', alignwide: 'wide', 'kg-width-wide': 'wide', alignleft: 'left', alignright: 'right' },
};

function readWidth(node: Element): Properties {
  const [width] = Object.keys(WIDTHS).flatMap((name) => (hasClass(node, name) ? (WIDTHS[name] ?? []) : []));
  return width ? { className: [width] } : {};
}

/** Of two pictures or more; what is said of all of them follows it. */
function convertGallery(node: Element, conversion: Conversion): ElementContent[] {
  const blocks = node.tagName === 'figure' ? convertFigure(node, conversion) : convertInside(node, conversion);
  const [pictures, others] = [blocks.filter((block) => isElement(block, 'figure')), blocks.filter((block) => !isElement(block, 'figure'))];
  return pictures.length > 1 ? [createElement('figure', { className: ['gallery'] }, pictures), ...others] : blocks;
}

function convertPullQuote(node: Element, conversion: Conversion): ElementContent[] {
  const quote = findElement(node, ({ tagName }) => tagName === 'blockquote') ?? node;
  return [createElement('blockquote', { className: ['pull-quote'] }, convertInside(quote, conversion))];
}

function convertCaption(node: Element, conversion: Conversion): ElementContent[] {
  return convertWords(node, conversion, createElement('figcaption', {}));
}

/** Inline nodes only, between the first and the last word; nothing without words. */
function convertWords(node: Element, conversion: Conversion, like: Element): ElementContent[] {
  const children = trim(trimBlank(flatten(convertAll(node.children, conversion), createElement('br', {})), isBlank));
  return children.length > 0 ? [{ ...like, children }] : [];
}

/** Inline nodes only. */
function flatten(nodes: ElementContent[], separator: ElementContent): ElementContent[] {
  return nodes.flatMap((node, index) => {
    if (!isBlock(node)) return [node];
    const isLast = nodes.slice(index + 1).every(isBlank);
    return [...flatten(node.children, separator), ...(isLast ? [] : [separator])];
  });
}

function convertBookmark(node: Element, conversion: Conversion): ElementContent[] {
  const link = findElement(node, isLink);
  const [title, description] = ['title', 'description'].map((name) =>
    findElement(node, (each) => getClass(each).includes(`bookmark-${name}`)),
  );
  const caption = findElement(node, (each) => each.tagName === 'figcaption' || hasClass(each, 'figcaption'));
  if (!link || !title) return convertInside(node, conversion);
  const card = linkCard(String(link.properties.href), toText(title).trim(), description ? toText(description).trim() : '');
  return [card, ...(caption ? convertCaption(caption, conversion) : [])];
}

/** A form that was never closed holds the rest of the text. */
const MAX_FORM_TEXT = 300;

function convertForm(node: Element, conversion: Conversion): ElementContent[] {
  count(conversion, LEFT_OUT.form);
  const children = convertAll(node.children, conversion);
  return toText(createElement('p', {}, children)).trim().length > MAX_FORM_TEXT ? toBlocks(children, conversion) : [];
}

function convertScript({ properties }: Element, conversion: Conversion): ElementContent[] {
  const url = readAddress(properties);
  if (/^https:\/\/gist\.github\.com\//.test(url)) return toEmbed(url.replace(/\.js(?=$|\?)/, ''), '', conversion);
  count(conversion, LEFT_OUT.script);
  return [];
}

function convertObject(node: Element, conversion: Conversion): ElementContent[] {
  const isPreview = hasClass(node, 'wp-block-file__embed');
  const isParameter = ({ tagName, properties }: Element) =>
    tagName === 'embed' || (tagName === 'param' && /^(?:movie|src|url)$/i.test(String(properties.name)));
  const source = findElement(node, isParameter);
  const others = node.children.filter((child) => !isElement(child, 'embed') && !isElement(child, 'param'));
  const url = readAddress(node.properties) || readAddress(source?.properties ?? {});
  return [...(isPreview ? [] : toEmbed(url, '', conversion)), ...convertAll(others, conversion)];
}

function convertMedia(node: Element, conversion: Conversion): ElementContent[] {
  const source = findElement(node, ({ properties }) => Boolean(readAddress(properties)));
  const url = source ? readAddress(source.properties) : '';
  const inside = convertAll(
    node.children.filter((child) => !isElement(child, 'source')),
    conversion,
  );
  if (!url) return inside;
  if (parseVideoUrl(url)) return toEmbed(url, '', conversion);
  const isVideo = node.tagName === 'video';
  count(conversion, isVideo ? LEFT_OUT.video : LEFT_OUT.audio);
  return [linkParagraph(url, isVideo ? 'Watch the video' : 'Listen to the recording')];
}

function toEmbed(url: string, title: string, conversion: Conversion): Element[] {
  const video = url ? parseVideoUrl(url) : undefined;
  if (video) return [createElement('p', {}, [video.url])];
  const { thing, href, words } = findEmbed(url);
  count(conversion, thing);
  return href ? [linkParagraph(href, title.trim() || words)] : [];
}

function readAddress({ src, data, dataSrc, dataLazySrc, value }: Properties): string {
  const url = String([dataSrc, dataLazySrc, src, data, value].find((candidate) => candidate && candidate !== 'about:blank') ?? '');
  return url.startsWith('//') ? `https:${url}` : url.trim();
}

function linkParagraph(href: string, words: string): Element {
  return createElement('p', {}, [createElement('a', { href }, [words])]);
}

function clean(node: ElementContent, isTop: boolean): ElementContent {
  if (node.type !== 'element') return node;
  const [only, ...others] = node.children;
  const video = !isTop && node.tagName === 'p' && only?.type === 'text' && others.length === 0 ? only.value : '';
  const children = /^https:\/\//.test(video) && parseVideoUrl(video) ? [createElement('a', { href: video }, [video])] : node.children;
  const properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => isKept(node, name)));
  return { ...node, properties, children: children.map((child) => clean(child, false)) };
}

function isKept(node: Element, property: string): boolean {
  if (property === 'id') return node.tagName === 'h2' || node.tagName === 'h3'; // until links within the page are led
  if (property === 'className') return findKind(node.tagName, getClass(node)) !== undefined;
  const attribute = property.toLowerCase();
  return Boolean(ALLOWED_ATTRIBUTES[node.tagName]?.includes(attribute) || ALLOWED_ATTRIBUTES['*']?.includes(attribute));
}

/** An image, perhaps in a link. */
function isImage(node: ElementContent): node is Element {
  if (!isElement(node, 'a')) return isElement(node, 'img');
  const [only, ...others] = node.children.filter((child) => !isBlank(child));
  return others.length === 0 && isElement(only, 'img');
}
