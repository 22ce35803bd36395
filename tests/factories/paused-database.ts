import { setTimeout as wait } from 'node:timers/promises';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryResult, RootOperationNode, UnknownRow } from 'kysely';
import type { Db } from '#db/client.server.ts';

/** Longer than anything lasts that does not wait for the work that is stopped. */
const PATIENCE_MS = 60;

/**
 * A connection whose work is stopped once, after so many of its queries, while something else happens. What waits for a lock of the work
 * that is stopped would never end: then the work goes on.
 */
export function pauseAfter(db: Db, queries: number, happen: () => Promise<unknown>): { db: Db; hasHappened(): boolean } {
  let done = 0;
  let isPaused = false;
  const pause = async () => {
    if (done++ !== queries) return;
    isPaused = true;
    await Promise.race([happen(), wait(PATIENCE_MS)]);
  };
  return { db: db.withPlugin(new Pauses(pause)), hasHappened: () => isPaused };
}

class Pauses implements KyselyPlugin {
  readonly #pause: () => Promise<void>;

  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    await this.#pause();
    return result;
  }
}
