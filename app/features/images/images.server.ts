import { randomBytes } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import type { Storage, StoredFile } from '#platform/storage/storage.ts';
import { foldText } from '#platform/text/fold.ts';
import { encodeImage } from './encode-image.server.ts';
import {
  cleanFileName,
  DAMAGED,
  HEIC_REFUSED,
  IMAGE_TOO_LARGE,
  type Image,
  type ImageFormat,
  isHeic,
  MADE_STILL,
  MAX_IMAGE_BYTES,
  MAX_IMPORTED_IMAGE_BYTES,
  NOT_AN_IMAGE,
  sniffImage,
  TOO_LONG_SIDE,
  TOO_MANY_PIXELS,
  TOO_SLOW,
} from './image.ts';
import { type ImageName, toImage } from './image-variants.ts';
import { saveImage } from './save-image.server.ts';

export interface ImageDeps {
  storage: Storage;
  db: Db;
  now(): Date;
}

export interface Upload {
  bytes: Uint8Array;
  fileName: string;
  alt?: string | null;
  /** Shown in the library; by default `fileName`. */
  shownName?: string | null;
  /** Of the same image at another site, kept if it is free here and the image has its size. */
  earlierName?: ImageName | undefined;
  /** May be larger, and waits for those of people. */
  isImported?: boolean;
  /** In the transaction that makes it live. */
  onLive?: (tx: Db, image: ImageName) => Promise<void>;
}

/** `reason` is a sentence for the person. */
export interface ImageRefusal {
  outcome: 'refused';
  reason: string;
}

const DATABASE_MS = 1000;
const REFUSALS = { damaged: DAMAGED, 'too-many-pixels': TOO_MANY_PIXELS, 'too-long-side': TOO_LONG_SIDE, 'too-slow': TOO_SLOW };

/** Throws `unavailable`, or the signal's reason once aborted. */
export async function storeImage(
  deps: ImageDeps,
  { bytes, fileName, alt = null, shownName = cleanFileName(fileName), earlierName, isImported = false, onLive }: Upload,
  signal?: AbortSignal,
): Promise<{ outcome: 'stored'; image: Image; note?: string } | ImageRefusal> {
  const format = sniffImage(bytes);
  if (!format) return { outcome: 'refused', reason: isHeic(bytes) ? HEIC_REFUSED : NOT_AN_IMAGE };
  if (bytes.length >= (isImported ? MAX_IMPORTED_IMAGE_BYTES : MAX_IMAGE_BYTES)) return { outcome: 'refused', reason: IMAGE_TOO_LARGE };
  const result = await encodeImage({ bytes, format, isBackground: isImported }, signal);
  if (result.outcome === 'refused') return { outcome: 'refused', reason: REFUSALS[result.reason] };

  const { width, height, colour, lostAnimation } = result.image;
  const fresh: ImageName = { id: randomId(), width, height, colour, extension: getExtension(format, fileName) };
  const name = earlierName && (await canKeepName(deps.db, earlierName, fresh)) ? earlierName : fresh;
  await saveImage(deps, { name, encoded: result.image, alt, fileName: shownName, onLive }, signal);
  return { outcome: 'stored', image: toImage(name), ...(lostAnimation && { note: MADE_STILL[lostAnimation] }) };
}

async function canKeepName(db: Db, { id, width, height, extension }: ImageName, fresh: ImageName): Promise<boolean> {
  if (width !== fresh.width || height !== fresh.height || extension !== fresh.extension) return false;
  return (await db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst()) === undefined;
}

export async function openImage(
  { storage, db, contentVersion }: Pick<ImageDeps, 'storage' | 'db'> & { contentVersion: Pick<ContentVersion, 'isReachable'> },
  name: string,
): Promise<StoredFile | undefined> {
  if (contentVersion.isReachable() && (await isHidden(db, name))) return undefined;
  return storage.get(name);
}

/** Shows an unknown image, and any during an outage: a page with its images is better than without. */
async function isHidden(db: Db, name: string): Promise<boolean> {
  const [id = ''] = name.split('-');
  const find = db.selectFrom('images').select('state').where('id', '=', id).executeTakeFirst();
  const row = await withTimeout(DATABASE_MS, find).catch(() => undefined);
  return row !== undefined && row.state !== 'live';
}

export async function describeImage(
  deps: Pick<ImageDeps, 'db'> & { contentVersion: ContentVersion },
  { id, alt, fileName }: { id: string; alt: string | null; fileName?: string | null | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await runContentTransaction(deps, (tx) =>
    tx
      .updateTable('images')
      .set({ alt, searchAlt: alt && foldText(alt) })
      .$if(fileName !== undefined, (query) => query.set({ fileName, searchFileName: fileName && foldText(fileName) }))
      .where('id', '=', id)
      .where('state', '=', 'live')
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

function getExtension(format: ImageFormat, fileName: string) {
  if (format !== 'jpeg') return format;
  return /\.jpeg$/i.test(fileName) ? 'jpeg' : 'jpg';
}

/** 80 random bits as 16 characters that also differ on a case-insensitive file system. */
function randomId() {
  return Array.from(randomBytes(16), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}
