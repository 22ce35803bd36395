import { errorFields, type Log } from '#platform/log/log.server.ts';

/** The most that a killed process loses. */
const STORE_EVERY_MS = 60_000;
/** Lets a save in between: each transaction holds the write lock. */
const STORED_AT_ONCE = 200;

interface Recording<Count> {
  log: Pick<Log, 'warn'>;
  /** Plural, for the log. */
  noun: string;
  counter: { take(): Count[]; putBack(counts: readonly Count[]): void };
  store(counts: readonly Count[]): Promise<void>;
}

/** Stores what is counted in memory, once a minute and when it stops. */
export function startRecording<Count>({ log, noun, counter, store: storeSome }: Recording<Count>): { stop(): Promise<void> } {
  let hasFailed = false;
  let work = Promise.resolve();

  async function store() {
    const counts = counter.take();
    let from = 0;
    try {
      for (; from < counts.length; from += STORED_AT_ONCE) await storeSome(counts.slice(from, from + STORED_AT_ONCE));
      hasFailed = false;
    } catch (error) {
      counter.putBack(counts.slice(from));
      if (!hasFailed) log.warn(`${noun} not stored`, errorFields(error)); // once, while it lasts
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
