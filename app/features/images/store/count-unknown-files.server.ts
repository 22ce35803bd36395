import type { Db } from '#db/client.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { isImageFile } from '../image-variants.ts';

const PAGE = 500;
const PAGES = 20;

/** Counts files without a row among the first 10,000. Nothing happens to them. */
export async function countUnknownFiles({ storage, db }: { storage: Storage; db: Db }, isStopped: () => boolean): Promise<number> {
  let unknown = 0;
  let after = '';
  for (let page = 0; page < PAGES && !isStopped(); page++) {
    const keys = (await storage.list({ limit: PAGE, after })).map(({ key }) => key);
    const ids = keys.filter(isImageFile).map(getId);
    const rows = ids.length
      ? await db
          .selectFrom('images')
          .select('id')
          .where('id', 'in', [...new Set(ids)])
          .execute()
      : [];
    const known = new Set(rows.map(({ id }) => id));
    unknown += ids.filter((id) => !known.has(id)).length;
    if (keys.length < PAGE) break;
    after = keys.at(-1) ?? '';
  }
  return unknown;
}

function getId(key: string) {
  return key.slice(0, key.indexOf('-'));
}
