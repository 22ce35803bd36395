import { type Kysely, sql } from 'kysely';
import { inspectPostgres } from '#db/postgres/inspect-server.server.ts';
import type { Database } from '#db/schema.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { isNoDraft, isNotDeleted } from '#features/publishing/visibility.server.ts';
import { parseBucketUrl } from '#platform/env/bucket-url.server.ts';
import { findBehind, getLatestCreation } from '#platform/health/clock-watch.ts';
import { visit } from '#platform/http/visit.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, unknown, well, wrong } from './checkup.ts';

const SECOND_MS = 1000;
/** Authenticator apps count in half minutes. */
const MAX_SKEW_MS = 25 * SECOND_MS;
const MAX_NAMED = 10;
const ADVICE = 'Let the network set this machine’s clock (timedatectl set-ntp true), or the other one’s.';

interface OtherClock {
  owner: string;
  aheadMs: number;
}

export async function checkClock(site: CheckedSite, signal: AbortSignal): Promise<Finding[]> {
  const [behind, early, ...clocks] = await Promise.all([
    checkStoredDates(site),
    findEarlyItems(site).catch(() => []),
    readPostgresClock(site),
    readStoreClock(site, signal),
  ]);
  return [...behind, ...early, ...describeClocks(clocks.filter((clock) => clock !== undefined))];
}

export function describeClocks(clocks: readonly OtherClock[]): Finding[] {
  if (clocks.length === 0) return [unknown('There’s no other clock to compare this machine’s with.')];
  return clocks.map(({ owner, aheadMs }) => {
    const seconds = Math.round(Math.abs(aheadMs) / SECOND_MS);
    if (seconds <= 1) return well(`The clock agrees with that of ${owner}.`);
    const message = `The clock is ${seconds} seconds ${aheadMs > 0 ? 'behind' : 'ahead of'} that of ${owner}.`;
    if (Math.abs(aheadMs) <= MAX_SKEW_MS) return well(message);
    return wrong(`${message} Dates are off by as much, and codes from authenticator apps are refused.`, ADVICE);
  });
}

async function checkStoredDates({ openDb, now }: CheckedSite): Promise<Finding[]> {
  const latest = await openDb()
    .then(findLatestPast)
    .catch(() => undefined);
  const message = latest && findBehind(now(), latest);
  return message ? [wrong(message, ADVICE)] : [];
}

/** Items that were published while the clock was ahead look like scheduled ones: readers do not see them. */
async function findEarlyItems({ openDb, now, kinds }: CheckedSite): Promise<Finding[]> {
  const db = await openDb();
  const latest = getLatestCreation(now()).toISOString();
  const found = await Promise.all(
    kinds.map(async (kind) => {
      if ('find' in kind || !kind.hasDrafts) return [];
      const { name, noun, table } = kind;
      const scheduled = await toContentDb(db)
        .selectFrom(table)
        .select(['id', 'title', 'publishedAt'])
        .where('publishedAt', '>', latest)
        .where(isNoDraft)
        .where(isNotDeleted)
        .orderBy('publishedAt')
        .limit(MAX_NAMED)
        .execute();
      const early = await db
        .selectFrom('revisions')
        .select('itemId')
        .where('kind', '=', name)
        .where('savedAt', '>', latest)
        .where('itemId', 'in', ['', ...scheduled.map(({ id }) => id)])
        .execute();
      const ids = new Set(early.map(({ itemId }) => itemId));
      return scheduled.filter(({ id }) => ids.has(id)).map((item) => ({ ...item, noun }));
    }),
  );
  return found.flat().map(({ noun, title, publishedAt }) => {
    const from = publishedAt.slice(0, 16).replace('T', ' ');
    const message = `The ${noun.toLowerCase()} “${title}” was published while the clock was ahead: readers will see it from ${from} UTC.`;
    return wrong(message, 'Edit it and set its date to today.');
  });
}

/** Newest stored date, by the clock of then; dates that may lie in the future, such as an article's, do not count. */
export async function findLatestPast(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ at: string | null }>`select max(at) as at from (
    select max(created_at) as at from site union all select max(created_at) from users union all select max(created_at) from images
    union all select max(done_at) from seeds) as dates`.execute(db);
  return new Date(rows[0]?.at ?? 0);
}

async function readPostgresClock({ settings }: CheckedSite): Promise<OtherClock | undefined> {
  if (!settings.DATABASE_URL) return undefined;
  const server = await inspectPostgres(settings.DATABASE_URL).catch(() => undefined);
  return server && { owner: 'PostgreSQL', aheadMs: server.clockAheadMs };
}

async function readStoreClock({ settings, now }: CheckedSite, signal: AbortSignal): Promise<OtherClock | undefined> {
  if (!settings.STORAGE_URL) return undefined;
  const sentAt = now().getTime();
  const response = await visit(new URL(parseBucketUrl(settings.STORAGE_URL).endpoint), { signal, method: 'HEAD' });
  const date = 'failure' in response ? Number.NaN : Date.parse(response.headers.date ?? '');
  if (Number.isNaN(date)) return undefined;
  return { owner: 'the image store', aheadMs: date + SECOND_MS / 2 - (sentAt + now().getTime()) / 2 };
}
