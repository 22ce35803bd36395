import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extensionTests } from '../support/extensions.ts';

/** Files that write other SQL for PostgreSQL than for SQLite, by the test that shows both. */
const SHOWN_BY: Record<string, string> = {
  'app/db/contains.ts': 'app/features/items/read-items.server.all.test.ts',
  'app/db/content-version.server.ts': 'app/db/content-version.test.ts',
  'app/db/extension-tables.server.ts': 'tests/integration/backup/own-tables.all.test.ts',
  'app/db/jobs.server.ts': 'app/db/jobs.server.test.ts',
  'app/db/migrate.server.ts': 'app/db/database.test.ts',
  'app/db/snapshot.server.ts': 'tests/integration/backup/round-trip.test.ts',
  'app/db/unfinished-restore.server.ts': 'tests/integration/backup/refusals.all.test.ts',
  'app/features/accounts/better-auth/auth.server.ts': 'app/features/accounts/better-auth/session-store.test.ts',
  'app/features/accounts/ownership/account-lock.server.ts': 'app/features/accounts/security/credential-races.all.test.ts',
  'app/features/accounts/people/people.server.ts': 'app/features/accounts/people/people-races.all.test.ts',
  'app/features/accounts/sign-in/set-up.server.ts': 'app/features/accounts/sign-in/set-up.test.ts',
  'app/features/admin/content-list/list-content.server.ts': 'app/features/admin/content-list/list-content.server.test.ts',
  'app/features/admin/library/swap-images.server.ts': 'app/features/admin/library/library.server.test.ts',
  'app/features/backup/restore-backup.server.ts': 'tests/integration/backup/round-trip.test.ts',
  'app/features/backup/write-backup.server.ts': 'tests/integration/backup/round-trip.test.ts',
  'app/features/checks/database.server.ts': 'app/features/checks/services.server.all.test.ts',
  'app/features/checks/stored-values.server.ts': 'app/features/checks/stored-values.server.test.ts',
  'app/features/editor/save/stored-content.server.ts': 'tests/integration/publishing/saves.test.ts',
  'app/features/publishing/public-content.server.ts': 'app/features/publishing/public-category.server.test.ts',
  'app/features/publishing/search-index.server.ts': 'app/features/search/search.server.test.ts',
  'app/features/publishing/trash/absence.server.ts': 'tests/integration/publishing/absence.all.test.ts',
  'app/features/search/find.server.ts': 'app/features/search/search.server.test.ts',
  ...Object.assign({}, ...extensionTests.map(({ dialectsShownBy }) => dialectsShownBy)),
};
/** SQL that a migration's triggers run, and expressions of indexes, by the test that shows both. */
const SCHEMA_SHOWN_BY: Record<string, string> = {
  'announcing.ts': 'app/features/announcing/announce.server.all.test.ts',
  'content.ts': 'app/features/publishing/public-category.server.test.ts',
  'images.ts': 'app/features/images/library/image-uses.server.test.ts',
  'private-links.ts': 'app/features/editor/private-link/private-links.server.test.ts',
  'search.ts': 'app/features/search/search.server.test.ts',
  'tokens.ts': 'app/features/editor/private-link/private-links.server.test.ts',
};

test('what differs by database is tested on each: add its test to the list above', () => {
  const branching = globSync('{app,server}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && /\bgetDialect\((?!db: )/.test(readFileSync(file, 'utf8')),
  );
  expect(branching.toSorted()).toEqual(Object.keys(SHOWN_BY).toSorted());
  const triggers = globSync('*.ts', { cwd: 'app/db/migrations/schema' }).filter((file) =>
    /dialect === |\b(sqlite|postgres):/.test(readFileSync(`app/db/migrations/schema/${file}`, 'utf8')),
  );
  expect(triggers.toSorted()).toEqual(Object.keys(SCHEMA_SHOWN_BY));
  for (const file of [...Object.values(SHOWN_BY), ...Object.values(SCHEMA_SHOWN_BY)])
    expect(readFileSync(file, 'utf8'), file).toContain('describeOnEachDatabase(');
});
