import * as open from '#app/extensions.testing.ts';
import type { Db } from '#db/client.server.ts';
import type { ListPage } from '#features/admin/list/list.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import type { TestDeps } from '../factories/accounts.ts';
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

/** What readers and programs may ask for whose work could grow with the content; `%` is another number each time. */
export interface ScaledPage {
  name: string;
  path: string;
  /** Milliseconds. */
  most?: number;
  /** Never cached, so that no save is needed for it to cost anything. */
  isAlwaysNew?: boolean;
  /** Of the admin: it is asked for signed in. */
  isAdmins?: boolean;
}

/** Something that is asked of the site, each time with another number; resolves when it is answered. */
export interface AskedAction {
  name: string;
  act(run: number): Promise<{ status: number }>;
}

/** Puts a text wherever it comes into an email of the extension's. */
export interface HostileEmails {
  /** By the functions behind its forms, which hand `mail` what they send; resolves with the addresses, beside `reader`, that may get an email. */
  write(
    deps: TestDeps & { mail: Pick<Mail, 'send'> },
    given: { text: string; emails: readonly string[]; reader: string; clientAddress: string },
  ): Promise<string[]>;
  /** In the forms of a running site; resolves with the statuses of its answers. */
  post(
    site: {
      db: Db;
      secret: string;
      post(path: string, fields: Record<string, string>): Promise<number>;
      change(path: string, body: object): Promise<number>;
    },
    given: { text: string; emails: readonly string[]; reader: string },
  ): Promise<number[]>;
}

/** What the tests of the whole need to know of an extension; in its `testing.ts`. */
export interface ExtensionTesting {
  /** Puts a row or more into each of its tables, with the words wherever someone can write. */
  fillTables?(db: Db, words: string): Promise<void>;
  /** Pages of the admin that no menu lists, with samples of what their addresses name. */
  pages?: readonly string[];
  /** For its addresses, what stands after a segment in the place of a parameter: something that the demo content has. */
  samples?: Readonly<Record<string, string>>;
  /** The status of public addresses that refuse what is asked without a token, such as `POST /api/v1/images`. */
  refusals?: Readonly<Record<string, number>>;
  /** Where items of a kind are listed, by the segment of the kind in the admin. */
  kindPaths?(segment: string): readonly string[];
  /** How often articles were opened, as it is stored. */
  countOpened?(db: Db): Promise<number>;
  lists?: Readonly<Record<string, WalkedList>>;
  /** By their file and as they are written, for `tests/security/regular-expressions.all.test.ts`. */
  boundedRegexes?: Readonly<Record<string, BoundedRegex>>;
  /** As `tests/architecture/dialects.test.ts` lists those of the core. */
  dialectsShownBy?: Readonly<Record<string, string>>;
  /** For `bench/bench.ts`, by the names of their figures. */
  loadedPages?: Readonly<Record<string, string>>;
  /** For `bench/scale.ts`. */
  scaledPages?: readonly ScaledPage[];
  /** For `bench/background.ts`. */
  backgroundWork?: Readonly<Record<string, BackgroundWork>>;
  /** For `tests/security/emails.all.test.ts`. */
  hostileEmails?: HostileEmails;
  /** Reads texts that were written to take long, for the part `event-loop`. */
  readTexts?(site: Pick<BenchedSite, 'db' | 'site' | 'headers'>, texts: readonly string[]): AskedAction[] | Promise<AskedAction[]>;
}

export const extensionTests: readonly ExtensionTesting[] = Object.values(open);
