import type { Found, ImportFiles, ImportSource, MovedAddress } from '../../reading/source.ts';
import { toFound } from './post.server.ts';
import { readSite, type WordPressSite } from './site.server.ts';
import { findWxrEncoding, getText, readWxr, type WxrNode } from './wxr.server.ts';

/** WordPress.com divides a large site into several files. */
const MAX_EXPORTS = 100;

interface Export {
  path: string;
  encoding: string;
}

export const wordpressSource: ImportSource = {
  name: 'wordpress',
  label: 'WordPress',
  async open(files) {
    const exports = await findExports(files);
    if (exports.length === 0) return undefined;
    const site = await readSite(readAll(files, exports));
    return { siteUrl: site.origin, read: () => readFound(files, exports, site) };
  },
};

async function findExports(files: ImportFiles): Promise<Export[]> {
  const candidates = files.files.filter(({ path }) => /\.(?:xml|wxr)$/i.test(path) || files.files.length === 1).slice(0, MAX_EXPORTS);
  const exports: Export[] = [];
  for (const { path } of candidates) {
    const encoding = await findWxrEncoding(await files.open(path));
    if (encoding) exports.push({ path, encoding });
  }
  return exports;
}

async function* readAll(files: ImportFiles, exports: Export[]): AsyncGenerator<WxrNode> {
  for (const { path, encoding } of exports) yield* readWxr(await files.open(path), encoding);
}

async function* readFound(files: ImportFiles, exports: Export[], site: WordPressSite): AsyncGenerator<Found> {
  for await (const node of readAll(files, exports)) {
    if (node.name !== 'item' || files.mayRead?.(`${getText(node, 'title')} (${getText(node, 'wp:post_id')})`) === false) continue;
    const found = toFound(node, site);
    if (found) yield found;
  }
  yield* listMovedAddresses(site);
}

function* listMovedAddresses({ basePath, categories, tags, authors }: WordPressSite): Generator<MovedAddress> {
  for (const [slug, { name, parent }] of categories) {
    if (slug === 'uncategorized') continue;
    const path = [slug];
    for (let above = parent; above && path.length < 10 && !path.includes(above); above = categories.get(above)?.parent ?? '')
      path.unshift(above);
    yield { type: 'address', address: toAddress(basePath, 'category', ...path), to: { category: name } };
  }
  for (const [slug, { name }] of tags) yield { type: 'address', address: toAddress(basePath, 'tag', slug), to: { tag: name } };
  for (const login of authors.keys())
    yield { type: 'address', address: toAddress(basePath, 'author', toAuthorSlug(login)), to: { path: '/about' } };
}

function toAddress(...parts: string[]): string {
  return new URL(`${parts.join('/')}/`, 'http://localhost').pathname;
}

function toAuthorSlug(login: string): string {
  return login
    .toLowerCase()
    .replace(/[^a-z0-9_.\s-]/g, '')
    .replace(/[\s.]+/g, '-');
}
