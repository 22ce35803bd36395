import type { Db } from '#db/client.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { IMAGE_TRASH_DAYS } from '../image.ts';

interface CleanDeps {
  storage: Storage;
  db: Db;
  now(): Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PENDING_MS = HOUR_MS;
const TRASH_MS = IMAGE_TRASH_DAYS * DAY_MS;
/** Extra time for images that are due at the first look after a gap. */
const NOTICE_MS = 7 * DAY_MS;
const AT_MOST = 100;
const ID = /^[a-z0-9]{16}$/;

export function createImageCleaningHandler({ log, ...deps }: CleanDeps & { log: Log }): JobHandler {
  return {
    name: 'clean-images',
    label: 'Removing deleted images',
    async run({ payload }, { signal }) {
      const now = deps.now();
      const removed = await cleanImages(deps, { lastAt: payload ? new Date(payload) : undefined, signal });
      if (removed) log.info('deleted images removed', { images: removed });
      return { at: new Date(now.getTime() + HOUR_MS), payload: now.toISOString() };
    },
    everyMs: HOUR_MS,
    needsClock: true,
    pausesMs: [MINUTE_MS, 15 * MINUTE_MS],
    timeLimitMs: HOUR_MS,
  };
}

interface Cleaning {
  lastAt?: Date | undefined;
  signal?: AbortSignal;
}

/** Removes images after 30 days in the trash, and unfinished uploads. Safe in several processes. Returns how many. */
export async function cleanImages({ storage, db, now }: CleanDeps, { lastAt, signal }: Cleaning = {}): Promise<number> {
  if (!lastAt || Math.abs(now().getTime() - lastAt.getTime()) >= DAY_MS) await giveNotice(db, now());
  await abandonUploads(db, now());
  let removed = 0;
  for (const id of await claimDue(db, now())) {
    signal?.throwIfAborted();
    for (const { key } of await storage.list({ prefix: `${id}-` })) await storage.delete(key);
    const { numDeletedRows } = await db.deleteFrom('images').where('id', '=', id).where('state', '=', 'removing').executeTakeFirstOrThrow();
    removed += Number(numDeletedRows); // another process may have been first
  }
  return removed;
}

/** A day without a run means a site that was off, a clock that jumped, or a restored database whose trash may be needed. */
async function giveNotice(db: Db, now: Date): Promise<void> {
  const deletedAt = earlier(now, TRASH_MS - NOTICE_MS);
  const due = await db
    .selectFrom('images')
    .select('id')
    .where('state', 'in', ['trashed', 'abandoned'])
    .where('deletedAt', '<', deletedAt)
    .execute();
  await setDeletedAt(db, due, { deletedAt });
}

async function abandonUploads(db: Db, now: Date) {
  const late = await db
    .selectFrom('images')
    .select('id')
    .where('state', '=', 'pending')
    .where('createdAt', '<', earlier(now, PENDING_MS))
    .execute();
  await setDeletedAt(db, late, { state: 'abandoned', deletedAt: now.toISOString() });
}

/** One by one: on PostgreSQL even a statement that changes no row empties the page cache. */
async function setDeletedAt(db: Db, rows: { id: string }[], change: { state?: 'abandoned'; deletedAt: string }) {
  const from = change.state ? (['pending'] as const) : (['trashed', 'abandoned'] as const);
  for (const { id } of rows) await db.updateTable('images').set(change).where('id', '=', id).where('state', 'in', from).execute();
}

/** There is no way back from `removing`. */
async function claimDue(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('images')
    .select('id')
    .where('state', 'in', ['trashed', 'abandoned'])
    .where('deletedAt', '<', earlier(now, TRASH_MS))
    .orderBy('deletedAt')
    .limit(AT_MOST)
    .execute();
  for (const { id } of due) {
    await db
      .updateTable('images')
      .set({ state: 'removing' })
      .where('id', '=', id)
      .where('state', 'in', ['trashed', 'abandoned'])
      .where('deletedAt', '<', earlier(now, TRASH_MS))
      .execute();
  }
  const claimed = await db
    .selectFrom('images')
    .select('id')
    .where('state', '=', 'removing')
    .where('createdAt', '<', earlier(now, PENDING_MS))
    .limit(AT_MOST)
    .execute();
  return claimed.map(({ id }) => id).filter((id) => ID.test(id));
}

function earlier(now: Date, ms: number) {
  return new Date(now.getTime() - ms).toISOString();
}
