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
  /** As the author's device calls it; nothing but its extension is ever used. */
  fileName: string;
  alt?: string | null;
}

/** A stored picture with what the admin shows of it. */
export interface ListedImage extends Image {
  alt: string | null;
  /** Of all its files together. */
  bytes: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

const PAGE = 100;
const REFUSALS = { 'not-an-image': NOT_AN_IMAGE, 'too-many-pixels': TOO_MANY_PIXELS, 'too-slow': TOO_SLOW };

/**
 * Keeps a picture in every size that pages ask for; gives back the reason in words when it is refused.
 * Throws `unavailable` when the bucket or the database fails, and then leaves nothing behind.
 */
export async function storeImage(
  services: ImageServices,
  { bytes, fileName, alt = null }: Upload,
): Promise<{ image: Image } | { refused: string }> {
  const format = sniffImage(bytes);
  if (!format) return { refused: NOT_AN_IMAGE };
  if (bytes.length >= MAX_IMAGE_BYTES) return { refused: IMAGE_TOO_LARGE };
  const answer = await encodeImage({ bytes, format });
  if (answer.outcome === 'refused') return { refused: REFUSALS[answer.reason] };

  const { width, height, colour } = answer.picture;
  const name: ImageName = { id: randomId(), width, height, colour, extension: extensionFor(format, fileName) };
  await saveImage(services, { name, picture: answer.picture, alt });
  return { image: toImage(name) };
}

/** The file behind `/images/{name}`, or undefined. */
export function openImage({ storage }: Pick<ImageServices, 'storage'>, name: string): Promise<StoredFile | undefined> {
  return storage.get(name);
}

/** The newest pictures, newest first, 100 at a time; `before` is the last one's id to go on from. */
export async function listImages(db: Db, { limit = PAGE, before }: { limit?: number; before?: string } = {}): Promise<ListedImage[]> {
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

/** Changes what is said of a picture to who cannot see it; false when there is no such picture. */
export async function describeImage(
  services: Pick<ImageServices, 'db'> & { contentVersion: ContentVersion },
  { id, alt }: { id: string; alt: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await runContentTransaction(services, (tx) =>
    tx.updateTable('images').set({ alt }).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** Removes a picture with all its files; the row goes last, so that a delete which failed can be done again. */
export async function deleteImage(
  services: Pick<ImageServices, 'storage' | 'db'> & { contentVersion: ContentVersion },
  id: string,
): Promise<void> {
  for (const { key } of await services.storage.list({ prefix: `${id}-` })) await services.storage.delete(key);
  await runContentTransaction(services, (tx) => tx.deleteFrom('images').where('id', '=', id).execute());
}

/** The row is written only when every file is durable; on a failure the files are taken back. */
async function saveImage(
  { storage, db, now }: ImageServices,
  { name, picture, alt }: { name: ImageName; picture: EncodedImage; alt: string | null },
) {
  const files = [
    ...picture.variants.map(({ width, format, bytes }) => ({ key: variantFileName(name.id, width, format), bytes })),
    { key: imageFileName(name), bytes: picture.original },
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

function extensionFor(format: ImageFormat, fileName: string) {
  if (format !== 'jpeg') return format;
  return /\.jpeg$/i.test(fileName) ? 'jpeg' : 'jpg';
}

/** 80 random bits as 16 signs that also survive a file system which knows no case. */
function randomId() {
  return Array.from(randomBytes(16), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}
