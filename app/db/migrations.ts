import { schema } from './migrations/0001-schema.ts';
import { messages } from './migrations/0004-messages.ts';
import { subscribers } from './migrations/0005-subscribers.ts';
import { newsletters } from './migrations/0006-newsletters.ts';
import { redirects } from './migrations/0007-redirects.ts';
import { imports } from './migrations/0008-imports.ts';
import { pagesAndPeople } from './migrations/0013-pages-and-people.ts';
import { webhooks } from './migrations/0015-webhooks.ts';
import { proposals } from './migrations/0016-proposals.ts';
import { imageUses } from './migrations/0017-image-uses.ts';
import { refold } from './migrations/0018-refold.ts';
import { sharingImages } from './migrations/0019-sharing-images.ts';
import { tokens } from './migrations/0021-tokens.ts';
import type { Migration } from './migrations/migration.ts';

const articleVersions: Migration = {
  name: '0002-article-versions',
  statements: () => [
    'drop index articles_public',
    'create index articles_public on articles (published_at desc, id, updated_at, version) where not is_draft and deleted_at is null',
  ],
};

/** Adds the settings of the contact form and the newsletter. */
const mailing: Migration = {
  name: '0003-mailing',
  statements: () => [
    `insert into site_documents (id, title, published_at, updated_at)
    values ('mailing', 'mailing', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z')`,
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

/** Adds the tokens by which programs of a person read drafts and write. */
const apiTokens: Migration = {
  name: '0014-api-tokens',
  statements: () => [
    `create table api_tokens (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      token_hash text not null unique,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      last_used_from text
    )`,
    'create index api_tokens_by_user on api_tokens (user_id)',
  ],
};

/** Until then every imported item was an article. */
const importedPages: Migration = {
  name: '0020-imported-pages',
  statements: () => ["alter table imported_items add column kind text not null default 'article'"],
};

/** Gives tables and columns the names that their field uses. */
const plainNames: Migration = {
  name: '0022-plain-names',
  statements: () => [
    'alter table deeds rename to activity_entries',
    'alter table activity_entries rename column deed to action',
    'drop index deeds_by_time',
    'create index activity_entries_by_time on activity_entries (at)',
    'alter table departures rename to unsubscribes',
    'alter table subscribers rename column asked_at to confirmation_sent_at',
    'alter table subscribers rename column asked_count to confirmation_count',
    'drop index subscribers_by_asking',
    'create index subscribers_by_confirmation on subscribers (confirmation_sent_at)',
  ],
};

/** Keeps who added a webhook when their address changes. */
const webhookMakers: Migration = {
  name: '0023-webhook-makers',
  statements: () => [
    'update webhooks set created_by = coalesce((select id from users where users.email = webhooks.created_by), created_by)',
  ],
};

/** The mail server that an admin enters, encrypted. */
const mailServer: Migration = {
  name: '0025-mail-server',
  statements: () => ['alter table site add column mail_server text'],
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
    webhookMakers,
    mailServer,
  ],
];
