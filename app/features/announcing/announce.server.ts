import type { Db } from '#db/client.server.ts';
import { type ContentKind, hasPages } from '#features/publishing/content-kind.ts';
import { listItemsAmong } from '#features/publishing/public-content.server.ts';
import { findDeleted } from '#features/publishing/trash/absence.server.ts';
import { z } from '#platform/forms/zod.ts';
import { parseStoredJson } from '#platform/health/damage.ts';
import { type PostRequest, sendPost } from '#platform/http/send-post.server.ts';
import { JobFailure, type JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import { type AnnouncedItem, type Announcer, type AnnouncerSettings, listAnnouncers } from './announcers.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Gathers the changes that follow each other into one announcement. */
const GATHER_MS = 8 * SECOND_MS;

const TIMING = {
  callMs: 10 * SECOND_MS,
  budgetMs: 25 * SECOND_MS,
  gapMs: 15 * SECOND_MS,
  pausesMs: [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS],
};
const BATCH = 500;

const cursorSchema = z.strictObject({ version: z.number(), at: z.string() });

type Cursor = z.infer<typeof cursorSchema>;

interface AnnounceDeps {
  settings: AnnouncerSettings;
  db: Db;
  log: Log;
  now(): Date;
  kinds: readonly ContentKind[];
  timing?: Partial<typeof TIMING>;
}

/** Retries for hours. Changes from before a setting was made are not announced. */
export function createAnnounceHandlers(deps: AnnounceDeps): JobHandler[] {
  const { callMs, budgetMs, gapMs, pausesMs } = { ...TIMING, ...deps.timing };
  const { db, log, now, kinds, settings } = deps;

  function toRun({ toRequests, setting }: Announcer): JobHandler['run'] {
    return async ({ payload, attempts }, { signal }) => {
      const time = now();
      const next = { version: await readVersion(db), at: time.toISOString() };
      const last = cursorSchema.safeParse(payload && parseStoredJson(payload)).data ?? next;
      const changes = await listChanges(db, last, next);
      const requests = toRequests(await listAnnounced(db, kinds, { changes, now: time, siteUrl: settings.SITE_URL }));
      const outcome = await sendAll(requests, AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]));
      if (outcome !== 'done' && attempts <= pausesMs.length) throw new JobFailure(`not announced: ${outcome.reason}`, outcome);
      if (outcome !== 'done') log.warn('changes not announced, and given up', { setting, why: outcome.reason, attempts });
      else if (requests.length > 0) log.info('changes announced', { setting, changes: changes.length, requests: requests.length });
      return { at: await findNextDate(db, next.at), payload: JSON.stringify(next) };
    };
  }

  async function sendAll(requests: readonly PostRequest[], budget: AbortSignal) {
    for (const request of requests) {
      const outcome = await sendPost(request, AbortSignal.any([budget, AbortSignal.timeout(callMs)]));
      if (outcome !== 'done') return outcome;
    }
    return 'done';
  }

  return listAnnouncers(settings).map((announcer) => ({
    name: announcer.job,
    label: announcer.label,
    run: toRun(announcer),
    everyMs: null,
    onContentChange: { afterMs: GATHER_MS },
    pausesMs,
    gapMs,
    timeLimitMs: budgetMs + MINUTE_MS,
  }));
}

interface Change {
  kind: string;
  itemId: string;
}

async function readVersion(db: Db): Promise<number> {
  return (await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version;
}

async function listChanges(db: Db, last: Cursor, next: Cursor): Promise<Change[]> {
  return db
    .selectFrom('itemChanges')
    .select(['kind', 'itemId'])
    .where('version', '<=', next.version)
    .where('dueAt', '<=', next.at)
    .where((eb) => eb.or([eb('version', '>', last.version), eb('dueAt', '>', last.at)]))
    .orderBy('version')
    .execute();
}

async function findNextDate(db: Db, after: string): Promise<Date | null> {
  const next = await db.selectFrom('itemChanges').select('dueAt').where('dueAt', '>', after).orderBy('dueAt').limit(1).executeTakeFirst();
  return next ? new Date(next.dueAt) : null;
}

/** Leaves out drafts, hidden, noindex and scheduled items, and those whose original is elsewhere. */
async function listAnnounced(
  db: Db,
  kinds: readonly ContentKind[],
  { changes, now, siteUrl }: { changes: readonly Change[]; now: Date; siteUrl: string },
): Promise<AnnouncedItem[]> {
  const found: AnnouncedItem[] = [];
  for (const kind of kinds.filter(hasPages)) {
    const all = changes.filter((change) => change.kind === kind.name).map(({ itemId }) => itemId);
    for (let from = 0; from < all.length; from += BATCH) {
      const ids = all.slice(from, from + BATCH);
      const items = [...(await listItemsAmong(db, kind, { ids, now, listedAt: siteUrl })), ...(await findDeleted(db, kind, ids))];
      found.push(...items.map((item) => ({ path: kind.page.path(item), category: item.category, isInFeeds: kind.page.isInFeeds })));
    }
  }
  return found;
}
