import { content } from './migrations/0001-content.ts';
import { search } from './migrations/0002-search.ts';
import { accounts } from './migrations/0003-accounts.ts';
import { images } from './migrations/0004-images.ts';
import { desk } from './migrations/0005-desk.ts';
import { undatedVideos } from './migrations/0006-undated-videos.ts';
import { attempts } from './migrations/0008-attempts.ts';
import { searchPostgres } from './migrations/0009-search-postgres.ts';
import { emailLinks } from './migrations/0010-email-links.ts';
import { sessions } from './migrations/0011-sessions.ts';
import { passkeys } from './migrations/0012-passkeys.ts';
import { siteIdentity } from './migrations/0013-site.ts';
import { imageTrash } from './migrations/0014-image-trash.ts';
import { outbox } from './migrations/0015-outbox.ts';
import { setUpLinks } from './migrations/0016-set-up-links.ts';
import { searchWords } from './migrations/0017-search-words.ts';
import { categories } from './migrations/0018-categories.ts';
import { publishing } from './migrations/0019-publishing.ts';
import { firstSteps } from './migrations/0025-first-steps.ts';
import { columnTypes, type Migration } from './migrations/migration.ts';

/** The id of the save that wrote a row last, so that a browser whose response was lost knows its own. */
const lastSave: Migration = {
  name: '0007-last-save',
  statements: () => ['articles', 'growth_solutions'].map((table) => `alter table ${table} add column last_save_id text`),
};

/** What is being written in a form and not saved yet; each belongs to one user and goes with them. */
const unsavedChanges: Migration = {
  name: '0022-unsaved-changes',
  statements(dialect) {
    const { timestamp, bytes } = columnTypes[dialect];
    return [
      `create table unsaved_changes (
        user_id text not null references users (id) on delete cascade,
        id text not null,
        item text not null,
        number bigint not null,
        version integer,
        fields ${bytes},
        device text not null,
        at ${timestamp} not null,
        primary key (user_id, id)
      )`,
      'create index unsaved_changes_by_age on unsaved_changes (at)',
    ];
  },
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
  unsavedChanges,
  firstSteps,
];
