import { isImageFile } from '#features/images/image-variants.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { readArchive } from '../archive/archive-reader.server.ts';
import { BackupError } from '../backup-error.ts';

interface ImageTarget {
  file: string;
  storage: Pick<Storage, 'put'>;
  /** Ids of images that were removed for good while the backup was made: some of their files may be in it. */
  removed: ReadonlySet<string>;
}

const FOLDER = 'images/';
const ID_LENGTH = 16;
/** Files that are stored at the same time: each waits for a disk or a bucket. */
const AT_ONCE = 8;

/** Stores the images of a backup under their names. */
export async function restoreImages({ file, storage, removed }: ImageTarget): Promise<void> {
  let storing: Promise<void>[] = [];
  for await (const { name, bytes } of readArchive(file)) {
    if (!name.startsWith(FOLDER)) continue;
    const key = name.slice(FOLDER.length);
    if (!isImageFile(key)) throw new BackupError(`${file} holds ${name}, which is no image of a site`);
    if (removed.has(key.slice(0, ID_LENGTH))) continue;
    storing.push(storage.put(key, bytes));
    if (storing.length < AT_ONCE) continue;
    await Promise.all(storing);
    storing = [];
  }
  await Promise.all(storing);
}
