import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.server.ts';
import { cleanFileName, IMAGE_TOO_LARGE, MAX_IMPORTED_IMAGE_BYTES, NOT_AN_IMAGE } from '#features/images/image.ts';
import { type ImageName, parseImageUrl, toImage } from '#features/images/image-variants.ts';
import { type ImageDeps, storeImage } from '#features/images/images.server.ts';
import { fetchImage } from '#features/images/upload/upload.server.ts';
import { decodeAddress } from '#features/publishing/redirects/old-address.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { ImportError, type ImportFiles, type OpenedExport } from './reading/source.ts';

const MAX_REMEMBERED = 1000;
const MAX_ALT = 500;

export interface ImportedImage {
  url: string;
  /** Path that the image had on the other site. */
  oldAddress: string | undefined;
}

type ImageOutcome = ImportedImage | { problem: string };

export type ImportImage = (image: { src: string; alt: string; shownName?: string | null | undefined }) => Promise<ImageOutcome>;

export interface ImportImageDeps extends ImageDeps {
  getImage?: typeof fetchImage;
}

interface ImageImportOptions {
  files: ImportFiles;
  opened: OpenedExport;
  importId: string;
  fetchesImages: boolean;
  signal: AbortSignal;
}

/** Stores each image once, also over several imports. Throws `unavailable`, or the signal's reason. */
export function createImageImport(deps: ImportImageDeps, options: ImageImportOptions): ImportImage {
  const { files, opened, importId, fetchesImages, signal } = options;
  const { getImage = fetchImage } = deps;
  const findFile = createFileFinder(files);
  const remembered = new LRUCache<string, Promise<ImageOutcome>>({ max: MAX_REMEMBERED });

  async function bring({ src, alt, shownName }: Parameters<ImportImage>[0]): Promise<ImageOutcome> {
    if (src.startsWith('file:')) return bringFile(src.slice('file:'.length), { alt, shownName });
    if (src.startsWith('data:')) return store(readDataUrl(src), { fileName: '', alt });
    const url = URL.parse(src, opened.siteUrl ?? undefined);
    if (!url || !/^https?:$/.test(url.protocol)) return { problem: 'its address can’t be read' };
    const oldAddress = opened.siteUrl && url.host === URL.parse(opened.siteUrl)?.host ? url.pathname : undefined;
    url.hash = '';
    const known = await findImported(deps.db, url.href);
    if (known) return { url: known, oldAddress };
    const file = oldAddress && findFile(oldAddress);
    if (file) return store(await files.read(file, MAX_IMPORTED_IMAGE_BYTES), { fileName: file, alt, source: url.href, oldAddress });
    if (!fetchesImages) return { problem: 'you chose not to fetch images from other sites' };
    const fetched = await getImage(url.href, signal, MAX_IMPORTED_IMAGE_BYTES);
    if (fetched.outcome === 'refused') return { problem: toReason(fetched.reason) };
    return store(fetched.upload.bytes, { fileName: url.pathname, alt, source: url.href, oldAddress });
  }

  async function bringFile(path: string, described: Omit<Parameters<ImportImage>[0], 'src'>): Promise<ImageOutcome> {
    try {
      return await store(await files.read(path, MAX_IMPORTED_IMAGE_BYTES), {
        fileName: path,
        ...described,
        oldAddress: opened.toOldAddress?.(path),
      });
    } catch (error) {
      if (error instanceof ImportError) return { problem: error.message };
      throw error;
    }
  }

  async function store(
    bytes: Uint8Array | undefined,
    image: Omit<Parameters<ImportImage>[0], 'src'> & { fileName: string; source?: string; oldAddress?: string | undefined },
  ): Promise<ImageOutcome> {
    if (!bytes) return { problem: 'its data is damaged' };
    const content = `sha256:${hash('sha256', bytes, 'hex')}`;
    const { fileName, oldAddress } = image;
    const earlierName = parseImageUrl(`/${fileName}`);
    const source = image.source ?? (earlierName ? `file:${fileName}` : content);
    const earlier = await findImported(deps.db, source);
    if (earlier) return { url: earlier, oldAddress };
    const known = await findImported(deps.db, content);
    const isTwin = earlierName && !(await isTaken(deps.db, earlierName)); // Byline has the same image under several names
    if (known && !isTwin) {
      await remember(deps.db, [source], { imageId: known.slice('/images/'.length).split('-', 1)[0] ?? '', importId });
      return { url: known, oldAddress };
    }
    const shownName = cleanFileName(image.shownName ?? (earlierName ? '' : decodeAddress(fileName)));
    const described = { alt: image.alt.trim().slice(0, MAX_ALT) || null, shownName, earlierName };
    const onLive = (tx: Db, { id: imageId }: ImageName) => remember(tx, [...new Set([source, content])], { imageId, importId });
    const stored = await storeImage(deps, { bytes, fileName, ...described, isImported: true, onLive }, signal);
    if (stored.outcome === 'refused') return { problem: toReason(stored.reason) };
    return { url: stored.image.url, oldAddress };
  }

  return (image) => {
    const bringing = remembered.get(image.src) ?? bring(image).catch(toProblem);
    remembered.set(image.src, bringing);
    return bringing;
  };
}

/** The file of an export that stood at a path of the other site: `/wp-content/uploads/2019/a.jpg` is `uploads/2019/a.jpg`. */
function createFileFinder({ files }: ImportFiles): (path: string) => string | undefined {
  const byName = Map.groupBy(
    files.map(({ path }) => path),
    (path) => path.slice(path.lastIndexOf('/') + 1),
  );
  return (path) => {
    const wanted = decodeAddress(path);
    return byName.get(wanted.slice(wanted.lastIndexOf('/') + 1))?.find((file) => wanted.endsWith(`/${file}`) || file.endsWith(wanted));
  };
}

/** One image that cannot be had is no reason to stop; a store or database that is away is. */
function toProblem(error: unknown): ImageOutcome {
  if (error instanceof AppError && error.code === 'rate-limited') return { problem: 'too many images were being fetched at once' };
  throw error;
}

async function findImported(db: Db, source: string): Promise<string | undefined> {
  const image = await db
    .selectFrom('importedImages')
    .innerJoin('images', 'images.id', 'importedImages.imageId')
    .select(['images.id', 'width', 'height', 'colour', 'extension'])
    .where('source', '=', source)
    .where('state', 'in', ['live', 'trashed'])
    .executeTakeFirst();
  return image && toImage(image).url;
}

async function isTaken(db: Db, { id }: ImageName): Promise<boolean> {
  return (await db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function remember(db: Db, sources: readonly string[], { imageId, importId }: { imageId: string; importId: string }) {
  await db
    .insertInto('importedImages')
    .values(sources.map((source) => ({ source, imageId, importId })))
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ imageId, importId }))
    .execute();
}

function readDataUrl(url: string): Uint8Array | undefined {
  const [head = '', data] = url.split(',', 2);
  return head.endsWith(';base64') && data && data.length < 2 * MAX_IMPORTED_IMAGE_BYTES ? Buffer.from(data, 'base64') : undefined;
}

/** `Failed to upload image: it is too large` gives `it is too large`. */
function toReason(sentence: string): string {
  if (sentence === IMAGE_TOO_LARGE) return 'it’s larger than 20 MB';
  return sentence === NOT_AN_IMAGE ? 'it isn’t an image' : sentence.replace(/^[^:]*: /, '');
}
