import path from 'node:path/posix';
import { replaceBetween } from '#features/html/markdown/markdown-source.ts';
import { type Fields, readText } from '../../reading/fields.ts';
import type { Found } from '../../reading/imported-item.ts';
import { toIsoDate } from '../../reading/iso-date.ts';
import type { ImportFiles, ImportSource } from '../../reading/source.ts';
import { readList, readPart, splitFrontMatter } from './front-matter.ts';
import { writeMarkdown } from './markdown-text.server.ts';
import { fillPattern, makeOldAddress, type PathParts, readPath } from './old-address.ts';
import { readSiteConfig, type SiteConfig } from './site-config.server.ts';

const MAX_TEXT_BYTES = 2 * 1024 ** 2;
/** More than an article can hold; parsed, it takes much more memory. */
const MAX_TEXT_LENGTH = 600_000;
const TOO_LONG = 'Its text is longer than 600,000 characters.';
const TEXT_FILE = /\.(?:md|markdown|mdx|mdoc)$/i;
const HTML_POST = /^_posts\/[^/]*\.html$/;
const NOT_TEXTS = /^(?:_includes|_layouts|_data|archetypes|themes|layouts|vendor|bin)\//;
const LISTS = /^(?:_index|404)\./;
const PUBLIC_FOLDERS = ['', 'static/', 'public/', 'assets/', 'src/', 'src/assets/', 'source/', 'content/'];
const COVERS = 'image cover heroImage hero_image featured_image featuredImage cover_image coverImage images thumbnail banner header'.split(
  ' ',
);
const COVER_PARTS = ['src', 'image', 'url', 'path', 'relative', 'overlay_image', 'teaser'];

export const markdownSource: ImportSource = {
  name: 'markdown',
  label: 'Markdown',
  async open(files) {
    const isSingle = files.files.length === 1;
    const config = isSingle ? null : await readSiteConfig(files);
    const isText = (file: string) => !config || (!NOT_TEXTS.test(file) && !LISTS.test(path.basename(file)));
    const texts = files.files.filter((file) => (TEXT_FILE.test(file.path) || HTML_POST.test(file.path)) && isText(file.path));
    if (texts.length === 0) return undefined;
    const sorted = texts.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const isShort = ({ bytes }: { bytes: number }) => bytes <= MAX_TEXT_BYTES;
    return {
      siteUrl: config?.siteUrl ?? null,
      async *read() {
        const short = sorted.filter(isShort).map((file) => file.path);
        const folder = indexFolder(files, config, config ? await indexAddresses(files, short, config) : new Map());
        for (const file of sorted) {
          const found = isShort(file) ? await readItem(files, file.path, folder) : leaveOut(file.path, TOO_LONG);
          if (found) yield found;
        }
      },
      toOldAddress: (file) => (config ? toPublicPath(file, config) : undefined),
    };
  },
};

interface Folder {
  config: SiteConfig | null;
  paths: ReadonlySet<string>;
  /** By their names, in small letters. */
  byName: ReadonlyMap<string, string>;
  /** Of texts, by their paths. */
  addresses: ReadonlyMap<string, string>;
}

function indexFolder(files: ImportFiles, config: SiteConfig | null, addresses: Folder['addresses']): Folder {
  const byName = new Map<string, string>();
  for (const file of files.files) {
    const name = path.basename(file.path).toLowerCase();
    for (const key of [name, name.replace(TEXT_FILE, '')]) if (!byName.has(key)) byName.set(key, file.path);
  }
  return { config, paths: new Set(files.files.map((file) => file.path)), byName, addresses };
}

async function readFile(files: ImportFiles, file: string): Promise<string> {
  return Buffer.from(await files.read(file, MAX_TEXT_BYTES)).toString();
}

function leaveOut(file: string, reason: string): Found {
  return { type: 'left-out', key: `markdown:${file}`, title: file, reason, oldAddresses: [] };
}

