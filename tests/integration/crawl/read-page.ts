import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';

/** What a visitor's browser is given at one address of the site. */
export interface CrawledPage {
  /** With its query. */
  path: string;
  status: number;
  /** Where it sends on to; of another site's address, null. */
  redirectPath: string | null;
  /** Null where it is no HTML. */
  document: CrawledDocument | null;
}

export interface CrawledDocument {
  title: string;
  description: string;
  /** The words of its first h1. */
  heading: string;
  isNoindex: boolean;
  /** Null where it has none. */
  canonicalUrl: string | null;
  links: CrawledLink[];
  images: CrawledImage[];
  ids: Set<string>;
}

interface CrawledLink {
  /** Of this site, with its query. */
  path: string;
  /** Without its sign; empty for none. */
  fragment: string;
  /** What a screen reader calls it. */
  name: string;
}

interface CrawledImage {
  /** Of this site; null where it is elsewhere. */
  path: string | null;
  /** Null where the attribute is missing: an empty one says that there is nothing to say. */
  alt: string | null;
}

/** Reads HTML as it was sent, without running anything; `url` is its own. */
export function readSettings(html: string, url: string): CrawledDocument {
  const elements = [...listElements(fromHtml(html))];
  const find = (name: string, matches: (element: Element) => boolean = () => true) =>
    elements.find((element) => element.tagName === name && matches(element));
  const findMeta = (name: string) =>
    getAttribute(
      find('meta', (element) => element.properties.name === name),
      'content',
    ) ?? '';
  const title = find('title');
  const heading = find('h1');
  const canonical = find('link', ({ properties }) => Array.isArray(properties.rel) && properties.rel.includes('canonical'));
  return {
    title: title ? toText(title).trim() : '',
    description: findMeta('description'),
    heading: heading ? toText(heading).trim() : '',
    isNoindex: /\bnoindex\b/.test(findMeta('robots')),
    canonicalUrl: getAttribute(canonical, 'href') ?? null,
    links: elements.filter(({ tagName }) => tagName === 'a').flatMap((link) => readLink(link, url)),
    images: elements.filter(({ tagName }) => tagName === 'img').map((image) => readImage(image, url)),
    ids: new Set(elements.flatMap((element) => getAttribute(element, 'id') ?? [])),
  };
}

/** The path and query of a URL of the same site; null of any other. */
export function toOwnPath(href: string, url: string): string | null {
  const own = new URL(url);
  const to = URL.canParse(href, url) ? new URL(href, url) : undefined;
  return to?.origin === own.origin ? to.pathname + to.search : null;
}

function readLink(link: Element, url: string): CrawledLink[] {
  const href = getAttribute(link, 'href');
  const path = href === undefined ? null : toOwnPath(href, url);
  if (href === undefined || path === null) return [];
  const fragment = decodeURIComponent(new URL(href, url).hash.slice(1));
  return [{ path, fragment, name: getName(link) }];
}

function readImage(image: Element, url: string): CrawledImage {
  const src = getAttribute(image, 'src');
  return { path: src === undefined ? null : toOwnPath(src, url), alt: getAttribute(image, 'alt') ?? null };
}

function getName(link: Element): string {
  const texts = [...listElements(link)].flatMap((element) => getAttribute(element, 'alt') ?? []);
  return (getAttribute(link, 'ariaLabel') ?? [toText(link), ...texts].join(' ')).trim();
}

function getAttribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : undefined;
}

function* listElements(node: Nodes): Generator<Element> {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type === 'element') yield child;
    yield* listElements(child);
  }
}
