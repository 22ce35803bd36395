import { setTimeout as wait } from 'node:timers/promises';
import { type Db, getDialect } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { getSearchColumns, getSearchText, readWords } from '#features/publishing/search-columns.server.ts';
import { FOLD_RULE, INDEXED_TABLE, indexContent } from '#features/publishing/search-index.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { createWordFill } from './fill-known-words.server.ts';

/** Articles in one transaction, of some ten milliseconds each: on SQLite nothing else is done meanwhile. */
const SLICE = 3;
/** The same before the site serves anybody: fewer waits for the disk. */
const START_SLICE = 20;

/** So many articles' words are stored in the time in which one is indexed. */
const WORDS_SLICE = 5;

const TIMING = {
  /** How long a start waits for it: some hundred articles. */
  startMs: 2000,
  /** After a failure. */
  againMs: 60_000,
};

interface IndexRebuild {
  /** Resolves when all is up to date or a start has waited long enough; never rejects. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Brings up to date what is indexed by an earlier rule, or not at all, in small transactions: first at once, then taking half of the time.
 * May be broken off anywhere, and run in several processes; the next start goes on.
 */
export function startIndexRebuild({
  db,
  log,
  timing,
}: {
  db: Db;
  log: Pick<Log, 'info' | 'warn'>;
  timing?: Partial<typeof TIMING>;
}): IndexRebuild {
  const { startMs, againMs } = { ...TIMING, ...timing };
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();

  async function rebuild() {
    const startedAt = performance.now();
    const fillWords = createWordFill(db);
    let articles = 0;
    let hasFailed = false;
    while (!signal.aborted) {
      const sliceAt = performance.now();
      const isStarting = sliceAt - startedAt < startMs;
      const done = await runSlice(isStarting ? START_SLICE : SLICE).catch((error: unknown) => {
        if (!hasFailed) log.warn('search index not brought up to date yet', errorFields(error));
        hasFailed = true;
        return undefined;
      });
      if (done === 0) {
        if (articles > 0) log.info('search index brought up to date', { articles });
        return;
      }
      if (done && isStarting) continue;
      setReady();
      await wait(done ? performance.now() - sliceAt : againMs, undefined, { signal, ref: false }).catch(() => undefined); // stopped
    }

    async function runSlice(size: number): Promise<number> {
      const indexed = await indexSlice(db, size);
      articles += indexed;
      return indexed || fillWords(WORDS_SLICE * size);
    }
  }

  const rebuilding = rebuild().finally(setReady);
  return {
    ready,
    async stop() {
      stopping.abort();
      await rebuilding;
    },
  };
}

/** Indexes some articles anew; returns how many. Leaves out those that another process is writing. */
async function indexSlice(db: Db, size: number): Promise<number> {
  return runTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('articleSearch')
      .innerJoin('articles', 'articles.id', 'articleSearch.articleId')
      .select(['id', 'articles.title', 'articles.excerpt', 'category', 'content', 'words'])
      .where('fold', '<', FOLD_RULE)
      .limit(size)
      .$if(getDialect(tx) === 'postgres', (select) => select.forUpdate('articles').skipLocked())
      .execute();
    for (const row of rows) {
      const text = readWords(row) || htmlToText(row.content);
      const columns = getSearchColumns(row, text);
      await tx.updateTable('articles').set(columns).where('id', '=', row.id).execute();
      await indexContent(tx, { table: INDEXED_TABLE, id: row.id }, getSearchText(row, text));
    }
    return rows.length;
  });
}
