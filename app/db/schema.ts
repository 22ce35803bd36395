import type { ColumnType, Generated } from 'kysely';

/** ISO 8601 in UTC on both databases: `timestamptz` in PostgreSQL, text in SQLite. */
export type Timestamp = string;

interface UserTable {
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  image: string | null;
  isTwoFactorEnabled: boolean | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: Timestamp;
  /** Always empty: addresses are not recorded. */
  ipAddress: string | null;
  device: string | null;
  lastUsedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** Passwords alone (`providerId` is `credential`); better-auth's other columns are unused. */
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

export type TokenKind =
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | `report-${'sign-up' | 'recovery' | 'password' | 'passkey' | 'email'}`
  | 'unused'
  | 'invitation'
  | 'set-up'
  | 'rescue'
  | 'api-token'
  | 'private-link'
  | 'ended-link';

/** What a link or a program brings: stored as a hash, and it may end. */
interface TokenTable {
  id: string;
  kind: TokenKind;
  hash: string;
  /** Whose it is, or who made it; null for who sets the site up, and for a maker who has left. */
  userId: string | null;
  /** The address that is invited, the name of a program, or the kind and id of a shared item, as `article/1`. */
  subject: Generated<string>;
  /** JSON, as its kind reads it. */
  data: Generated<string>;
  createdAt: Timestamp;
  /** Null: it ends by hand alone. */
  expiresAt: Timestamp | null;
  /** To the hour. An ended link’s is its end, written by a trigger. */
  usedAt: Generated<Timestamp | null>;
  /** Beginning of the network address. */
  usedFrom: Generated<string | null>;
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

/** Counts recent attempts; `key` is a keyed hash, so no visitor's address is stored. */
interface AttemptTable {
  key: string;
  count: number;
  lastAt: Timestamp;
  blockedUntil: Timestamp | null;
}

/** An editor writes drafts and proposes changes; everything else of the admin is for admins. */
export type Role = 'admin' | 'editor';

interface UserRoleTable {
  userId: string;
  role: Role;
  createdAt: Timestamp;
}

export type ActivityAction =
  | 'unpublished'
  | 'discarded'
  | 'proposed'
  | 'declined'
  | 'trashed'
  | 'restored'
  | 'deleted'
  | 'invited'
  | 'withdrew'
  | 'joined'
  | 'removed'
  | 'made-admin'
  | 'made-editor'
  | 'changed-email'
  | 'changed-mail-server'
  | 'replaced'
  | 'added'
  | 'signed-in'
  | `${ActivityVerb}-${string}`;

type ActivityVerb =
  | 'added'
  | 'created'
  | 'connected'
  | 'deleted'
  | 'disconnected'
  | 'downloaded'
  | 'ended'
  | 'paused'
  | 'resumed'
  | 'scheduled'
  | 'sent'
  | 'started'
  | 'stopped'
  | 'unscheduled';

interface ActivityEntryTable {
  id: string;
  at: Timestamp;
  /** Email. */
  doneBy: string;
  action: ActivityAction;
  /** Email of the person it is about. */
  person: string | null;
  kind: string | null;
  itemId: string | null;
  title: string | null;
}

interface GoneAddressTable {
  kind: string;
  itemId: string;
  goneAt: Timestamp;
}

interface ItemChangeTable {
  kind: string;
  itemId: string;
  version: number;
  dueAt: Timestamp;
}

interface JobTable {
  name: string;
  key: string;
  /** Encrypted if it holds personal data. */
  payload: string;
  dueAt: Timestamp | null;
  attempts: number;
  revision: number;
  lease: string | null;
  leasedUntil: Timestamp | null;
  lastError: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
}

interface SearchedTable {
  words: Uint8Array | null;
  searchTitle: Generated<string>;
  searchExcerpt: Generated<string>;
}

interface ArticleSearchTable {
  articleId: string;
}

export interface ServiceTable extends SavedColumns {
  title: string;
  /** JSON: fields that differ from those of the service of that slug in content/pages, or from empty ones. */
  fields: Generated<string>;
  position: number;
  isActive: Generated<boolean>;
}

interface SavedColumns {
  id: string;
  publishedAt: Timestamp;
  /** Last change that readers see, or the item's date if that is later. */
  updatedAt: Timestamp;
  version: Generated<number>;
  creationKey: Generated<string | null>;
  lastSaveId: Generated<string | null>;
  isDraft: Generated<boolean>;
  deletedAt: Generated<Timestamp | null>;
  /** Revision to be published next; null if it is what the row holds. */
  draftRevisionId: Generated<string | null>;
}

interface SharingColumns {
  /** Last part of its path, where the author chose another than the id. */
  address: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  canonicalUrl: string | null;
  sharingImageUrl: string | null;
  isNoindex: Generated<boolean>;
  /** BCP 47 tag; null for the site's own language. */
  language: string | null;
  relatedIds: Generated<string[]>;
}

interface DraftCommentTable {
  id: string;
  kind: string;
  itemId: string;
  linkId: string;
  name: string;
  /** Beginning of the paragraph; empty for the whole. */
  quote: string;
  text: string;
  createdAt: Timestamp;
  doneAt: Timestamp | null;
}

interface ProposalTable {
  id: string;
  kind: string;
  itemId: string;
  /** Of the item, when the change was proposed. */
  baseVersion: number;
  /** The changed ones alone, packed as revisions are. */
  fields: Uint8Array;
  /** Empty once it is decided. */
  imageIds: Generated<string | null>;
  note: string;
  /** Empty for a person's own text, which waits on the item itself: its fields are none. */
  assistant: string;
  /** Email of the person who has connected it, or whose text it is. */
  person: string;
  createdAt: Timestamp;
  /** Null while it is open. */
  outcome: 'taken' | 'refused' | null;
  decidedAt: Timestamp | null;
}

/** A program that has registered itself; anyone may. */
interface AssistantClientTable {
  id: string;
  name: string;
  redirectUris: ColumnType<string[], string[], string[]>;
  createdAt: Timestamp;
  /** When a person connected it last; null if nobody has. */
  usedAt: Timestamp | null;
}

/** An assistant that a person has connected, with hashes of its secrets. */
interface AssistantGrantTable {
  id: string;
  userId: string;
  clientId: string;
  /** The program's, at that moment. */
  name: string;
  scopes: ColumnType<string[], string[], string[]>;
  codeHash: string;
  /** Of PKCE. */
  challenge: string;
  redirectUri: string;
  accessHash: string | null;
  accessEndsAt: Timestamp | null;
  /** Null until the code is redeemed. */
  refreshHash: string | null;
  createdAt: Timestamp;
  endsAt: Timestamp;
  lastUsedAt: Timestamp | null;
}

interface SiteDocumentTable extends SavedColumns {
  title: string;
  /** JSON: fields that differ from their defaults. */
  fields: Generated<string>;
}

interface RedirectTable {
  /** As `toOldAddress` writes it. */
  address: string;
  /** Null for what is gone. */
  target: string | null;
  createdAt: Timestamp;
}

interface MissedAddressTable {
  address: string;
  readers: number;
  robots: number;
  lastAt: Timestamp;
}

interface UnsavedChangesTable {
  userId: string;
  id: string;
  /** Kind and id, such as `article/new` or `article/my-title`. */
  item: string;
  /** Rises with each change of the form, so that order does not depend on clocks. */
  number: number;
  version: number | null;
  fields: Uint8Array | null;
  device: string;
  at: string;
}

interface WrittenTable extends SavedColumns, SharingColumns {
  title: string;
  content: string;
  imageUrl: string | null;
  /** Focal point that each crop keeps, in percent from the left and the top, such as `50 30`; empty for the middle. */
  imageFocus: Generated<string>;
  author: Generated<string | null>;
}

export interface ArticleTable extends WrittenTable, SearchedTable {
  category: string;
  excerpt: string;
  tags: ColumnType<string[], string[], string[]>;
  readTime: number;
  isFeatured: boolean;
  isLatest: boolean;
  firstPublishedAt: Timestamp;
  offer: Generated<string | null>;
  series: Generated<string | null>;
  seriesOrder: Generated<number | null>;
  seriesSlug: Generated<string | null>;
}

export interface SolutionTable extends WrittenTable {
  excerpt: string | null;
  isActive: boolean;
}

export interface PageTable extends WrittenTable {
  excerpt: string | null;
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
  /** False if `publishedAt` is only the time it was added. */
  isDated: Generated<boolean>;
  isActive: boolean;
  deletedAt: Generated<Timestamp | null>;
  figuresAt: Generated<Timestamp | null>;
  checkedAt: Generated<Timestamp | null>;
  isGone: Generated<boolean>;
}

interface EmbeddedVideoTable {
  id: string;
  title: string;
  thumbnailUrl: string | null;
  fetchedAt: Timestamp;
}

interface RevisionTable {
  id: string;
  kind: string;
  itemId: string;
  number: number;
  savedAt: Timestamp;
  /** Email of the person who saved it; null for what the site came with. */
  savedBy: string | null;
  fields: Uint8Array;
  isPublished: boolean;
  imageIds: Generated<string | null>;
  /** Assistants whose proposals it holds. */
  proposedBy: Generated<string | null>;
}

interface ImageTable {
  id: string;
  extension: string;
  width: number;
  height: number;
  colour: string;
  alt: string | null;
  searchAlt: Generated<string | null>;
  /** As the author called the file; can be changed. */
  fileName: Generated<string | null>;
  searchFileName: Generated<string | null>;
  bytes: number;
  createdAt: Timestamp;
  state: Generated<ImageState>;
  deletedAt: Generated<Timestamp | null>;
}

/**
 * `pending`: its files are being stored. `live`: all are stored. `trashed`: deleted, can be restored. `abandoned`: an unfinished upload.
 * `removing`: its files are being deleted, irreversibly.
 */
type ImageState = 'pending' | 'live' | 'trashed' | 'abandoned' | 'removing';

interface ImageUseTable {
  imageId: string;
  kind: string;
  itemId: string;
  place: 'cover' | 'text' | 'sharing' | 'thumbnail' | 'revision' | 'proposal';
  revisionId: string;
}

interface ContentVersionTable {
  id: Generated<number>;
  version: number;
}

interface SeedTable {
  name: string;
  doneAt: Timestamp;
}

interface SiteTable {
  id: string;
  /** Keyed hash under the session secret, which reveals another secret; null until the first start. */
  secretMark: string | null;
  /** Of the site whose export came first, so that feed readers recognise its articles; null for `id`. */
  feedId: Generated<string | null>;
  /** Encrypted: URL with password, and sender; null for none. */
  mailServer: Generated<string | null>;
  createdAt: Timestamp;
}

interface CoreTables {
  articles: ArticleTable;
  growthSolutions: SolutionTable;
  pages: PageTable;
  youtubeVideos: VideoTable;
  embeddedVideos: EmbeddedVideoTable;
  siteDocuments: SiteDocumentTable;
  services: ServiceTable;
  revisions: RevisionTable;
  draftComments: DraftCommentTable;
  proposals: ProposalTable;
  assistantClients: AssistantClientTable;
  assistantGrants: AssistantGrantTable;
  unsavedChanges: UnsavedChangesTable;
  images: ImageTable;
  imageUses: ImageUseTable;
  users: UserTable;
  sessions: SessionTable;
  accounts: AccountTable;
  verifications: VerificationTable;
  tokens: TokenTable;
  twoFactors: TwoFactorTable;
  passkeys: PasskeyTable;
  userRoles: UserRoleTable;
  activityEntries: ActivityEntryTable;
  attempts: AttemptTable;
  contentVersion: ContentVersionTable;
  goneAddresses: GoneAddressTable;
  redirects: RedirectTable;
  missedAddresses: MissedAddressTable;
  itemChanges: ItemChangeTable;
  seeds: SeedTable;
  site: SiteTable;
  jobs: JobTable;
  articleSearch: ArticleSearchTable;
}

/** With the tables of extensions, which declare theirs beside it. */
export interface Database extends CoreTables {}

export type ContentTable = {
  [Name in keyof Database]: Database[Name] extends { title: string; publishedAt: Timestamp } ? Name : never;
}[keyof Database];

/**
 * Backups copy a table, derive it from copied rows, or drop it because it is short-lived. In the order of insertion: users before what is
 * theirs, images last, so that a use of a trashed image does not restore it.
 */
export const tablesInBackups: Record<keyof CoreTables, 'copied' | 'derived' | 'dropped'> = {
  site: 'copied',
  seeds: 'copied',
  users: 'copied',
  accounts: 'copied',
  userRoles: 'copied',
  activityEntries: 'copied',
  twoFactors: 'copied',
  passkeys: 'copied',
  tokens: 'copied',
  articles: 'copied',
  growthSolutions: 'copied',
  pages: 'copied',
  youtubeVideos: 'copied',
  embeddedVideos: 'copied',
  siteDocuments: 'copied',
  services: 'copied',
  revisions: 'copied',
  draftComments: 'copied',
  proposals: 'copied',
  unsavedChanges: 'copied',
  jobs: 'copied',
  redirects: 'copied',
  contentVersion: 'copied', // after the tables whose triggers raise it
  goneAddresses: 'copied',
  missedAddresses: 'copied',
  images: 'copied',
  imageUses: 'derived',
  articleSearch: 'derived',
  assistantClients: 'dropped',
  assistantGrants: 'dropped',
  sessions: 'dropped',
  verifications: 'dropped',
  attempts: 'dropped',
  itemChanges: 'derived',
};
