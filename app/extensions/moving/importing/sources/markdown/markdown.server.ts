import path from 'node:path/posix';
import { htmlToText } from '#features/html/html-text.server.ts';
import { replaceBetween } from '#features/html/markdown/markdown-source.ts';
import { decodeText } from '#platform/text/decode.ts';
import { type Fields, isFields, readText } from '../../reading/fields.ts';
import { decodePath } from '../../reading/image-source.ts';
import { toDay, toIsoDate, withOffset } from '../../reading/iso-date.ts';
import {
  type Found,
  GUESSED_LETTERS,
  type ImportedItem,
  type ImportFiles,
  type ImportSource,
  item,
  UNREADABLE_LETTERS,
} from '../../reading/source.ts';
import { readList, readPart, splitFrontMatter } from './front-matter.ts';
import { writeMarkdown } from './markdown-text.server.ts';
import { fillPattern, makeOldAddress, type PathParts, readPath } from './old-address.ts';
import { type Publication, readDate, readPublication, readWord } from './publication.ts';
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
const UPDATES = ['updatedDate', 'updated', 'lastmod', 'last_modified_at', 'modified', 'updated_at'];
const PLAIN = ['title', 'description', 'excerpt', 'summary', 'slug', 'tags', 'categories', 'aliases', 'series'];
const CONDITIONAL = 'It’s a draft, because it has parts for some readers only.';
const CREDITS = ['Caption', '_caption', 'Credit', '_credit'];
const CREDIT_PARTS = ['caption', 'credit', 'attribution'];
const COVER_PARTS = ['src', 'image', 'url', 'path', 'relative', 'overlay_image', 'teaser'];

export const markdownSource: ImportSource = {
  name: 'markdown',
  label: 'Markdown',
  async open(files) {
    const isSingle = files.files.length === 1;
    const config = isSingle ? null : await readSiteConfig(files, new Date());
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

interface Text {
  parts: PathParts;
  config: SiteConfig | null;
  /** Of its front matter and of what the site gives it. */
  fields: Fields;
  hasFrontMatter: boolean;
  body: string;
  publication: Publication;
  /** Undefined if its letters cannot be known. */
  isGuess: boolean | undefined;
}

async function readTextFile(files: ImportFiles, file: string, { config, paths }: Pick<Folder, 'config' | 'paths'>): Promise<Text> {
  const bytes = await files.read(file, MAX_TEXT_BYTES);
  const decoded = decodeText(bytes);
  const { fields: own, body, isReadable } = splitFrontMatter(decoded?.text ?? '');
  const parts = readPath(file);
  const inherited = config?.inherited.filter(({ applies }) => applies(file)) ?? [];
  const given: Fields = Object.assign({}, ...inherited.map((each) => each.fields), own);
  const zone = config?.timeZone;
  const fields = zone ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, withOffset(value, zone)])) : given;
  const hiding = findHidingFolder(file, { config, paths });
  const reasons = [
    ...(isReadable ? [] : ['Its front matter couldn’t be read.']),
    ...(hiding ? [`It’s a draft, because it is in ${hiding}.`] : []),
    ...inherited.flatMap(({ reason = [] }) => reason),
  ];
  const stated = { own: own ?? {}, fileDate: toIsoDate(parts.date), isDraft: parts.isDraft, reasons, now: new Date() };
  const publication = readPublication(fields, stated);
  const hasFrontMatter = own !== undefined || !isReadable;
  return { parts, config, fields: hasFrontMatter ? fields : {}, hasFrontMatter, body, publication, isGuess: decoded?.isGuess };
}

