import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Db, getReason } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import type { LibraryKind } from '#features/admin/actions/kinds.ts';
import { findUses } from '#features/admin/library/find-uses.server.ts';
import { restoreImage } from '#features/images/image-trash.server.ts';
import { isImageFile, listImageFiles } from '#features/images/image-variants.ts';
import { readMark } from '#features/images/store/claim-store.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, unknown, well, wrong } from './checkup.ts';

const FOLDER = 'content-images';
const MARK = 'byline-site.txt';
const PROBE_PREFIX = 'byline-check-';
const STALE_MS = 3_600_000;
const LIST_LIMIT = 1000;
const LIST_MS = 6000;
const MAX_NAMED = 10;
const PUT_BACK = 'Restore the files from your backup, or upload the image again.';

/** Whether the store works and belongs to this database, and every image is there. Writes nothing to a store that may be another site's. */
export async function checkImages(site: CheckedSite): Promise<Finding[]> {
  const { STORAGE_URL, DATA_DIR } = site.settings;
  if (!STORAGE_URL && !existsSync(path.join(DATA_DIR, FOLDER))) {
    const lost = await findProblems(site, undefined);
    return lost.length > 0 ? lost : [unknown('The data folder doesn’t have an images folder yet.', 'The first start creates it.')];
  }
  const setting = STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR';
  const storage = await site.openStorage().catch((error: unknown) => getReason(error));
  if (typeof storage === 'string') {
    return [wrong(`The site can’t reach the image store: ${storage}.`, `Check the host, bucket, region, key and secret in ${setting}.`)];
  }
  const owner = await findOwner(site, storage);
  if (owner === 'other') {
    const message = 'The images belong to another site’s database.';
    return [wrong(message, `Correct ${setting} or DATABASE_URL, or run npm run claim-images to give them to this database.`)];
  }
  if (owner === 'unclear') {
    const message = 'There are images in the store, but nothing says which site they belong to. Nothing was written there.';
    return [hint(message, 'Start the site. If its database knows the images, it marks the store as its own.')];
  }
  return [
    ...(owner === 'this' ? [well('The images belong to this database.')] : []),
    ...(site.skipsWrites ? [] : [await tryStorage(storage, { setting, now: site.now() })]),
    ...(await findProblems(site, storage)),
  ];
}

type Owner = 'this' | 'other' | 'nobody' | 'unclear';

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

async function findSiteId({ openDb }: CheckedSite): Promise<string | undefined> {
  try {
    const db = await openDb();
    return (await db.selectFrom('site').select('id').executeTakeFirst())?.id;
  } catch {
    return undefined; // the database's own check says why
  }
}

async function tryStorage(storage: Storage, { setting, now }: { setting: string; now: Date }): Promise<Finding> {
  const key = `${PROBE_PREFIX}${randomBytes(8).toString('hex')}.png`;
  const bytes = randomBytes(256);
  let step = 'write';
  try {
    await storage.put(key, bytes);
    step = 'read';
    const read = await storage.get(key);
    const stored = read ? Buffer.from(await new Response(read.stream).arrayBuffer()) : undefined;
    if (!stored?.equals(bytes)) return wrong('A file came back different from the one that was written.', 'Is the store full or damaged?');
    step = 'delete';
    await deleteStaleProbes(storage, now);
    await storage.delete(key);
    if (await storage.has(key))
      return wrong('A deleted file is still there.', `Check that the key in ${setting} is allowed to delete files.`);
    return well('A file could be written, read back and deleted.');
  } catch (error) {
    const advice = `Check the permissions of ${setting}, and that there’s enough space.`;
    return wrong(`The site could not ${step} a file in the image store: ${getReason(error)}.`, advice);
  } finally {
    if (step !== 'delete') await storage.delete(key).catch(() => undefined);
  }
}

async function deleteStaleProbes(storage: Storage, now: Date): Promise<void> {
  const files = await storage.list({ prefix: PROBE_PREFIX });
  for (const { key, modifiedAt } of files) if (now.getTime() - modifiedAt.getTime() > STALE_MS) await storage.delete(key);
}

/** Compares the database with the store: lost files, used images that no reader sees, and files that belong to no image. */
async function findProblems(site: CheckedSite, storage: Storage | undefined): Promise<Finding[]> {
  try {
    const db = await site.openDb();
    const live = await db
      .selectFrom('images')
      .select(['id', 'width', 'height', 'colour', 'extension'])
      .where('state', '=', 'live')
      .orderBy('id')
      .execute(); // before the files: those of a live image are all there
    const files = storage ? await listFiles(storage, site.isThorough ? Number.POSITIVE_INFINITY : LIST_MS) : new Set<string>();
    if (!files) return [unknown('There are too many image files to check here.', 'npm run rescue -- check reads all of them.')];
    const lost = live.flatMap((image) => {
      const file = listImageFiles(image).find((name) => !files.has(name));
      return file ? [{ id: image.id, problem: `has lost its file ${file}` }] : [];
    });
    if (lost.length > 0 && files.size === 0) {
      const message = `The image store is empty, but the database knows ${lost.length === 1 ? 'one image' : `${lost.length} images`}.`;
      return [wrong(message, 'Check that STORAGE_URL or DATA_DIR is right, or restore the files from your backup.')];
    }
    const hidden = await listHiddenImages(db);
    return [...(await describeProblems({ db, kinds: site.kinds }, [...lost, ...hidden])), ...(await describeStrayFiles(db, files))];
  } catch {
    return [unknown('The site can’t check for lost images without the database.')];
  }
}

