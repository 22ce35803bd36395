import type { ColumnType, Generated } from 'kysely';

/** ISO 8601 in UTC on both databases: `timestamptz` in PostgreSQL, text in SQLite. */
export type Timestamp = string;

export interface ArticleTable {
  id: string;
  title: string;
  category: string;
  excerpt: string;
  content: string;
  image_url: string | null;
  author: string;
  tags: ColumnType<string[], string[], string[]>;
  read_time: number;
  is_featured: boolean;
  is_latest: boolean;
  published_at: Timestamp;
  first_published_at: Timestamp;
  version: Generated<number>;
  creation_key: Generated<string | null>;
  /** The words that a reader sees; written by `searchColumns`, as the four below. */
  plain_text: Generated<string>;
  search_title: Generated<string>;
  search_excerpt: Generated<string>;
  search_text: Generated<string>;
  search_grams: Generated<string>;
}

export interface SolutionTable {
  id: string;
  title: string;
  excerpt: string | null;
  content: string;
  image_url: string | null;
  author: string;
  is_active: boolean;
  published_at: Timestamp;
  version: Generated<number>;
  creation_key: Generated<string | null>;
}

export interface VideoTable {
  id: string;
  youtube_id: string;
  title: string;
  description: string;
  thumbnail_url: string | null;
  duration: string;
  view_count: string;
  url: string;
  published_at: Timestamp;
  /** False where `published_at` is only when it was added. */
  is_dated: Generated<boolean>;
  is_active: boolean;
}

export interface ImageTable {
  id: string;
  extension: string;
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
  alt: string | null;
  /** Of all its files together. */
  bytes: number;
  created_at: Timestamp;
}

export interface UserTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  is_email_verified: boolean;
  image: string | null;
  is_two_factor_enabled: boolean | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface SessionTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: Timestamp;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A way to sign in; ours is a password alone (`provider_id` is `credential`). better-auth keeps more columns for others. */
export interface AccountTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface TwoFactorTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  is_verified: boolean | null;
  failed_verification_count: number | null;
  locked_until: Timestamp | null;
}

/** How often something was guessed at lately; `key` is a keyed hash, so no address of a visitor is kept. */
export interface AttemptTable {
  key: string;
  count: number;
  last_at: Timestamp;
  blocked_until: Timestamp | null;
}

export interface SetUpLinkTable {
  id: number;
  token_hash: string;
  created_at: Timestamp;
}

export interface UserRoleTable {
  user_id: string;
  role: 'admin';
}

export interface ContentVersionTable {
  id: Generated<number>;
  version: number;
}

/** What was done once and must not be done again, such as putting the built-in articles in. */
export interface SeedTable {
  name: string;
  done_at: Timestamp;
}

export interface Database {
  articles: ArticleTable;
  growth_solutions: SolutionTable;
  youtube_videos: VideoTable;
  images: ImageTable;
  users: UserTable;
  sessions: SessionTable;
  accounts: AccountTable;
  verifications: VerificationTable;
  two_factors: TwoFactorTable;
  user_roles: UserRoleTable;
  tries: AttemptTable;
  set_up_links: SetUpLinkTable;
  content_version: ContentVersionTable;
  seeds: SeedTable;
}
