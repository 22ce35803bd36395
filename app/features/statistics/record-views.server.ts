import type { Db } from '#db/client.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { storeViews } from './store-views.server.ts';
import type { ViewCounter } from './view-counter.ts';

/** The most that a killed process loses. */
const STORE_EVERY_MS = 60_000;

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
    try {
      await storeViews(db, counts).catch((error) => {
        counter.putBack(counts);
        throw error;
      });
      hasFailed = false;
    } catch (error) {
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
