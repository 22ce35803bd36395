import type { Db } from '#db/client.server.ts';
import { imageFileName } from '#features/images/image-variants.ts';
import { BYLINE_FILE, BYLINE_FORMAT } from '#features/importing/reading/byline-row.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { writeRedirectsCsv } from '#features/redirects/redirects.server.ts';
import { release } from '#platform/env/process.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { uniqueId } from '#platform/text/slug.ts';
import { writeArticleFile } from './article-file.server.ts';
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
