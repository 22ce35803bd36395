import { schema } from './migrations/0001-schema.ts';
import { mailing } from './migrations/0003-mailing.ts';
import { messages } from './migrations/0004-messages.ts';
import { subscribers } from './migrations/0005-subscribers.ts';
import { newsletters } from './migrations/0006-newsletters.ts';
import { redirects } from './migrations/0007-redirects.ts';
import { imports } from './migrations/0008-imports.ts';
import { pagesAndPeople } from './migrations/0013-pages-and-people.ts';
import { apiTokens } from './migrations/0014-api-tokens.ts';
import { webhooks } from './migrations/0015-webhooks.ts';
import { proposals } from './migrations/0016-proposals.ts';
import { imageUses } from './migrations/0017-image-uses.ts';
import { refold } from './migrations/0018-refold.ts';
import { sharingImages } from './migrations/0019-sharing-images.ts';
import { importedPages } from './migrations/0020-imported-pages.ts';
import { tokens } from './migrations/0021-tokens.ts';
import { plainNames } from './migrations/0022-plain-names.ts';
import type { Migration } from './migrations/migration.ts';

const articleVersions: Migration = {
  name: '0002-article-versions',
  statements: () => [
    'drop index articles_public',
    'create index articles_public on articles (published_at desc, id, updated_at, version) where not is_draft and deleted_at is null',
  ],
};

const feedId: Migration = {
  name: '0009-feed-id',
  statements: () => ['alter table site add column feed_id text'],
};

const series: Migration = {
  name: '0010-series',
  statements: () => [
    ...['series text', 'series_order integer', 'series_slug text'].map((column) => `alter table articles add column ${column}`),
    'create index articles_by_series on articles (series_slug) where series_slug is not null',
  ],
};

const emailChanges: Migration = {
  name: '0011-email-changes',
  statements: () => ['alter table email_links add column email text'],
};

const imageFileNames: Migration = {
  name: '0012-image-file-names',
  statements: () => ['alter table images add column file_name text', 'alter table images add column search_file_name text'],
};

/** Oldest first, forward only. */
export const migrations: readonly Migration[] = [
  ...[schema, articleVersions, mailing, messages, subscribers, newsletters, redirects, imports],
  ...[
    feedId,
    series,
    emailChanges,
    imageFileNames,
    pagesAndPeople,
    apiTokens,
    webhooks,
    proposals,
    imageUses,
    refold,
    sharingImages,
    importedPages,
    tokens,
    plainNames,
  ],
];
