import { searchWords } from './migrations/0017-search-words.ts';
import { categories } from './migrations/0018-categories.ts';
import { publishing } from './migrations/0019-publishing.ts';
import { imageUses } from './migrations/0021-image-uses.ts';
import { unsavedChanges } from './migrations/0022-unsaved-changes.ts';
import { sharing } from './migrations/0023-sharing.ts';
import { statistics } from './migrations/0024-statistics.ts';
import { firstSteps } from './migrations/0025-first-steps.ts';
import { embeddedVideos } from './migrations/0026-embedded-videos.ts';
import { backupTurns } from './migrations/0027-backup-turns.ts';
import { purges } from './migrations/0029-purges.ts';
import { updateDates } from './migrations/0030-update-dates.ts';
import { related } from './migrations/0031-related.ts';
import { addresses } from './migrations/0032-addresses.ts';
import { knownWords } from './migrations/0033-known-words.ts';
import { siteDocuments } from './migrations/0034-site-documents.ts';
import { services } from './migrations/0035-services.ts';
import { authors } from './migrations/0036-authors.ts';
import { jobs } from './migrations/0037-jobs.ts';
import { content } from './migrations/earlier/0001-content.ts';
import { search } from './migrations/earlier/0002-search.ts';
import { accounts } from './migrations/earlier/0003-accounts.ts';
import { images } from './migrations/earlier/0004-images.ts';
import { desk } from './migrations/earlier/0005-desk.ts';
import { undatedVideos } from './migrations/earlier/0006-undated-videos.ts';
import { attempts } from './migrations/earlier/0008-attempts.ts';
import { searchPostgres } from './migrations/earlier/0009-search-postgres.ts';
import { emailLinks } from './migrations/earlier/0010-email-links.ts';
import { sessions } from './migrations/earlier/0011-sessions.ts';
import { passkeys } from './migrations/earlier/0012-passkeys.ts';
import { siteIdentity } from './migrations/earlier/0013-site.ts';
import { imageTrash } from './migrations/earlier/0014-image-trash.ts';
import { outbox } from './migrations/earlier/0015-outbox.ts';
import { setUpLinks } from './migrations/earlier/0016-set-up-links.ts';
import type { Migration } from './migrations/migration.ts';

/** The id of the save that wrote a row last, so that a browser whose response was lost knows its own. */
const lastSave: Migration = {
  name: '0007-last-save',
  statements: () => ['articles', 'growth_solutions'].map((table) => `alter table ${table} add column last_save_id text`),
};

/** Every change of the schema, oldest first; forward only. A short one stands here, a long one in a file of its own. */
export const migrations: readonly Migration[] = [
  content,
  search,
  accounts,
  images,
  desk,
  undatedVideos,
  lastSave,
  attempts,
  searchPostgres,
  emailLinks,
  sessions,
  passkeys,
  siteIdentity,
  imageTrash,
  outbox,
  setUpLinks,
  searchWords,
  categories,
  publishing,
  imageUses,
  unsavedChanges,
  sharing,
  statistics,
  firstSteps,
  embeddedVideos,
  backupTurns,
  purges,
  updateDates,
  related,
  addresses,
  knownWords,
  siteDocuments,
  services,
  authors,
  jobs,
];
