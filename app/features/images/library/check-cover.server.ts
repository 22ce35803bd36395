import { access } from 'node:fs/promises';
import type { Db } from '#db/client.server.ts';
import { getPublicFile } from '#platform/files/code-file.server.ts';
import { parseImageUrl } from '../image-variants.ts';

const NO_SUCH_IMAGE = 'There is no image at this path: upload one, or choose one from the library';

interface Cover {
  /** Of the item and of its kind; undefined for a new one. */
  kind: string;
  id: string | undefined;
  imageUrl: unknown;
}

/**
 * What is wrong with a cover's path: one of an image that nobody uploaded, or that is gone. One that the item names already is left alone; an
 * image in the trash comes back by being used. Belongs into the transaction of the save.
 */
export async function checkCover(tx: Db, { kind, id = '', imageUrl }: Cover): Promise<Record<string, string> | undefined> {
  if (typeof imageUrl !== 'string') return undefined;
  const isThere = imageUrl.startsWith('/images/')
    ? await isUploaded(tx, { kind, id, imageUrl })
    : !/^\/pictures\/[\w.-]+$/.test(imageUrl) || (await isPublicFile(imageUrl));
  return isThere ? undefined : { imageUrl: NO_SUCH_IMAGE };
}

async function isUploaded(tx: Db, { kind, id, imageUrl }: Cover & { imageUrl: string }) {
  const image = parseImageUrl(imageUrl);
  if (!image) return false;
  const known = await tx
    .selectFrom('images')
    .select(['width', 'height', 'colour', 'extension'])
    .where('id', '=', image.id)
    .where('state', 'in', ['live', 'trashed'])
    .executeTakeFirst();
  const { width, height, colour, extension } = image;
  if (known?.width === width && known.height === height && known.colour === colour && known.extension === extension) return true;
  const use = tx
    .selectFrom('imageUses')
    .select('place')
    .where('kind', '=', kind)
    .where('itemId', '=', id ?? '');
  return (await use.where('imageId', '=', image.id).executeTakeFirst()) !== undefined;
}

async function isPublicFile(url: string) {
  return access(getPublicFile(url.slice(1))).then(
    () => true,
    () => false,
  );
}
