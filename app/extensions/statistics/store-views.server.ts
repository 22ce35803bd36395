import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { type ContentKind, hasPages } from '#features/publishing/content-kind.ts';
import { findIds } from '#features/publishing/content-table.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { startRecording } from '#platform/concurrency/record-counts.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { ViewHostsTable } from './tables.ts';
import { createViewCounter, getDay, OTHER_HOSTS, type ViewCount } from './view-counter.ts';

export const WHOLE_SITE = { kind: 'site', id: '' };

export const KEPT_DAYS = 400;
const ROWS_PER_STATEMENT = 100;
const DELETED_AT_ONCE = 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Limits of stored hosts per day: of an item, of the whole site, and in total. */
const MAX_HOSTS = { item: 20, site: 100, day: 5000 };

interface VisitDeps {
  db: Db;
  log: Pick<Log, 'warn'>;
  now(): Date;
  kinds: readonly ContentKind[];
}

export function createVisitCounter({ db, log, now, kinds }: VisitDeps) {
  const counter = createViewCounter(now);
  const store = async (counts: readonly ViewCount[]) => storeViews(db, await toItemIds(db, kinds, counts));
  return { count: counter.count, record: () => startRecording({ log, noun: 'views', counter, store }) };
}

/** Adds counts in one transaction; concurrent additions of other processes are preserved. */
export async function storeViews(db: Db, counts: readonly ViewCount[], maxHosts = MAX_HOSTS): Promise<void> {
  const all = [...counts, ...addUp(counts)].sort(compareKeys); // in one order everywhere, so that two processes do not wait for each other
  if (all.length === 0) return;
  await runTransaction(db, async (tx) => {
    for (const some of inBatches(all)) {
      await tx
        .insertInto('itemViews')
        .values(some.map(({ kind, id, day, views }) => ({ kind, itemId: id, day, views })))
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'itemId', 'day'])
            .doUpdateSet({ views: sql<number>`${sql.ref('item_views.views')} + ${sql.ref('excluded.views')}` }),
        )
        .execute();
    }
    for (const some of inBatches(await limitHosts(tx, all, maxHosts))) {
      await tx
        .insertInto('viewHosts')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'itemId', 'day', 'host'])
            .doUpdateSet({ views: sql<number>`${sql.ref('view_hosts.views')} + ${sql.ref('excluded.views')}` }),
        )
        .execute();
    }
  });
}

/** Counts name what stands last in an item's path, rows its id. */
export async function toItemIds(db: Db, kinds: readonly ContentKind[], counts: readonly ViewCount[]): Promise<ViewCount[]> {
  const merged = new Map<string, ViewCount>();
  for (const kind of kinds.filter(hasPages)) {
    const own = counts.filter((count) => count.kind === kind.name);
    const ids = await findIds(
      db,
      kind,
      own.map(({ id }) => id),
    );
    for (const count of own) merge(merged, { ...count, id: ids.get(count.id) ?? count.id });
  }
  return [...merged.values()];
}

function merge(counts: Map<string, ViewCount>, count: ViewCount): void {
  const key = `${count.kind} ${count.day} ${count.id}`;
  const known = counts.get(key) ?? { ...count, views: 0, hosts: new Map<string, number>() };
  const hosts = new Map(known.hosts);
  for (const [host, views] of count.hosts) hosts.set(host, views + (hosts.get(host) ?? 0));
  counts.set(key, { ...known, views: known.views + count.views, hosts });
}

export function createOldViewsHandler({ db, now }: { db: Db; now(): Date }): JobHandler {
  return {
    name: 'delete-old-views',
    label: 'Deleting old view counts',
    async run(_job, { signal }) {
      await deleteOldViews(db, getDay(now()), signal);
      return undefined;
    },
    everyMs: DAY_MS,
    needsClock: true, // by a clock that is ahead everything is old
    pausesMs: [MINUTE_MS, 15 * MINUTE_MS],
    timeLimitMs: 10 * MINUTE_MS,
  };
}