/** A folder whose texts a site does not show as pages. */
function findHidingFolder(file: string, { config, paths }: Pick<Folder, 'config' | 'paths'>): string | undefined {
  const parts = file.split('/');
  const hiding = parts.find((part, index) => {
    const isFile = index === parts.length - 1;
    const isSpecial = part.startsWith('_') && !(isFile ? !config : /^_(?:posts|drafts)$/.test(part) || config?.collections.has(part));
    return isSpecial || (!isFile && /^_?(?:drafts?|private|unpublished|trash)$/i.test(part) && part !== '_drafts');
  });
  if (hiding) return hiding;
  if (!config?.isHugo) return undefined;
  const folders = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const isPage = (folder: string) => /^index\.[\w.-]+$/.test(file.slice(folder.length + 1));
  return folders.find((folder) => folder !== 'content' && paths.has(`${folder}/index.md`) && !isPage(folder));
}

function leaveOut(file: string, reason: string): Found {
  return { type: 'left-out', key: `markdown:${file}`, title: file, reason, oldAddresses: [] };
}

async function readItem(files: ImportFiles, file: string, folder: Folder): Promise<Found | undefined> {
  const text = await readTextFile(files, file, folder);
  const { parts, config, fields, hasFrontMatter, body, publication, isGuess } = text;
  if (isGuess === undefined) return leaveOut(file, UNREADABLE_LETTERS);
  if (body.length > MAX_TEXT_LENGTH) return leaveOut(file, TOO_LONG);
  if (config && !hasFrontMatter) return file.includes('/') ? leaveOut(file, 'It has no front matter, so it isn’t an article.') : undefined;
  const toSource = (src: string) => findImage(src, { file, folder });
  const written = writeMarkdown(body, {
    toSource,
    isHtml: file.endsWith('.html'),
    isMdx: file.endsWith('.mdx'),
    isNotes: config === null,
    title: readText(fields, 'title').trim(),
    siteUrl: config?.siteUrl ?? '',
    findAddress: (name) => findAddress(name, folder),
    findImage: (name) => folder.byName.get(path.basename(name).trim().toLowerCase()),
  });
  if (!written) return leaveOut(file, 'Its text is nested too deeply to read.');
  const title = written.title || toTitle(parts.name);
  const conditional = written.isConditional ? [CONDITIONAL] : [];
  const notes = [...publication.notes, ...(isGuess ? [GUESSED_LETTERS] : []), ...conditional, ...written.notes];
  const unread = [...PLAIN.filter((name) => isFields(fields[name])), ...UPDATES.filter((name) => fields[name] && !readDate(fields[name]))];
  if (unread.length > 0) notes.push(`Left out, because it couldn’t be read: ${unread.join(', ')}.`);
  const cover = readText(fields, ...COVERS) || readPart(fields, COVERS, COVER_PARTS) || (readList(fields, 'images')[0] ?? '');
  const description = readText(fields, 'description');
  const excerpt = readText(fields, 'excerpt', 'summary') || description;
  return item({
    isPage: [readText(fields, 'layout'), readText(fields, 'type')].includes('page'),
    key: `markdown:${config?.siteUrl ? `${new URL(config.siteUrl).host}:` : ''}${file}`,
    title,
    html: written.html,
    excerpt,
    categories: readCategories(text),
    tags: readWords(text, ['tags', 'tag', 'keywords']),
    series: readSeries(fields),
    author: readList(fields, 'authors', 'author').join(', ') || readPart(fields, ['author', 'authors'], ['name']),
    isDraft: publication.isDraft || written.isConditional,
    publishedAt: publication.publishedAt,
    updatedAt: UPDATES.map((name) => readDate(fields[name])).find(Boolean) ?? null,
    slug: readText(fields, 'slug') || parts.name,
    oldAddresses: readAddresses(text, title),
    cover: cover
      ? {
          src: toSource(cover),
          alt: readText(fields, 'imageAlt', 'image_alt', 'heroImageAlt') || readPart(fields, COVERS, ['alt']),
          caption: htmlToText(
            readText(fields, ...COVERS.flatMap((name) => CREDITS.map((part) => `${name}${part}`))) ||
              readPart(fields, COVERS, CREDIT_PARTS),
          ),
        }
      : null,
    metaTitle: readText(fields, 'meta_title', 'metaTitle', 'seo_title', 'seoTitle'),
    metaDescription: description === excerpt ? '' : description,
    canonicalUrl: readText(fields, 'canonical_url', 'canonicalURL', 'canonicalUrl', 'canonical'),
    isNoindex: readWord(fields.noindex) === true || readWord(fields.sitemap) === false || readText(fields, 'robots').includes('noindex'),
    language: readText(fields, 'lang', 'language', 'locale') || parts.language,
    notes,
  });
}

