import type { Database } from '#db/schema.ts';

/**
 * `copied`, `derived` from what is copied, by triggers or while the site runs, or `dropped`: what lasts for a while only and is better
 * begun anew. In the order in which rows may be inserted: users before what is theirs, and images last, so that a use of one that is in
 * the trash does not bring it back.
 */
const TABLES: Record<keyof Database, 'copied' | 'derived' | 'dropped'> = {
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
  revisions: 'copied',
  privateLinks: 'copied',
  unsavedChanges: 'copied',
  outbox: 'copied',
  itemViews: 'copied',
  viewHosts: 'copied',
  contentVersion: 'copied',
  images: 'copied',
  imageUses: 'derived',
  articleSearch: 'derived',
  sessions: 'dropped',
  verifications: 'dropped',
  attempts: 'dropped',
  setUpLinks: 'dropped',
  purges: 'dropped',
  backupTurns: 'dropped',
};

/** What the search reads of an article; it is made of the article anew. */
const DERIVED_COLUMNS = new Set(['words', 'search_title', 'search_excerpt', 'plain_text', 'search_text', 'search_grams']);

/** By their names in the database. */
export const copiedTables: readonly string[] = Object.entries(TABLES).flatMap(([name, kind]) =>
  kind === 'copied' ? [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] : [],
);

export function isDerivedColumn(table: string, column: string): boolean {
  return table === 'articles' && DERIVED_COLUMNS.has(column);
}
