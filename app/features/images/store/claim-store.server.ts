import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { imageFileName, isImageFile } from '../image-variants.ts';

interface ClaimDeps {
  storage: Storage;
  db: Db;
  log: Log;
  settings: Pick<Settings, 'STORAGE_URL' | 'DATABASE_URL'>;
}

interface Claim {
  isOurs: boolean;
  fault?: string;
}

const MARK = 'byline-site.txt';
const SAMPLE = 25;
const PAGES = 10;
const PAGE = 1000;

const UNKNOWN =
  'The image store has images that this database doesn’t know, so nothing is stored or deleted there. Restore the database that they belong to, or give them to this one with npm run claim-images.';
const MISSING = 'None of the images that the database knows is in the store. Check STORAGE_URL or DATA_DIR, or restore the images.';

/** Writes the site's mark if there is none. Throws `unavailable` if the images are another site's. */
export async function claimStore(deps: ClaimDeps): Promise<Claim> {
  const { db, storage, log, settings } = deps;
  const { id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const setting = settings.STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR';
  const mark = await storage.readNote(MARK).catch((error) => {
    throw unavailable(`${setting}: ${error instanceof Error ? error.message : error}`, error);
  });
  const owner = mark === undefined ? undefined : readMark(mark);
  if (owner === id) return { isOurs: true };
  const rows = await listSample(db);
  const isKnown = await holdsAny(storage, rows);
  if (mark !== undefined) {
    if (!isKnown) throw unavailable(refuse({ setting, owner, id, settings }));
    if (owner) await db.updateTable('site').set({ id: owner }).execute();
    else await storage.writeNote(MARK, toMark(id));
    log.warn('the database is an older copy from the site that the images belong to', { site: owner ?? id });
    return { isOurs: true };
  }
  if (!isKnown && (await holdsImages(storage))) {
    log.warn(`${setting}: ${UNKNOWN}`);
    return { isOurs: false, fault: UNKNOWN };
  }
  const kept = await writeMark(storage, id).catch((error) => {
    log.warn(`${setting}: the images cannot be marked as this site's`, errorFields(error));
    return id;
  });
  if (kept !== id) throw unavailable(refuse({ setting, owner: kept, id, settings }));
  return { isOurs: true, ...(rows.length > 0 && !isKnown && { fault: MISSING }) };
}

export function toMark(siteId: string): string {
  return `site ${siteId}\nThe images beside this file belong to one Byline site; another one does not start on them. To give them to another database, see npm run claim-images.\n`;
}

export function readMark(text: string): string | undefined {
  return /^site ([0-9a-f-]{36})$/m.exec(text)?.[1];
}

/** Returns the mark that is there now: another process may have been first. */
async function writeMark(storage: Storage, id: string): Promise<string | undefined> {
  await storage.createNote(MARK, toMark(id));
  return readMark((await storage.readNote(MARK)) ?? '');
}

interface Refusal {
  setting: string;
  owner: string | undefined;
  id: string;
  settings: ClaimDeps['settings'];
}

function refuse({ setting, owner, id, settings: { STORAGE_URL, DATABASE_URL } }: Refusal): string {
  const [place, other] = STORAGE_URL ? ['bucket', 'a bucket'] : ['folder content-images', 'a DATA_DIR'];
  const database = DATABASE_URL ? 'correct DATABASE_URL' : 'put the byline.sqlite back that belongs to them';
  return `${setting}: the images in the ${place} belong to ${owner ? `site ${owner}` : 'a site that their byline-site.txt does not name'} and not to this database, which is of site ${id}; ${database}, or give this site ${other} of its own, or give it these images by npm run claim-images`;
}

async function listSample(db: Db) {
  const query = db
    .selectFrom('images')
    .select(['id', 'width', 'height', 'colour', 'extension', 'createdAt'])
    .where('state', '=', 'live')
    .limit(SAMPLE);
  return [...(await query.orderBy('createdAt', 'desc').execute()), ...(await query.orderBy('createdAt').execute())];
}

async function holdsAny(storage: Storage, rows: Awaited<ReturnType<typeof listSample>>): Promise<boolean> {
  for (const row of rows) if (await storage.has(imageFileName(row))) return true;
  return false;
}

async function holdsImages(storage: Storage): Promise<boolean> {
  let after = '';
  for (let page = 0; page < PAGES; page++) {
    const files = await storage.list({ limit: PAGE, after });
    if (files.some(({ key }) => isImageFile(key))) return true;
    if (files.length < PAGE) return false;
    after = files.at(-1)?.key ?? '';
  }
  return false;
}
