import * as open from '#app/extensions.testing.ts';
import type { Db } from '#db/client.server.ts';
import type { ListPage } from '#features/admin/list/list.server.ts';
import type { ClientResponse } from './admin-client.ts';
import type { Server } from './processes.ts';

export interface WalkedList {
  /** Inserts a row of each id, all of one time. */
  fill(db: Db, rows: { ids: readonly string[]; at: string }): Promise<unknown>;
  read(db: Db, page: number): Promise<Pick<ListPage<unknown>, 'items' | 'pages'>>;
}

/** How an expression is tried in which a text can be read in more than one way. */
export interface BoundedRegex {
  /** How long the text can be that it is given. */
  longest: number;
  /** Repeated up to that length, it keeps the engine busy for longest. */
  pump: string;
  why: string;
}

/** The site of a benchmark, with its admin signed in. */
export interface BenchedSite {
  db: Db;
  site: Server;
  headers: Record<string, string>;
  /** As the admin; gives back the answer, or throws. */
  change(target: string, body: object): Promise<ClientResponse>;
}

/** Works for a while; false when there is no more to do. */
export type Work = () => Promise<boolean>;

export interface BackgroundWork {
  /** `amount` is how much there is to do, in units of its own. */
  create(site: BenchedSite, amount: number): Work | Promise<Work>;
  /** Unless another one is asked for. */
  amount: number;
  /** How many times longer than otherwise readers may wait. */
  bar: number;
}

/** Something that is asked of the site, each time with another number; resolves when it is answered. */
export interface AskedAction {
  name: string;
  act(run: number): Promise<{ status: number }>;
}

/** What the tests of the whole need to know of an extension; in its `testing.ts`. */
export interface ExtensionTesting {
  /** Puts a row or more into each of its tables, with the words wherever someone can write. */
  fillTables?(db: Db, words: string): Promise<void>;
  /** Pages of the admin that no menu lists, with samples of what their addresses name. */
  pages?: readonly string[];
  /** How often articles were opened, as it is stored. */
  countOpened?(db: Db): Promise<number>;
  lists?: Readonly<Record<string, WalkedList>>;
  /** By their file and as they are written, for `tests/security/regular-expressions.all.test.ts`. */
  boundedRegexes?: Readonly<Record<string, BoundedRegex>>;
  /** For `bench/background.ts`. */
  backgroundWork?: Readonly<Record<string, BackgroundWork>>;
  /** Reads texts that were written to take long, for the part `event-loop`. */
  readTexts?(site: Pick<BenchedSite, 'db' | 'site' | 'headers'>, texts: readonly string[]): AskedAction[];
}

export const extensionTests: readonly ExtensionTesting[] = Object.values(open);
