import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getReason } from '#db/client.server.ts';
import { isImageFile } from '#features/images/image-variants.ts';
import { readMark } from '#features/images/store/claim-store.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';

const PREFIX = 'byline-check-';
const STALE_MS = 3_600_000;
const FOLDER = 'content-images';
const MARK = 'byline-site.txt';

/** Whether the store answers, belongs to this database, and keeps, gives and deletes a file. Nothing is written where it may be another site's. */
export async function checkImages(site: CheckedSite): Promise<Finding[]> {
  const { STORAGE_URL, DATA_DIR } = site.settings;
  if (!STORAGE_URL && !existsSync(path.join(DATA_DIR, FOLDER))) {
    return [unknown('There is no folder for images in the data folder yet.', 'The first start makes it.')];
  }
  const setting = STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR';
  const storage = await site.openStorage().catch((error: unknown) => getReason(error));
  if (typeof storage === 'string') {
    return [wrong(`The images cannot be reached: ${storage}.`, `See that host, bucket, region, key and secret of ${setting} are right.`)];
  }
  const owner = await findOwner(site, storage);
  if (owner === 'other') {
    const message = 'The images belong to another site’s database.';
    return [wrong(message, `Correct ${setting} or DATABASE_URL, or give them to this database by npm run claim-images.`)];
  }
  if (owner === 'unclear') {
    return [
      hint(
        'There are images in the store, and nothing says whose they are; nothing was written there.',
        'Start the site: it marks what its database knows, and says so otherwise.',
      ),
    ];
  }
  return [
    ...(owner === 'this' ? [well('The images belong to this database.')] : []),
    await tryStorage(storage, { setting, now: site.now() }),
  ];
}

type Owner = 'this' | 'other' | 'nobody' | 'unclear';

/** `unclear` where there are images and no mark that can be read. */
async function findOwner(site: CheckedSite, storage: Storage): Promise<Owner> {
  const mark = await storage.readNote(MARK);
  if (mark === undefined) {
    const files = await storage.list();
    return files.some(({ key }) => isImageFile(key)) ? 'unclear' : 'nobody';
  }
  const marked = readMark(mark);
  const id = await findSiteId(site);
  if (!marked || !id) return 'unclear';
  return marked === id ? 'this' : 'other';
}

/** Undefined where there is no database, or one without a site. */
async function findSiteId({ openDb }: CheckedSite): Promise<string | undefined> {
  try {
    const db = await openDb();
    return (await db.selectFrom('site').select('id').executeTakeFirst())?.id;
  } catch {
    return undefined; // the database's own check says why
  }
}

/** Writes a file that no page shows, reads it back, and deletes it. */
async function tryStorage(storage: Storage, { setting, now }: { setting: string; now: Date }): Promise<Finding> {
  const key = `${PREFIX}${randomBytes(8).toString('hex')}.png`;
  const bytes = randomBytes(256);
  let step = 'write';
  try {
    await storage.put(key, bytes);
    step = 'read';
    const read = await storage.get(key);
    const kept = read ? Buffer.from(await new Response(read.stream).arrayBuffer()) : undefined;
    if (!kept?.equals(bytes))
      return wrong('A file that was written came back as something else.', 'See whether the store is full or damaged.');
    step = 'delete';
    await deleteStale(storage, now);
    await storage.delete(key);
    if (await storage.has(key)) return wrong('A file that was deleted is still there.', `See whether the key of ${setting} may delete.`);
    return well('A file could be written, read back and deleted.');
  } catch (error) {
    const advice = `See what the user of ${setting} may do there, and whether there is room.`;
    return wrong(`The site could not ${step} a file there: ${getReason(error)}.`, advice);
  } finally {
    if (step !== 'delete') await storage.delete(key).catch(() => undefined);
  }
}

/** Of checks that were broken off. */
async function deleteStale(storage: Storage, now: Date): Promise<void> {
  const files = await storage.list({ prefix: PREFIX });
  for (const { key, modifiedAt } of files) if (now.getTime() - modifiedAt.getTime() > STALE_MS) await storage.delete(key);
}
