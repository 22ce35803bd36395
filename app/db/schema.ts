import type { ColumnType, Generated } from 'kysely';
import type { UnsavedChangesTable } from './unsaved-changes-table.ts';

/** ISO 8601 in UTC on both databases: `timestamptz` in PostgreSQL, text in SQLite. */
export type Timestamp = string;

/** What is written in the admin's form. */
interface WrittenTable {
  id: string;
  title: string;
  content: string;
  imageUrl: string | null;
  author: string;
  publishedAt: Timestamp;
  version: Generated<number>;
  creationKey: Generated<string | null>;
  /** The id that the browser gave to the save that wrote the row last. */
  lastSaveId: Generated<string | null>;
  /** Not on the site; what is written in it may be incomplete. */
  isDraft: Generated<boolean>;
  /** When it was moved to the trash. */
  deletedAt: Generated<Timestamp | null>;
  /** The revision with what is to be published next; null where that is what the row holds. */
  draftRevisionId: Generated<string | null>;
}

/** What the site's search reads; `getSearchColumns` writes it. */
interface SearchedTable {
  /** The words that a reader sees, compressed; null in a row that `rebuildIndex` has not met yet. */
  words: Uint8Array | null;
  searchTitle: Generated<string>;
  searchExcerpt: Generated<string>;
  /** The words as earlier releases kept them; empty beside `words`. */
  plainText: Generated<string>;
  /** What earlier releases indexed, and the text of a kind that has no index. */
  searchText: Generated<string>;
  searchGrams: Generated<string>;
}

/** One row an article, kept by triggers; `fold` is the rule by which its text was indexed last. */
interface ArticleSearchTable {
  articleId: string;
  fold: Generated<number>;
}

export interface ArticleTable extends WrittenTable, SearchedTable {
  category: string;
  excerpt: string;
  tags: ColumnType<string[], string[], string[]>;
  readTime: number;
  isFeatured: boolean;
  isLatest: boolean;
  firstPublishedAt: Timestamp;
}

export interface SolutionTable extends WrittenTable {
  excerpt: string | null;
  isActive: boolean;
}

export interface VideoTable {
  id: string;
  youtubeId: string;
  title: string;
  description: string;
  thumbnailUrl: string | null;
  duration: string;
  viewCount: string;
  url: string;
  publishedAt: Timestamp;
  /** False where `publishedAt` is only when it was added. */
  isDated: Generated<boolean>;
  isActive: boolean;
  /** When it was moved to the trash. */
  deletedAt: Generated<Timestamp | null>;
}

/** What a form held when it was saved, one row a save. */
interface RevisionTable {
  id: string;
  /** The name of its kind: `article`. */
  kind: string;
  itemId: string;
  /** Counts the revisions of an item from 1. */
  number: number;
  savedAt: Timestamp;
  /** The address of whoever saved it; null where nobody did, as for what was there before revisions were kept. */
  savedBy: string | null;
  /** The fields of the form as JSON, compressed by Brotli. */
  fields: Uint8Array;
  /** Whether it was saved as what readers see. */
  isPublished: boolean;
}

interface ImageTable {
  id: string;
  extension: string;
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
  alt: string | null;
  /** Of all its files together. */
  bytes: number;
  createdAt: Timestamp;
  state: Generated<ImageState>;
  /** When it was deleted or its upload given up; null while it is pending or live. */
  deletedAt: Generated<Timestamp | null>;
}

/**
 * `pending`: its files are being stored. `live`: all are there. `trashed`: deleted, can be restored. `abandoned`: an upload that nobody
 * finished. `removing`: its files are being deleted; no way leads back.
 */
type ImageState = 'pending' | 'live' | 'trashed' | 'abandoned' | 'removing';

interface UserTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  isEmailVerified: boolean;
  image: string | null;
  isTwoFactorEnabled: boolean | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

interface SessionTable {
  id: string;
  /** The hash of what the cookie holds. */
  token: string;
  userId: string;
  expiresAt: Timestamp;
  /** Always empty: who asks is not recorded. */
  ipAddress: string | null;
  /** Browser and system as words; null in a session from before they were kept. */
  device: string | null;
  /** Exact to some minutes. */
  lastUsedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A way to sign in; ours is a password alone (`providerId` is `credential`). better-auth keeps more columns for others. */
interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Timestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A link in an email, by the hash of its token. */
interface EmailLinkTable {
  tokenHash: string;
  kind: string;
  /** Null where the address has no account. */
  userId: string | null;
  /** Of the password that the email is about; null where it is about none. */
  passwordMark: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

interface TwoFactorTable {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  isVerified: boolean | null;
  failedVerificationCount: number | null;
  lockedUntil: Timestamp | null;
}

/** The public half of a passkey; `credentialId` and `publicKey` in base64url, `transports` parted by commas. */
interface PasskeyTable {
  id: string;
  userId: string;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
  createdAt: Timestamp;
  lastUsedAt: Timestamp | null;
}

/** How often something was attempted lately; `key` is a keyed hash, so no visitor's address is stored. */
interface AttemptTable {
  key: string;
  count: number;
  lastAt: Timestamp;
  blockedUntil: Timestamp | null;
}

interface SetUpLinkTable {
  tokenHash: string;
  /** `first` makes the first admin and nobody after them; `rescue` makes an admin in any case. */
  kind: 'first' | 'rescue';
  createdAt: Timestamp;
}

interface UserRoleTable {
  userId: string;
  role: 'admin';
}

interface ContentVersionTable {
  id: Generated<number>;
  version: number;
}

/** What was done once and must not be done again, such as putting the built-in articles in. */
interface SeedTable {
  name: string;
  doneAt: Timestamp;
}

/** One row: who this site is. */
interface SiteTable {
  id: string;
  /** A keyed hash under the session secret, so that another secret is noticed; null until the first start has written it. */
  secretMark: string | null;
  createdAt: Timestamp;
  /** When this database last looked for images to remove. */
  imagesCleanedAt: Generated<Timestamp | null>;
}

/** An email that waits to be sent. */
interface OutboxTable {
  id: string;
  /** Recipient, subject and text, encrypted. */
  sealed: string;
  /** How often it was tried. */
  attempts: number;
  /** Not tried before; of a claimed one, when its claim ends. */
  nextAt: Timestamp;
  /** Of the process that is sending it, changed with each claim; null while nobody is. */
  claim: string | null;
  createdAt: Timestamp;
  /** When there is no sense in sending it any more. */
  expiresAt: Timestamp;
}

export interface Database {
  articles: ArticleTable;
  growthSolutions: SolutionTable;
  youtubeVideos: VideoTable;
  revisions: RevisionTable;
  unsavedChanges: UnsavedChangesTable;
  images: ImageTable;
  users: UserTable;
  sessions: SessionTable;
  accounts: AccountTable;
  verifications: VerificationTable;
  emailLinks: EmailLinkTable;
  twoFactors: TwoFactorTable;
  passkeys: PasskeyTable;
  userRoles: UserRoleTable;
  attempts: AttemptTable;
  setUpLinks: SetUpLinkTable;
  contentVersion: ContentVersionTable;
  seeds: SeedTable;
  site: SiteTable;
  outbox: OutboxTable;
  articleSearch: ArticleSearchTable;
}

/** The tables that hold content: what has a title and a date. */
export type ContentTable = {
  [Name in keyof Database]: Database[Name] extends { title: string; publishedAt: Timestamp } ? Name : never;
}[keyof Database];
