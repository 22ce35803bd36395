import { type ContentKind, getPageSegment } from '#features/publishing/content-kind.ts';
import { OLD_QUERY_KEYS } from '#features/publishing/redirects/old-address.ts';
import { getRootAddress } from '#features/publishing/redirects/reserved-addresses.server.ts';
import { hasMarkdown } from '#features/seo/markdown/pages-with-markdown.ts';
import { toCanonicalPath, toLowerCasePath } from '#platform/http/canonical-path.ts';

/** A public page's canonical URL: no unknown query keys, odd spellings or doubled slashes. */
export interface ShareablePage {
  key: string;
  path: string;
  target: string;
  isNegotiated: boolean;
  isMarkdown: boolean;
  hasQuery: boolean;
  dependsOnViewer: boolean;
  /** Of the content API: a request with a token gets a response of its own. */
  takesToken: boolean;
  /** False for pages that admins see differently, Markdown at a page's own URL (some caches ignore `Vary: Accept`), and searches. */
  isForShared: boolean;
  item?: { kind: string; id: string } | undefined;
}

const PRIVATE_PATH = /^\/(admin|auth|api|draft|newsletter)(\/|$)|\.data$/i;
/** The description for people, and what programs read. */
const PUBLIC_API = /^\/api(\/v1(\/(?!.*\.data$).*)?)?$/;
const QUERY_KEYS: { path: RegExp; keys: string[] }[] = [
  { path: /^\/$/, keys: ['confirmed', ...OLD_QUERY_KEYS] },
  { path: /^\/search$/, keys: ['q'] },
  { path: /^\/contact$/, keys: ['service', 'solution'] },
  { path: /^\/(category|series|tag)\/[^/]+$/, keys: ['page'] },
  { path: /^\/(articles|sitemap|solutions)$/, keys: ['page'] },
  { path: /^(\/category\/[^/]+)?\/feed\.(xml|json)$/, keys: ['page'] },
  { path: /^\/sitemap\.xml$/, keys: ['part'] },
];

/** Names and ids in these keep their case. */
const API_PATH = /^\/api\/v1(\/|\?|$)/;

const MARKDOWN = /\.md$/i;

/** Undefined for the admin, sign-in, the search panel, private links and the framework's data. */
export type PageParser = (target: string, accept: string | undefined) => ShareablePage | undefined;

export function createPageParser(kinds: readonly ContentKind[]): PageParser {
  const namedPath = pathPattern([...kinds.map(getPageSegment), 'images'], '([^/]+)(.*)');
  const negotiatedPath = pathPattern(kinds.filter(({ page }) => page?.hasMarkdown).map(getPageSegment), '[^/.]+');

  const viewerPath = pathPattern(kinds.filter(({ hasSwitch }) => hasSwitch).map(getPageSegment), '[^/.]+');

  const itemPages = kinds.flatMap((kind) => {
    const segment = getPageSegment(kind);
    return segment ? [{ kind: kind.name, path: `/${segment}/` }] : [];
  });

  const rootKind = kinds.find((kind) => kind.page && !getPageSegment(kind));

  function findItem(path: string): ShareablePage['item'] {
    const rootAddress = rootKind && getRootAddress(path);
    if (rootAddress) return { kind: rootKind.name, id: decodeId(rootAddress) };
    const page = itemPages.find((each) => path.startsWith(each.path));
    const id = page && path.slice(page.path.length);
    return page && id && !/[/.]/.test(id) ? { kind: page.kind, id: decodeId(id) } : undefined;
  }

  /** Routes ignore case: without this one page would be cached under thousands of spellings. Ids keep theirs. */
  function toLowerCase(path: string): string {
    const [, area = '', name = '', rest = path] = namedPath.exec(path) ?? [];
    return area.toLowerCase() + name.replace(MARKDOWN, '.md') + toLowerCasePath(rest);
  }

  return (target, accept) => {
    const [rawPath = '/', ...rest] = target.split('?');
    const canonicalPath = toCanonicalPath(rawPath);
    const takesToken = isOfApi(canonicalPath);
    const path = takesToken ? canonicalPath : toLowerCase(canonicalPath);
    if (isPrivatePath(path)) return undefined;
    const query = takesToken ? sortQuery(rest.join('?')) : pickKnownQuery(path, rest.join('?'));
    const isNegotiated = negotiatedPath.test(path) || hasMarkdown(path) || (rootKind !== undefined && getRootAddress(path) !== undefined);
    const isMarkdown = isNegotiated && prefersMarkdown(accept);
    const canonical = query ? `${path}?${query}` : path;
    const dependsOnViewer = viewerPath.test(path);
    return {
      key: isMarkdown ? `${canonical} markdown` : canonical,
      path,
      target: isMarkdown ? `${path}.md` : canonical,
      isNegotiated,
      isMarkdown,
      hasQuery: query !== '',
      dependsOnViewer,
      takesToken,
      isForShared: !dependsOnViewer && !isMarkdown && !/^(\/api\/v1)?\/search$/.test(path),
      item: isMarkdown ? undefined : findItem(path),
    };
  };
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // no page has it
  }
}

function pathPattern(segments: (string | null)[], rest: string): RegExp {
  return new RegExp(`^(/(?:${segments.filter(Boolean).join('|')})/)${rest}$`, 'i');
}

export function isOfApi(target: string): boolean {
  return API_PATH.test(target);
}

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATH.test(path) && !PUBLIC_API.test(path);
}

export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('text/markdown')) return false;
  const getWeight = (type: string) => {
    const item = accept.split(',').find((part) => part.split(';')[0]?.trim().toLowerCase() === type);
    return item === undefined ? 0 : Number(/;\s*q=([\d.]+)/i.exec(item)?.[1] ?? 1);
  };
  return getWeight('text/markdown') > 0 && getWeight('text/markdown') >= getWeight('text/html');
}

/** The API refuses unknown keys by itself. */
function sortQuery(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

function pickKnownQuery(path: string, query: string): string {
  const keys = query ? QUERY_KEYS.find((rule) => rule.path.test(path))?.keys : undefined;
  if (!keys) return '';
  const params = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const key of keys) {
    const value = params.get(key);
    if (value !== null) known.set(key, value);
  }
  return known.toString();
}