async function readItem(files: ImportFiles, file: string, folder: Folder): Promise<Found | undefined> {
  const { fields: given, body, notes } = splitFrontMatter(await readFile(files, file));
  if (body.length > MAX_TEXT_LENGTH) return leaveOut(file, TOO_LONG);
  const { config } = folder;
  if (config && !given) return file.includes('/') ? leaveOut(file, 'It has no front matter, so it isn’t an article.') : undefined;
  const fields = given ?? {};
  const parts = readPath(file);
  const toSource = (src: string) => findImage(src, { file, folder });
  const text = writeMarkdown(body, {
    toSource,
    isHtml: file.endsWith('.html'),
    isMdx: file.endsWith('.mdx'),
    isNotes: config === null,
    title: readText(fields, 'title').trim(),
    siteUrl: config?.siteUrl ?? '',
    findAddress: (name) => findAddress(name, folder),
    findImage: (name) => folder.byName.get(path.basename(name).trim().toLowerCase()),
  });
  if (!text) return leaveOut(file, 'Its text is nested too deeply to read.');
  const title = text.title || toTitle(parts.name);
  const status = readStatus(fields, parts);
  const oldAddresses = readAddresses({ fields, parts, title, config, ...status });
  const cover = readText(fields, ...COVERS) || readPart(fields, COVERS, COVER_PARTS) || (readList(fields, 'images')[0] ?? '');
  const description = readText(fields, 'description');
  const excerpt = readText(fields, 'excerpt', 'summary') || description;
  return {
    type: 'item',
    key: `markdown:${config?.siteUrl ? `${new URL(config.siteUrl).host}:` : ''}${file}`,
    title,
    html: text.html,
    excerpt,
    categories: readCategories(fields, parts),
    tags: readWords(fields, parts, ['tags', 'tag', 'keywords']),
    ...readSeries(fields),
    author: readList(fields, 'authors', 'author').join(', ') || readPart(fields, ['author', 'authors'], ['name']),
    isDraft: status.isDraft,
    publishedAt: status.publishedAt,
    updatedAt: readDate(fields, 'updatedDate', 'updated', 'lastmod', 'last_modified_at', 'modified', 'updated_at'),
    slug: readText(fields, 'slug') || parts.name,
    oldAddresses,
    cover: cover
      ? { src: toSource(cover), alt: readText(fields, 'imageAlt', 'image_alt', 'heroImageAlt') || readPart(fields, COVERS, ['alt']) }
      : null,
    metaTitle: readText(fields, 'meta_title', 'metaTitle', 'seo_title', 'seoTitle'),
    metaDescription: description === excerpt ? '' : description,
    canonicalUrl: readText(fields, 'canonical_url', 'canonicalURL', 'canonicalUrl', 'canonical'),
    isNoindex: fields.noindex === true || readText(fields, 'robots').includes('noindex'),
    language: readText(fields, 'lang', 'language', 'locale') || parts.language,
    notes: [...notes, ...text.notes],
  };
}

/** As Hugo and its themes have it. */
function readSeries(fields: Fields): { series?: { name: string; order: string } } {
  const [name] = readList(fields, 'series');
  return name ? { series: { name, order: readText(fields, 'series_order', 'seriesOrder', 'series_weight') } } : {};
}

/** A note's date says nothing about who may read it. */
function readStatus(fields: Fields, parts: PathParts): { isDraft: boolean; publishedAt: string | null } {
  const date = readDate(fields, 'date', 'publishDate', 'pubDate', 'published_at', 'publishedAt', 'published') ?? toIsoDate(parts.date);
  const isMarked = fields.draft === true || fields.published === false || fields.status === 'draft';
  const publishedAt = date ?? readDate(fields, 'created', 'created_at');
  return { publishedAt, isDraft: isMarked || parts.isDraft || (date === null && !(fields.publish === true && publishedAt)) };
}

function readDate(fields: Fields, ...names: string[]): string | null {
  return names.map((name) => toIsoDate(readText(fields, name))).find((date) => date !== null) ?? null;
}

function readCategories(fields: Fields, parts: PathParts): string[] {
  const named = readWords(fields, parts, ['categories', 'category']);
  return named.length === 0 && parts.isJekyllPost ? parts.folder.split('/').filter(Boolean) : named;
}

