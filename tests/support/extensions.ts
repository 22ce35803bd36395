import * as open from '#app/extensions.testing.ts';
import type { Db } from '#db/client.server.ts';
import type { ListPage } from '#features/admin/list/list.server.ts';

export interface WalkedList {
  /** Inserts a row of each id, all of one time. */
  fill(db: Db, rows: { ids: readonly string[]; at: string }): Promise<unknown>;
  read(db: Db, page: number): Promise<Pick<ListPage<unknown>, 'items' | 'pages'>>;
}

/** What the tests of the whole need to know of an extension; in its `testing.ts`. */
export interface ExtensionTesting {
  /** Puts a row or more into each of its tables, with the words wherever someone can write. */
  fillTables?(db: Db, words: string): Promise<void>;
  lists?: Readonly<Record<string, WalkedList>>;
}

export const extensionTests: readonly ExtensionTesting[] = Object.values(open);