export async function deleteOldViews(db: Db, today: number, signal?: AbortSignal): Promise<void> {
  const last = today - KEPT_DAYS;
  for (const [table, key] of [
    ['item_views', 'kind, item_id, day'],
    ['view_hosts', 'kind, item_id, day, host'],
  ] as const) {
    for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE; ) {
      signal?.throwIfAborted();
      const { numAffectedRows = 0n } = await sql`delete from ${sql.raw(table)} where (${sql.raw(key)}) in
        (select ${sql.raw(key)} from ${sql.raw(table)} where day < ${last} limit ${sql.lit(DELETED_AT_ONCE)})`.execute(db);
      deleted = Number(numAffectedRows);
      await yieldToEventLoop();
    }
  }
}

function addUp(counts: readonly ViewCount[]): ViewCount[] {
  const days = new Map<number, ViewCount>();
  for (const { day, views, hosts } of counts) {
    const sum = days.get(day) ?? { ...WHOLE_SITE, day, views: 0, hosts: new Map<string, number>() };
    sum.views += views;
    for (const [host, some] of hosts) sum.hosts.set(host, (sum.hosts.get(host) ?? 0) + some);
    days.set(day, sum);
  }
  return [...days.values()];
}

async function limitHosts(tx: Db, counts: readonly ViewCount[], maxHosts: typeof MAX_HOSTS): Promise<ViewHostsTable[]> {
  const rows = new Map<string, ViewHostsTable>();
  const withHosts = counts.filter(({ hosts }) => hosts.size > 0);
  for (const day of new Set(withHosts.map((count) => count.day))) {
    const some = withHosts.filter((count) => count.day === day);
    const known = await readKnownHosts(tx, day, some);
    let { total } = known;
    for (const { kind, id, hosts } of some) {
      const own = known.hosts.get(getKey(kind, id)) ?? new Set<string>();
      const most = kind === WHOLE_SITE.kind ? maxHosts.site : maxHosts.item;
      for (const [host, views] of hosts) {
        const isKept = own.has(host) || (own.size < most && total < maxHosts.day);
        const name = isKept ? host : OTHER_HOSTS;
        if (isKept && !own.has(host)) total += 1;
        if (isKept) own.add(host);
        const key = `${getKey(kind, id)} ${day} ${name}`;
        const row = rows.get(key) ?? { kind, itemId: id, day, host: name, views: 0 };
        rows.set(key, { ...row, views: row.views + views });
      }
    }
  }
  return [...rows.values()].sort((a, b) => compareTexts(a.host, b.host)).sort(compareRows);
}

async function readKnownHosts(tx: Db, day: number, counts: readonly ViewCount[]) {
  const total = await countRows(tx.selectFrom('viewHosts').where('day', '=', day));
  const hosts = new Map<string, Set<string>>();
  for (const some of inBatches(counts)) {
    const rows = await tx
      .selectFrom('viewHosts')
      .select(['kind', 'itemId', 'host'])
      .where('kind', 'in', [...new Set(some.map(({ kind }) => kind))])
      .where(
        'itemId',
        'in',
        some.map(({ id }) => id),
      )
      .where('day', '=', day)
      .where('host', '!=', OTHER_HOSTS)
      .execute();
    for (const { kind, itemId, host } of rows) {
      const key = getKey(kind, itemId);
      hosts.set(key, (hosts.get(key) ?? new Set()).add(host));
    }
  }
  return { total, hosts };
}

function getKey(kind: string, id: string): string {
  return `${kind}/${id}`;
}

function compareKeys(a: ViewCount, b: ViewCount): number {
  return compareTexts(a.kind, b.kind) || compareTexts(a.id, b.id) || a.day - b.day;
}

function compareRows(a: ViewHostsTable, b: ViewHostsTable): number {
  return compareTexts(a.kind, b.kind) || compareTexts(a.itemId, b.itemId) || a.day - b.day;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS_PER_STATEMENT) }, (_, at) =>
    items.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT),
  );
}
