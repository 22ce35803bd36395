import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { orAborted, withTimeout } from '#platform/concurrency/deadline.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { NO_ANSWER, type Storage } from '#platform/storage/storage.ts';
import { foldText } from '#platform/text/fold.ts';
import type { EncodedImage } from './encode-worker.server.ts';
import { type ImageName, imageFileName, variantFileName } from './image-variants.ts';

interface SaveDeps {
  storage: Storage;
  db: Db;
  now(): Date;
}

interface NewImage {
  name: ImageName;
  encoded: EncodedImage;
  alt: string | null;
  fileName: string | null;
  onLive?: ((tx: Db, name: ImageName) => Promise<void>) | undefined;
}

const STORE_MS = 60_000;
const GIVE_UP_MS = 5000;

/** Stores the row as pending, then every file, then makes the image live, so that no row is without its files. */
export async function saveImage(
  { storage, db, now }: SaveDeps,
  { name, encoded, alt, fileName, onLive }: NewImage,
  signal?: AbortSignal,
): Promise<void> {
  const files = [
    ...encoded.variants.map(({ width, format, bytes }) => ({ key: variantFileName(name.id, width, format), bytes })),
    { key: imageFileName(name), bytes: encoded.original },
  ];
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  signal?.throwIfAborted();
  await db
    .insertInto('images')
    .values({
      ...name,
      bytes,
      alt,
      searchAlt: alt && foldText(alt),
      fileName,
      searchFileName: fileName && foldText(fileName),
      createdAt: now().toISOString(),
      state: 'pending',
    })
    .execute();
  const begun: string[] = [];
  try {
    const late = AbortSignal.timeout(STORE_MS);
    const until = signal ? AbortSignal.any([signal, late]) : late;
    for (const file of files) {
      until.throwIfAborted();
      begun.push(file.key);
      await orAborted(until, storage.put(file.key, file.bytes));
    }
    until.throwIfAborted();
    if (onLive) await runTransaction(db, (tx) => goLive(tx, name.id).then(() => onLive(tx, name)));
    else await goLive(db, name.id);
  } catch (error) {
    await withTimeout(GIVE_UP_MS, giveUp({ db, storage }, name.id, begun)).catch(() => undefined); // `cleanImages` does what is left
    if (signal?.aborted || !isTimeout(error)) throw error;
    throw unavailable(`an image was not stored within ${STORE_MS} ms`, error, NO_ANSWER);
  }
}

async function goLive(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ state: 'live' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw unavailable(`image ${id} was given up while it was being stored`);
}

/** Deletes only what is still pending: an unconfirmed change to live may have happened. */
async function giveUp({ db, storage }: Pick<SaveDeps, 'db' | 'storage'>, id: string, keys: string[]) {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ state: 'removing' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await Promise.allSettled(keys.map((key) => storage.delete(key)));
}

function isTimeout(error: unknown) {
  return error instanceof Error && error.name === 'TimeoutError';
}
