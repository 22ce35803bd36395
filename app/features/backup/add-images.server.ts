import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { getVariantWidths, type ImageName, imageFileName, variantFileName } from '#features/images/image-variants.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ArchiveWriter } from './archive/archive-writer.server.ts';

interface ImageDeps {
  db: Db;
  storage: Pick<Storage, 'get'>;
}

interface AddedImages {
  count: number;
  files: number;
  removed: string[];
  missingFiles: number;
  missing: string[];
}

const AT_ONCE = 8;
/** A store that is silent for a moment does not end a backup of hours. */
const PAUSES_MS = [500, 3000];
const MAX_NAMED = 100;

/**
 * Adds every file of the images as `images/<name>`. After the rows: an image's files are there before its row, and stay for days after it
 * is deleted. The rows of what was removed for good meanwhile are told, so that they are not put back.
 */
export async function addImages(archive: ArchiveWriter, images: readonly ImageName[], deps: ImageDeps): Promise<AddedImages> {
  let files = 0;
  const missing = new Map<string, string>();
  for (let from = 0; from < images.length; from += AT_ONCE) {
    const names = images.slice(from, from + AT_ONCE).flatMap((image) => listFiles(image).map((name) => ({ name, id: image.id })));
    for (let at = 0; at < names.length; at += AT_ONCE) {
      const read = await Promise.all(
        names.slice(at, at + AT_ONCE).map(async (file) => ({ ...file, bytes: await readFile(deps.storage, file.name) })),
      );
      for (const { name, id, bytes } of read) {
        if (bytes) await archive.add(`images/${name}`, bytes, { isCompressed: true });
        if (bytes) files += 1;
        else missing.set(name, id);
      }
    }
  }
  const removed = await listRemoved(deps.db, [...new Set(missing.values())]);
  const left = [...missing].flatMap(([name, id]) => (removed.has(id) ? [] : [name]));
  return {
    count: images.length - removed.size,
    files,
    removed: [...removed],
    missingFiles: left.length,
    missing: left.slice(0, MAX_NAMED),
  };
}

function listFiles(image: ImageName): string[] {
  const variants = getVariantWidths(image.width).flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantFileName(image.id, width, format)),
  );
  return [imageFileName(image), ...variants];
}

async function readFile(storage: ImageDeps['storage'], name: string): Promise<Uint8Array | undefined> {
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      const file = await storage.get(name);
      return file && new Uint8Array(await new Response(file.stream).arrayBuffer());
    } catch (error) {
      if (pause === undefined || !(error instanceof AppError)) throw error;
      await wait(pause);
    }
  }
  return undefined;
}

async function listRemoved(db: Db, ids: string[]): Promise<Set<string>> {
  const removed = new Set<string>();
  for (const id of ids) {
    const { rows } = await sql<{ state: string }>`select state from images where id = ${id}`.execute(db);
    if (rows[0]?.state !== 'live' && rows[0]?.state !== 'trashed') removed.add(id);
  }
  return removed;
}