/** As Hugo and its themes have it. */
function readSeries(fields: Fields): ImportedItem['series'] {
  const [name] = readList(fields, 'series');
  return name ? { name, order: readText(fields, 'series_order', 'seriesOrder', 'series_weight') } : undefined;
}

function readCategories(text: Text): string[] {
  const { parts } = text;
  const named = readWords(text, ['categories', 'category']);
  return named.length === 0 && parts.isJekyllPost ? parts.folder.split('/').filter(Boolean) : named;
}

/** Jekyll has spaces between words in the first of the fields. */
function readWords({ fields, parts: { isJekyllPost } }: Text, names: [string, ...string[]]): string[] {
  const words = fields[names[0]];
  const isLine = isJekyllPost && typeof words === 'string' && !words.includes(',');
  return isLine ? words.split(' ').filter(Boolean) : readList(fields, ...names);
}

/** One that is a draft for a reason of its own may have been public there. */
function readAddresses(text: Text, title: string): string[] {
  const { fields, parts, config, publication } = text;
  const folders = parts.folder.split('/');
  const categories = readCategories(text).filter((category) => !folders.includes(category));
  const slug = readText(fields, 'slug');
  const fileSlug = (inner: string) => (inner.trim() === 'page.fileSlug' ? parts.name : undefined);
  const own = replaceBetween(readText(fields, 'permalink', 'url'), ['{{', '}}'], fileSlug);
  const given = { ...parts, categories, title: parts.isJekyllPost ? parts.name : title, slug };
  const made = listDays(text).flatMap((date) => {
    return (own && !own.includes('{') ? fillPattern(own, { ...given, date }) : makeOldAddress({ ...given, date }, config)) ?? [];
  });
  const moved = readList(fields, 'aliases', 'redirect_from').filter((address) => config !== null || address.startsWith('/'));
  const all = [...(publication.isDraft && publication.notes.length === 0 ? [] : new Set(made)), ...moved];
  return all
    .filter((address) => address !== '/')
    .map((address) => (/^https?:/.test(address) ? address : `${config?.basePath ?? ''}/${address.replace(/^\//, '')}`));
}

/** Hugo takes the day that is written, Jekyll that of the site's zone, and some themes that of the file's name or of UTC. */
function listDays({ fields, parts, config, publication: { publishedAt } }: Text): (string | null)[] {
  const [written = ''] = /^\d{4}-\d\d-\d\d/.exec(readText(fields, 'date', 'publishDate', 'pubDate', 'published')) ?? [];
  const local = config?.timeZone && publishedAt ? toDay(publishedAt, config.timeZone) : '';
  const days = [parts.isJekyllPost && local, written, local, parts.date, publishedAt?.slice(0, 10)].filter(
    (day) => typeof day === 'string',
  );
  const known = days.filter(Boolean);
  return known.length > 0 ? known : [null];
}

/** Links between texts lead to addresses that only the front matter of the other one tells. */
async function indexAddresses(files: ImportFiles, texts: string[], config: SiteConfig): Promise<Map<string, string>> {
  const paths = new Set(files.files.map((file) => file.path));
  const addresses = new Map<string, string>();
  for (const file of texts) {
    const text = await readTextFile(files, file, { config, paths });
    const [address] = readAddresses(text, readText(text.fields, 'title'));
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

/** Images next to a text of Hugo are served where the text is. */
function toPublicPath(file: string, { basePath }: SiteConfig): string | undefined {
  if (file.startsWith('src/')) return undefined;
  return `${basePath}/${file.replace(/^(?:static|public|source|content)\//, '')}`;
}

function toTitle(name: string): string {
  const words = name.includes(' ') ? name : name.replaceAll(/[-_]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
