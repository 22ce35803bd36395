import { access } from 'node:fs/promises';
import type { Db } from '#db/client.server.ts';
import { getPublicFile } from '#platform/files/code-file.server.ts';
import { parseImageUrl } from '../image-variants.ts';

const PART_OF_SITE = 'site';
const NO_SUCH_IMAGE = 'There’s no image at this path. Upload one, or choose one from the library';

interface Covers {
  kind: string;
  id: string;
  images: Record<string, unknown>;
}

/** Paths that the item names already pass. Call it in the transaction of the save. */
export async function checkCover(tx: Db, { kind, id, images }: Covers): Promise<Record<string, string> | undefined> {
  const wrong: Record<string, string> = {};
  for (const [field, imageUrl] of Object.entries(images)) {
    if (typeof imageUrl === 'string' && !(await isThere(tx, { kind, id, imageUrl }))) wrong[field] = NO_SUCH_IMAGE;
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}

interface Cover extends Pick<Covers, 'kind' | 'id'> {
  imageUrl: string;
}

async function isThere(tx: Db, cover: Cover): Promise<boolean> {
  const { imageUrl } = cover;
  if (imageUrl.startsWith('/images/')) return isUploaded(tx, cover);
  return !/^\/pictures\/[\w.-]+$/.test(imageUrl) || isPublicFile(imageUrl);
}

async function isUploaded(tx: Db, { kind, id, imageUrl }: Cover) {
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
  const use = tx.selectFrom('imageUses').select('place').where('kind', 'in', [kind, PART_OF_SITE]).where('itemId', '=', id);
  return (await use.where('imageId', '=', image.id).executeTakeFirst()) !== undefined;
}

async function isPublicFile(url: string) {
  return access(getPublicFile(url.slice(1))).then(
    () => true,
    () => false,
  );
}