async function listFiles(storage: Storage, limitMs: number): Promise<Set<string> | undefined> {
  const startedAt = performance.now();
  const names = new Set<string>();
  for (let after = ''; ; ) {
    const page = await storage.list({ limit: LIST_LIMIT, after });
    for (const { key } of page) if (isImageFile(key)) names.add(key);
    if (page.length < LIST_LIMIT) return names;
    if (performance.now() - startedAt > limitMs) return undefined;
    after = page.at(-1)?.key ?? '';
  }
}

interface ImageProblem {
  id: string;
  problem: string;
  canRepair?: boolean;
}

/** Images that are used, other than by earlier revisions, and that no reader sees. */
async function listHiddenImages(db: Db): Promise<ImageProblem[]> {
  const rows = await db
    .selectFrom('imageUses')
    .leftJoin('images', 'images.id', 'imageUses.imageId')
    .select(['imageUses.imageId as id', 'images.state'])
    .where('imageUses.revisionId', '=', '')
    .where(({ or, eb }) => or([eb('images.state', 'is', null), eb('images.state', '!=', 'live')]))
    .distinct()
    .orderBy('imageUses.imageId')
    .execute();
  return rows.map(({ id, state }) => {
    if (!state) return { id, problem: `is not known to the database (${id})` };
    if (state !== 'trashed') return { id, problem: `was not stored completely, or is being deleted (${id})` };
    return { id, problem: 'is in the trash, so readers don’t see it', canRepair: true };
  });
}

async function describeProblems({ db, kinds }: Uses, problems: readonly ImageProblem[]): Promise<Finding[]> {
  const named = problems.slice(0, MAX_NAMED);
  const owners = await findOwners({ db, kinds }, named);
  const more = problems.length - named.length;
  return [
    ...named.map(({ id, problem, canRepair }) =>
      wrong(`An image of ${owners.get(id) ?? 'the library'} ${problem}.`, canRepair ? 'npm run rescue -- repair restores it.' : PUT_BACK),
    ),
    ...(more > 0 ? [wrong(`${more} more images are lost or hidden.`, PUT_BACK)] : []),
  ];
}

interface Uses {
  db: Db;
  kinds: readonly LibraryKind[];
}

async function findOwners({ db, kinds }: Uses, images: readonly { id: string }[]): Promise<Map<string, string>> {
  const uses = await findUses(
    db,
    kinds,
    images.map(({ id }) => id),
  );
  const owners = [...uses].flatMap(([id, { uses: all }]): [string, string][] => {
    const [use] = all.toSorted((a, b) => Number(isRevision(a.places)) - Number(isRevision(b.places)));
    if (!use) return [];
    return [[id, use.title === use.noun ? `“${use.noun}”` : `the ${use.noun.toLowerCase()}${use.title ? ` “${use.title}”` : ''}`]];
  });
  return new Map(owners);
}

function isRevision(places: readonly string[]): boolean {
  return places.every((place) => place === 'revision');
}

async function describeStrayFiles(db: Db, files: Set<string>): Promise<Finding[]> {
  const rows = await db.selectFrom('images').select('id').execute(); // after the files: an upload in between is known
  const known = new Set(rows.map(({ id }) => id));
  const stray = [...files].filter((name) => !known.has(name.slice(0, name.indexOf('-')))).length;
  if (stray === 0) return [];
  const subject = stray === 1 ? 'One file in the image store belongs' : `${stray} files in the image store belong`;
  return [hint(`${subject} to no image that the database knows.`, 'The site leaves them alone. Did you restore an older database?')];
}

export async function repairImages(site: CheckedSite): Promise<string[]> {
  const [db, storage] = [await site.openDb(), await site.openStorage()];
  const trashed = (await listHiddenImages(db)).filter(({ canRepair }) => canRepair);
  if (trashed.length === 0) return [];
  const owners = await findOwners({ db, kinds: site.kinds }, trashed);
  const contentVersion = await watchContentVersion(db);
  const repaired: string[] = [];
  for (const { id } of trashed)
    if ((await restoreImage({ db, storage, contentVersion }, id)) === 'restored')
      repaired.push(`Restored an image of ${owners.get(id) ?? 'the library'} from the trash.`);
  contentVersion.stop();
  return repaired;
}