/** Jekyll has spaces between words in the first of the fields. */
function readWords(fields: Fields, { isJekyllPost }: PathParts, names: [string, ...string[]]): string[] {
  const words = fields[names[0]];
  const isLine = isJekyllPost && typeof words === 'string' && !words.includes(',');
  return isLine ? words.split(' ').filter(Boolean) : readList(fields, ...names);
}

interface AddressContext {
  fields: Fields;
  parts: PathParts;
  title: string;
  config: SiteConfig | null;
  isDraft: boolean;
  publishedAt: string | null;
}

function readAddresses({ fields, parts, title, config, isDraft, publishedAt }: AddressContext): string[] {
  const folders = parts.folder.split('/');
  const categories = readCategories(fields, parts).filter((category) => !folders.includes(category));
  const slug = readText(fields, 'slug');
  const fileSlug = (inner: string) => (inner.trim() === 'page.fileSlug' ? parts.name : undefined);
  const own = replaceBetween(readText(fields, 'permalink', 'url'), ['{{', '}}'], fileSlug);
  const given = { ...parts, categories, title: parts.isJekyllPost ? parts.name : title, slug, date: parts.date || publishedAt };
  const made = own && !own.includes('{') ? fillPattern(own, given) : makeOldAddress(given, config);
  const moved = readList(fields, 'aliases', 'redirect_from').filter((address) => config !== null || address.startsWith('/'));
  const all = [...(made && !isDraft ? [made] : []), ...moved];
  return all
    .filter((address) => address !== '/')
    .map((address) => (/^https?:/.test(address) ? address : `${config?.basePath ?? ''}/${address.replace(/^\//, '')}`));
}

/** Links between texts lead to addresses that only the front matter of the other one tells. */
async function indexAddresses(files: ImportFiles, texts: string[], config: SiteConfig): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const file of texts) {
    const { fields = {} } = splitFrontMatter(await readFile(files, file));
    const parts = readPath(file);
    const [address] = readAddresses({ fields, parts, title: readText(fields, 'title'), config, ...readStatus(fields, parts) });
    if (address) addresses.set(file, address);
  }
  return addresses;
}

function findAddress(name: string, { addresses, byName }: Folder): string | undefined {
  const [plain = ''] = decodePath(name).trim().split('#', 1);
  return addresses.get(byName.get(path.basename(plain).toLowerCase()) ?? '');
}

/** Next to the text, in a folder that the site serves, or anywhere by its name. */
function findImage(src: string, { file, folder: { config, paths, byName } }: { file: string; folder: Folder }): string {
  if (src.startsWith('data:')) return src;
  const own = config?.siteUrl && src.startsWith(`${config.siteUrl}/`) ? src.slice(config.siteUrl.length) : src;
  if (/^(?:[a-z]{1,10}:|\/\/)/i.test(own)) return src;
  const plain = decodePath(own);
  const basePath = config?.basePath ?? '';
  const fromRoot = (basePath && plain.startsWith(`${basePath}/`) ? plain.slice(basePath.length) : plain).replace(/^(?:[@~]?\/)/, '');
  const candidates = [
    ...(plain.startsWith('/') ? [] : [path.join(path.dirname(file), plain)]),
    ...PUBLIC_FOLDERS.map((folder) => path.normalize(folder + fromRoot)),
  ];
  const found = candidates.find((candidate) => paths.has(candidate)) ?? byName.get(path.basename(plain).toLowerCase());
  return found ? `file:${found}` : src;
}

function decodePath(src: string): string {
  const [plain = ''] = src.split(/[?#]/, 1);
  try {
    return decodeURIComponent(plain).normalize('NFC');
  } catch {
    return plain;
  }
}

/** Images next to a text of Hugo are served where the text is. */
function toPublicPath(file: string, { basePath }: SiteConfig): string | undefined {
  if (file.startsWith('src/')) return undefined;
  return `${basePath}/${file.replace(/^(?:static|public|source|content)\//, '')}`;
}

function toTitle(name: string): string {
  const words = name.includes(' ') ? name : name.replaceAll(/[-_]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
