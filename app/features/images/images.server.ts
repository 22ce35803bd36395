import { randomBytes } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/content-transaction.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { Storage, StoredFile } from '#platform/storage/storage.ts';
import { encodeImage } from './encode-image.server.ts';
import type { EncodedImage } from './encode-worker.server.ts';
import {
  IMAGE_TOO_LARGE,
  type Image,
  type ImageFormat,
  MAX_IMAGE_BYTES,
  NOT_AN_IMAGE,
  sniffImage,
  TOO_LONG_SIDE,
  TOO_MANY_PIXELS,
  TOO_SLOW,
} from './image.ts';
import { type ImageName, imageFileName, toImage, variantFileName } from './image-variants.ts';

export interface ImageServices {
  storage: Storage;
  db: Db;
  now(): Date;
}

export interface Upload {
  bytes: Uint8Array;
  /** On the author's device; only its extension is used. */
  fileName: string;
  alt?: string | null;
}

/** An image in the admin's list. */
export interface ListedImage extends Image {
  alt: string | null;
  /** Of all its files together. */
  bytes: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

const PAGE_SIZE = 100;
const REFUSALS = { 'not-an-image': NOT_AN_IMAGE, 'too-many-pixels': TOO_MANY_PIXELS, 'too-long-side': TOO_LONG_SIDE, 'too-slow': TOO_SLOW };

/**
 * Stores an image in every size that pages ask for; returns the reason in words when it is refused.
 * Throws `unavailable` when the bucket or the database fails, and then leaves no files behind.
 */
export async function storeImage(
  services: ImageServices,
  { bytes, fileName, alt = null }: Upload,
): Promise<{ image: Image } | { refused: string }> {
  const format = sniffImage(bytes);
  if (!format) return { refused: NOT_AN_IMAGE };
  if (bytes.length >= MAX_IMAGE_BYTES) return { refused: IMAGE_TOO_LARGE };
  const result = await encodeImage({ bytes, format });
  if (result.outcome === 'refused') return { refused: REFUSALS[result.reason] };

  const { width, height, colour } = result.image;
  const name: ImageName = { id: randomId(), width, height, colour, extension: getExtension(format, fileName) };
  await saveImage(services, { name, encoded: result.image, alt });
  return { image: toImage(name) };
}

/** The file behind `/images/{name}`, or undefined. */
export function openImage({ storage }: Pick<ImageServices, 'storage'>, name: string): Promise<StoredFile | undefined> {
  return storage.get(name);
}

/** The newest images first, 100 at a time; `before` is the id of the last one on the page before. */
export async function listImages(db: Db, { limit = PAGE_SIZE, before }: { limit?: number; before?: string } = {}): Promise<ListedImage[]> {
  const from = before ? await db.selectFrom('images').select(['createdAt', 'id']).where('id', '=', before).executeTakeFirst() : undefined;
  if (before && !from) return [];
  const rows = await db
    .selectFrom('images')
    .select(['id', 'extension', 'width', 'height', 'colour', 'alt', 'bytes', 'createdAt'])
    .$if(Boolean(from), (query) =>
      query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(from?.createdAt ?? '', from?.id ?? ''))),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ alt, bytes, createdAt, ...name }) => ({ ...toImage(name), alt, bytes, createdAt }));
}

/** Changes the alternative text; false when there is no such image. */
export async function describeImage(
  services: Pick<ImageServices, 'db'> & { contentVersion: ContentVersion },
  { id, alt }: { id: string; alt: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await runContentTransaction(services, (tx) =>
    tx.updateTable('images').set({ alt }).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** Deletes an image with all its files; the row goes last, so that a delete which failed can be done again. */
export async function deleteImage(
  services: Pick<ImageServices, 'storage' | 'db'> & { contentVersion: ContentVersion },
  id: string,
): Promise<void> {
  for (const { key } of await services.storage.list({ prefix: `${id}-` })) await services.storage.delete(key);
  await runContentTransaction(services, (tx) => tx.deleteFrom('images').where('id', '=', id).execute());
}

/** The row is written only when every file is durable; on a failure the files are deleted. */
async function saveImage(
  { storage, db, now }: ImageServices,
  { name, encoded, alt }: { name: ImageName; encoded: EncodedImage; alt: string | null },
) {
  const files = [
    ...encoded.variants.map(({ width, format, bytes }) => ({ key: variantFileName(name.id, width, format), bytes })),
    { key: imageFileName(name), bytes: encoded.original },
  ];
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  try {
    for (const file of files) await storage.put(file.key, file.bytes);
    await db
      .insertInto('images')
      .values({ ...name, bytes, alt, createdAt: now().toISOString() })
      .execute();
  } catch (error) {
    await Promise.allSettled(files.map(({ key }) => storage.delete(key)));
    throw error;
  }
}

function getExtension(format: ImageFormat, fileName: string) {
  if (format !== 'jpeg') return format;
  return /\.jpeg$/i.test(fileName) ? 'jpeg' : 'jpg';
}

/** 80 random bits as 16 characters that also differ on a case-insensitive file system. */
function randomId() {
  return Array.from(randomBytes(16), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}
