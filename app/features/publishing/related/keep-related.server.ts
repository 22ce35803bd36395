import { setTimeout as wait } from 'node:timers/promises';
import { services } from '#content/pages/services.ts';
import type { Db } from '#db/client.server.ts';
import { lockContent } from '#db/content-transaction.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { noteComparedLanguage, readComparedLanguage } from './compared-language.server.ts';
import type { ComparedKind, ItemKey } from './compared-text.server.ts';
import { lockRelated, relateItem } from './relate-item.server.ts';
import { countCountedItems } from './weigh-terms.server.ts';

/** Items in one transaction, of some ten milliseconds each: nothing else is written meanwhile. */
const SLICE = 3;
/** The same before the site serves anybody. */
const START_SLICE = 20;
/** Up to here each new item weighs the terms of all of them anew. */
const FEW = 64;
/** Of many, an item is weighed anew once a quarter more are counted than when it was weighed last. */
const STILL_TRUE = 0.8;

const TIMING = {
  /** How long a start waits for it: some hundred articles. */
  startMs: 2000,
  /** After a failure. */
  againMs: 60_000,
  /** While there is much to do, cached pages are made anew so often. */
  tellMs: 10_000,
};

interface RelatedKeeping {
  /** Resolves when all is compared or a start has waited long enough; never rejects. */
  ready: Promise<void>;
  /** Looks for what was written whenever the content's version rises. */
  follow(contentVersion: Pick<ContentVersion, 'onChange' | 'refresh'>): void;
  stop(): Promise<void>;
}

/**
 * Compares what has been written and not compared since, in small transactions: first at once, then taking half of the time. May be
 * broken off anywhere, and run in several processes.
 */
export function keepRelated({
  db,
  readLanguage,
  log,
  timing,
}: {
  db: Db;
  /** Gives that of the site, in which everything is compared that names none of its own. */
  readLanguage(): Promise<string>;
  log: Pick<Log, 'info' | 'warn'>;
  timing?: Partial<typeof TIMING>;
}): RelatedKeeping {
  const { startMs, againMs, tellMs } = { ...TIMING, ...timing };
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();
  const startedAt = performance.now();
  let hasFailed = false;
  let isWanted = true;
  let working: Promise<void> | undefined;
  let refresh: (() => Promise<void>) | undefined;
  let stopFollowing: (() => void) | undefined;

  async function work() {
    let items = 0;
    let toldAt = performance.now();
    let isUntold = false;
    while (!signal.aborted) {
      isWanted = false;
      const sliceAt = performance.now();
      const isStarting = sliceAt - startedAt < startMs;
      const slice = await relateNext(isStarting ? START_SLICE : SLICE).catch((error: unknown) => {
        if (!hasFailed) log.warn('related articles not brought up to date yet', errorFields(error));
        hasFailed = true;
        return undefined;
      });
      const done = slice?.items;
      items += done ?? 0;
      isUntold ||= slice?.hasChanged ?? false;
      if (isUntold && (done === 0 || performance.now() - toldAt > tellMs)) {
        isUntold = await runTransaction(db, lockContent).then(
          () => false,
          () => true,
        );
        toldAt = performance.now();
        await refresh?.().catch(() => undefined);
      }
      if (done === 0) {
        if (items >= START_SLICE) log.info('related articles brought up to date', { items });
        hasFailed = false;
        if (!isWanted) return;
      }
      if (done && isStarting) continue;
      setReady();
      await wait(done === undefined ? againMs : performance.now() - sliceAt, undefined, { signal, ref: false }).catch(() => undefined); // stopped
    }
  }

  async function relateNext(size: number) {
    await followLanguage(db, await readLanguage());
    return relateSlice(db, size);
  }

  function wake() {
    isWanted = true;
    working ??= work().finally(() => {
      working = undefined;
      setReady();
      if (isWanted && !signal.aborted) wake();
    });
  }

  void noteServices(db)
    .catch(() => undefined) // the next start does it
    .finally(wake);
  return {
    ready,
    follow(contentVersion) {
      refresh = contentVersion.refresh;
      stopFollowing = contentVersion.onChange(wake);
    },
    async stop() {
      stopFollowing?.();
      stopping.abort();
      await working;
    },
  };
}

/** The services' texts are part of the release: they are compared at each start. */
async function noteServices(db: Db): Promise<void> {
  await db
    .insertInto('relatedChanges')
    .values(services.services.map(({ slug }) => ({ kind: 'service', itemId: slug })))
    .execute();
}

/** Has everything compared anew once the site is in another language. */
async function followLanguage(db: Db, language: string): Promise<void> {
  if ((await readComparedLanguage(db)) === language) return;
  await runTransaction(db, async (tx) => {
    await lockRelated(tx); // what is being compared in the one before comes first, and is compared anew as well
    if ((await readComparedLanguage(tx)) !== language) await noteComparedLanguage(tx, { language, now: new Date() });
  });
}

/** Compares some items: first those that were written, then those of which the terms were weighed among far fewer. */
async function relateSlice(db: Db, size: number): Promise<{ items: number; hasChanged: boolean }> {
  const isIdle = (await listDue(db, 1)).length === 0;
  if (isIdle) return { items: 0, hasChanged: false };
  return runTransaction(db, async (tx) => {
    await lockRelated(tx);
    const due = await listDue(tx, size);
    let hasChanged = false;
    for (const item of due) hasChanged = (await relateItem(tx, item)) || hasChanged;
    return { items: due.length, hasChanged };
  });
}

async function listDue(db: Db, limit: number): Promise<ItemKey[]> {
  const changed = await db.selectFrom('relatedChanges').select(['kind', 'itemId']).orderBy('key').limit(limit).execute();
  if (changed.length > 0) return toDistinct(changed);
  const items = await countCountedItems(db);
  const outdated = await db
    .selectFrom('relatedItems')
    .select(['kind', 'itemId'])
    .where('weighedAmong', '<', items <= FEW ? items : Math.floor(items * STILL_TRUE))
    .orderBy('weighedAmong')
    .limit(limit)
    .execute();
  return toDistinct(outdated);
}

function toDistinct(rows: readonly { kind: string; itemId: string }[]): ItemKey[] {
  const items = new Map(rows.map(({ kind, itemId }) => [`${kind}/${itemId}`, { kind: kind as ComparedKind, itemId }])); // our triggers write no other kind
  return [...items.values()];
}
