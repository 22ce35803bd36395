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
  is_active: boolean;
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
  user_roles: UserRoleTable;
  content_version: ContentVersionTable;
  seeds: SeedTable;
}
