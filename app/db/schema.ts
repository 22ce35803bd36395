import type { ColumnType, Generated } from 'kysely';
import type {
  AccountTable,
  AttemptTable,
  EmailLinkTable,
  PasskeyTable,
  SessionTable,
  SetUpLinkTable,
  TwoFactorTable,
  UserRoleTable,
  UserTable,
  VerificationTable,
} from './tables/accounts.ts';
import type { GoneAddressTable, ItemChangeTable } from './tables/addresses.ts';
import type { JobTable } from './tables/jobs.ts';
import type { ArticleSearchTable, SearchedTable } from './tables/search.ts';
import type { ServiceTable } from './tables/services.ts';
import type { PrivateLinkTable, SharingColumns } from './tables/sharing.ts';
import type { SiteDocumentTable } from './tables/site-documents.ts';
import type { ItemViewsTable, ViewHostsTable } from './tables/statistics.ts';
import type { Timestamp } from './tables/timestamp.ts';
import type { UnsavedChangesTable } from './tables/unsaved-changes.ts';

/** What is written in the admin's form. */
interface WrittenTable extends SharingColumns {
  id: string;
  title: string;
  content: string;
  imageUrl: string | null;
  /** The point of the cover that each crop keeps, in percent from the left and the top, such as `50 30`; empty for its middle. */
  imageFocus: Generated<string>;
  /** Null for the site's author, whoever that is now. */
  author: Generated<string | null>;
  publishedAt: Timestamp;
  /** When what readers see of it was changed last, or its date where that is later. */
  updatedAt: Timestamp;
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

export interface ArticleTable extends WrittenTable, SearchedTable {
  category: string;
  excerpt: string;
  tags: ColumnType<string[], string[], string[]>;
  readTime: number;
  isFeatured: boolean;
  isLatest: boolean;
  firstPublishedAt: Timestamp;
  /** What its author offers at its end, such as `solution/a-brand` or `service/brand-development`; null for what fits by its text. */
  offer: Generated<string | null>;
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
  /** When duration and views were read; null if YouTube did not say. */
  figuresAt: Generated<Timestamp | null>;
  /** When YouTube was last asked whether it is there. */
  checkedAt: Generated<Timestamp | null>;
  /** YouTube had it no longer when it was asked last. */
  isGone: Generated<boolean>;
}

/** What is shown of a video that stands in a text. */
interface EmbeddedVideoTable {
  /** YouTube's. */
  id: string;
  title: string;
  thumbnailUrl: string | null;
  fetchedAt: Timestamp;
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
  /** The email of the person who saved it; null for what the site came with. */
  savedBy: string | null;
  /** The fields of the form as JSON, compressed by Brotli. */
  fields: Uint8Array;
  /** Whether it was saved as what readers see. */
  isPublished: boolean;
  /** The ids of its images, separated by spaces; null until they are looked up. */
  imageIds: Generated<string | null>;
}

interface ImageTable {
  id: string;
  extension: string;
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
  alt: string | null;
  /** The alternative text as the search compares it; null where there is none. */
  searchAlt: Generated<string | null>;
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

/** That an image is used somewhere; written by triggers alone. */
interface ImageUseTable {
  imageId: string;
  /** The name of its kind: `article`. */
  kind: string;
  itemId: string;
  place: 'cover' | 'text' | 'thumbnail' | 'revision';
  /** Empty where it is the row that uses it. */
  revisionId: string;
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
}

export interface Database {
  articles: ArticleTable;
  growthSolutions: SolutionTable;
  youtubeVideos: VideoTable;
  embeddedVideos: EmbeddedVideoTable;
  siteDocuments: SiteDocumentTable;
  services: ServiceTable;
  revisions: RevisionTable;
  privateLinks: PrivateLinkTable;
  unsavedChanges: UnsavedChangesTable;
  images: ImageTable;
  imageUses: ImageUseTable;
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
  goneAddresses: GoneAddressTable;
  itemChanges: ItemChangeTable;
  seeds: SeedTable;
  site: SiteTable;
  jobs: JobTable;
  articleSearch: ArticleSearchTable;
  itemViews: ItemViewsTable;
  viewHosts: ViewHostsTable;
}

/** The tables that hold content: what has a title and a date. */
export type ContentTable = {
  [Name in keyof Database]: Database[Name] extends { title: string; publishedAt: Timestamp } ? Name : never;
}[keyof Database];

/**
 * What becomes of each table in a backup: `copied`, `derived` from what is copied, by triggers or while the site runs, or `dropped`: what lasts for a while only and is better
 * begun anew. In the order in which rows may be inserted: users before what is theirs, and images last, so that a use of one that is in
 * the trash does not bring it back.
 */
export const tablesInBackups: Record<keyof Database, 'copied' | 'derived' | 'dropped'> = {
  site: 'copied',
  seeds: 'copied',
  users: 'copied',
  accounts: 'copied',
  userRoles: 'copied',
  twoFactors: 'copied',
  passkeys: 'copied',
  emailLinks: 'copied',
  articles: 'copied',
  growthSolutions: 'copied',
  youtubeVideos: 'copied',
  embeddedVideos: 'copied',
  siteDocuments: 'copied',
  services: 'copied',
  revisions: 'copied',
  privateLinks: 'copied',
  unsavedChanges: 'copied',
  jobs: 'copied',
  itemViews: 'copied',
  viewHosts: 'copied',
  contentVersion: 'copied',
  goneAddresses: 'copied',
  images: 'copied',
  imageUses: 'derived',
  articleSearch: 'derived',
  sessions: 'dropped',
  verifications: 'dropped',
  attempts: 'dropped',
  setUpLinks: 'dropped',
  itemChanges: 'derived',
};
