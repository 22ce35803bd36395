import type { KyselyPlugin } from 'kysely';
import type { Db } from '#db/client.server.ts';

/** A database that calls `interrupt` in place of the nth statement from now, counted from 1. */
export function interruptAt(db: Db, nth: number, interrupt: () => never): Db {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return statements === nth ? interrupt() : node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
