import type { Db } from '#db/client.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { storeViews } from './store-views.server.ts';
import type { ViewCounter } from './view-counter.ts';

/** The most that a killed process loses. */
const STORE_EVERY_MS = 60_000;
/** Lets a save in between: each transaction holds the write lock. */
const STORED_AT_ONCE = 200;

interface Recording {
  db: Db;
  log: Pick<Log, 'warn'>;
  counter: ViewCounter;
}

export function startRecordingViews({ db, log, counter }: Recording): { stop(): Promise<void> } {
  let hasFailed = false;
  let work = Promise.resolve();

  async function store() {
    const counts = counter.take();
    let from = 0;
    try {
      for (; from < counts.length; from += STORED_AT_ONCE) await storeViews(db, counts.slice(from, from + STORED_AT_ONCE));
      hasFailed = false;
    } catch (error) {
      counter.putBack(counts.slice(from));
      if (!hasFailed) log.warn('views not stored', errorFields(error)); // once, while it lasts
      hasFailed = true;
    }
  }

  const storeNext = () => {
    work = work.then(store);
    return work;
  };
  const timer = setInterval(storeNext, STORE_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      return storeNext();
    },
  };
}
