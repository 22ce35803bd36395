import type { data } from 'react-router';
import type { Db } from '#db/client.server.ts';
import type { Migration } from '#db/migrations/migration.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import type { ItemMetric } from '#features/admin/content-list/list-content.server.ts';
import type { Check } from '#features/checks/check.server.ts';
import type { StoredColumn } from '#features/checks/stored-values.server.ts';
import type { SentForm } from '#features/contact/contact.ts';
import type { WrittenKind } from '#features/publishing/content-kind.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import type { AnyAction } from './action-deps.server.ts';
import type { Deps } from './deps.server.ts';
import type { Context } from './guard.server.ts';

type KeptInJobs = 'settings' | 'log' | 'db' | 'site' | 'outbox' | 'contentVersion' | 'storage' | 'faults' | 'kinds' | 'addressList' | 'now';

export type JobDeps = Pick<Deps, KeptInJobs> & { mail: Mail };

/** What a command of an extension needs of the whole. */
export interface CommandDeps {
  kinds: Kinds;
  migrations: readonly Migration[];
  openAddressList(db: Db): AddressList | undefined;
}

/** Takes the words after its name. What it throws ends the process, with one line for what the owner can fix. */
type Command = (words: string[], deps: CommandDeps) => Promise<void>;

/** Counts the items that readers open. All that it learns of a reader is the site that they came from. */
export interface VisitCounter {
  /** `id` is what stands last in the item's path. */
  count(item: { kind: string; id: string }, host?: string): void;
  /** Stores the counts now and then, and once more when it is stopped. */
  record(): { stop(): Promise<void> };
}

/** What extensions show of a person in *Connections*, by their names: each declares its own. @public */
// biome-ignore lint/suspicious/noEmptyInterface: module declarations add its members
export interface AccountData {}

/** Takes what visitors send with the form of the page `/contact`. */
export interface ContactForm {
  /** Of a new form. */
  createToken(secret: string, now: Date): string;
  send(context: Context, form: FormData): Promise<ReturnType<typeof data<SentForm>>>;
}

/** What a folder below `app/extensions` does on the server. */
export interface ServerExtension {
  /** Of its own tables, with its name after the number: `0024-reminders/first`. */
  migrations?: readonly Migration[];
  jobs?: (deps: JobDeps) => readonly JobHandler[];
  /** Under the names that stand in their paths. */
  actions?: Readonly<Record<string, AnyAction>>;
  /** Under the names that `package.json` has for them. */
  commands?: Readonly<Record<string, Command>>;
  createVisitCounter?: (deps: Omit<JobDeps, 'mail'>) => VisitCounter;
  itemMetric?: ItemMetric;
  contactForm?: ContactForm;
  /** By the paths of its pages of the admin. */
  tabs?: Readonly<Record<string, (deps: Deps) => Promise<{ unread: number; isShown: boolean }>>>;
  checks?: readonly Check[];
  /** Where others hand over people's addresses. */
  addressList?: (db: Db) => AddressList;
  /** Columns that are packed or JSON. */
  storedColumns?: readonly StoredColumn[];
  /** What it lets the author write, saved, kept and deleted like content. */
  privateKinds?: readonly WrittenKind[];
  /** Shapes of what an admin writes there that is kept until it is sent, by names as those of kinds. */
  keptTexts?: Readonly<Record<string, object>>;
  /** Called before a refused email is given up, with the mail server's words. */
  onEmailRefused?: (db: Db, email: { id: string; words: string }) => Promise<void>;
  /** Folds stored texts again after an update has changed how they are folded. */
  refold?: (db: Db) => Promise<void>;
  /** What a backup must not bring back as it was. */
  onRestore?: (tx: Db) => Promise<void>;
  accountData?: (deps: Deps, userId: string) => Promise<AccountData>;
  /** What someone leaves behind when they are removed, in sentences. */
  leftBehind?: (db: Db) => Promise<readonly { userId: string; text: string }[]>;
}
