import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '#db/client.server.ts';
import { imageFileName } from '#features/images/image-variants.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { writeRedirectsCsv } from '#features/redirects/redirects.server.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import { release } from '#platform/env/process.server.ts';
import { refused } from '#platform/errors/app-error.ts';
import { toDiskError } from '#platform/errors/disk-error.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { uniqueId } from '#platform/text/slug.ts';
import { BYLINE_FILE, BYLINE_FORMAT } from '../importing/reading/byline-row.ts';
import {
  type ExportedContent,
  type ExportedRow,
  readContent,
  readGone,
  readImages,
  readRedirects,
  readSite,
  readVideos,
} from './export-rows.server.ts';

const MAX_NAME = 100;

const run = inThread<typeof import('#features/seo/markdown/content-markdown.server.ts')>(
  'app/features/seo/markdown/content-markdown.server.ts',
);

export interface ExportedFile {
  path: string;
  /** Whole for what is compressed already. */
  content: Uint8Array | AsyncIterable<string>;
}

export interface ExportSource {
  db: Db;
  storage: Pick<Storage, 'get'>;
  /** Of content, and of settings. */
  kinds: readonly FormKind[];
  siteUrl: string;
  now(): Date;
}

/** Returns how many files it wrote, and which images the store has lost. Throws `refused` for a folder that is not empty, and DiskError. */
export async function exportToFolder(source: ExportSource, folder: string): Promise<{ files: number; missing: string[] }> {
  const missing: string[] = [];
  let files = 0;
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw refused(`${folder} is not empty: name a new folder`, 'This folder isn’t empty.');
    for await (const file of exportSite(source, (name) => missing.push(name))) {
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      const handle = await open(target, 'wx');
      await handle.writeFile(file.content).finally(() => handle.close());
      files += 1;
    }
  } catch (error) {
    throw toDiskError(error);
  }
  return { files, missing };
}

/**
 * Yields everything that readers and authors have put into a site, but no accounts, subscribers, messages or statistics. `byline.json`, which
 * the import reads, comes last, so that an export without it is not whole. `onMissing` is told of images that the store has lost.
 */
export async function* exportSite(source: ExportSource, onMissing: (file: string) => void = () => undefined): AsyncGenerator<ExportedFile> {
  const { db, kinds, storage } = source;
  const alts = new Map<string, string>();
  for await (const { name, row } of readImages(db)) {
    const file = await storage.get(imageFileName(name));
    if (row.alt) alts.set(`/${row.file}`, row.alt);
    if (file) yield { path: row.file, content: await new Response(file.stream).bytes() };
    else onMissing(row.file);
  }
  for (const kind of kinds.filter(hasOwnFiles)) yield* writeArticles(source, kind, alts);
  yield { path: 'redirects.csv', content: writeRedirectsCsv(db) };
  yield { path: BYLINE_FILE, content: writeJson(source) };
}

/** Services and settings are texts of pages, and in `byline.json` alone. */
function hasOwnFiles({ page, form }: FormKind): boolean {
  return page !== null && 'excerpt' in form.fields && 'content' in form.fields;
}

async function* writeArticles(
  { db, siteUrl }: ExportSource,
  kind: FormKind,
  alts: ReadonlyMap<string, string>,
): AsyncGenerator<ExportedFile> {
  const names = new Set<string>();
  for await (const row of readContent(db, kind)) {
    const address = row.fields.address || null;
    const name = uniqueId(getFileName(kind, row), names);
    names.add(name);
    const url = absoluteUrl(kind.page?.path({ id: row.id, address }) ?? '/', siteUrl);
    const text = await writeArticleFile(row, { url, alts });
    yield { path: `${kind.adminSegment}/${name}.md`, content: toIterable(text) };
  }
}

/** Articles by their date, so that a folder lists them in their order. */
function getFileName({ page }: FormKind, { id, fields, isDraft, publishedAt }: ExportedContent): string {
  const name = (fields.address || id).replace(/[^\p{L}\p{M}\p{N}-]/gu, '-').slice(0, MAX_NAME);
  return page?.columns.includes('firstPublishedAt') && !isDraft ? `${publishedAt.slice(0, 10)}-${name}` : name;
}

/** An article or a solution as Markdown with front matter, in a folder next to that of the images. */
async function writeArticleFile(row: ExportedContent, { url, alts }: { url: string; alts: ReadonlyMap<string, string> }): Promise<string> {
  const { id, fields, isDraft, publishedAt, updatedAt } = row;
  const { content = '', imageUrl = '', tags = '', series, seriesOrder } = fields;
  const body = await run('writeTextMarkdown', content, url);
  const frontMatter = {
    title: fields.title,
    date: isDraft ? undefined : publishedAt,
    lastmod: isDraft ? undefined : updatedAt,
    draft: isDraft || undefined,
    slug: fields.address || id,
    excerpt: fields.excerpt,
    category: fields.category,
    tags: tags ? tags.split(', ') : undefined,
    series: series ? [series] : undefined,
    series_order: series && seriesOrder ? Number(seriesOrder) : undefined,
    author: fields.author,
    image: imageUrl.startsWith('/images/') ? `..${imageUrl}` : imageUrl,
    imageAlt: alts.get(imageUrl),
    seoTitle: fields.metaTitle,
    description: fields.metaDescription,
    canonical: fields.canonicalUrl,
    noindex: fields.isNoindex ? true : undefined,
    lang: fields.language,
  };
  const lines = Object.entries(frontMatter).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : [])); // JSON is YAML
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

async function* toIterable(text: string) {
  yield text;
}

/** One row a line, so that a reader needs no more than a line of it at once. */
async function* writeJson({ db, kinds, siteUrl, now }: ExportSource): AsyncGenerator<string> {
  const head = JSON.stringify({ format: BYLINE_FORMAT, release, siteUrl, madeAt: now().toISOString() });
  yield `${head.slice(0, -1)},"rows":[\n`;
  let isFirst = true;
  for await (const row of readRows(db, kinds)) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

/** Images first: what follows shows them. */
async function* readRows(db: Db, kinds: readonly FormKind[]): AsyncGenerator<ExportedRow> {
  yield readSite(db);
  for await (const { row } of readImages(db)) yield row;
  for (const kind of kinds) yield* readContent(db, kind);
  yield* readVideos(db);
  yield* readRedirects(db);
  for (const kind of kinds) yield* readGone(db, kind);
}
