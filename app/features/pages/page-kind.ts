import type { Selectable, Updateable } from 'kysely';
import type { PageTable } from '#db/schema.ts';
import { contentFields, toAuthorColumn, toAuthorField } from '#features/editor/form/form-fields.ts';
import { SHARING_COLUMNS, sharingFields, toSharingColumns, toSharingFields } from '#features/editor/sharing/sharing-fields.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { deriveForm, getFieldColumns } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { pagePath } from '#features/publishing/paths.ts';
import { optionalText } from '#platform/forms/zod.ts';

const fields = {
  title: contentFields.title,
  excerpt: {
    label: 'Introduction',
    hint: 'Under the title, and on sharing',
    schema: optionalText(600),
    control: 'lines',
    rows: 4,
  },
  content: contentFields.content,
  author: { ...contentFields.author, hint: 'Shown under the introduction; leave empty for none' },
  ...sharingFields,
} as const satisfies Record<string, FormField>;

export const PAGE_FIELDS = getFieldColumns(fields);

const FOUND = ['id', 'address', 'title', 'excerpt', 'content', 'language'] as const;
const LIST = ['id', 'address', 'title'] as const;

export const pageKind = {
  name: 'page',
  noun: 'Page',
  label: 'Pages',
  adminSegment: 'pages',
  addLabel: 'Add page',
  emptyText: 'No pages of your own yet. Create your first page!',
  table: 'pages',
  hasDrafts: true,
  hasSwitch: false,
  hasCategory: false,
  page: {
    folder: '/',
    path: pagePath,
    heading: 'Pages',
    jsonLdType: 'WebPage',
    hasMarkdown: true,
    isInFeeds: false,
    isUndated: true,
    columns: [...SHARING_COLUMNS],
  },
  comparedAs: null,
  list: {
    columns: LIST,
    toItem: (row: Pick<Selectable<PageTable>, (typeof LIST)[number]>) => ({
      id: row.id,
      title: row.title,
      href: pagePath(row),
      facts: [decodeURIComponent(pagePath(row))],
      isHidden: false,
    }),
  },
  form: {
    ...deriveForm(fields),
    toNewColumns: (now) => ({ publishedAt: now }),
    toColumns: ({ excerpt, author, ...form }: PageColumns): Updateable<PageTable> => ({
      ...form,
      ...toAuthorColumn(author),
      ...toSharingColumns(form),
      excerpt: excerpt || null,
    }),
    toFields: ({ excerpt, author, ...row }: PageColumns) => ({
      ...row,
      ...toAuthorField(author),
      ...toSharingFields(row),
      excerpt: excerpt ?? '',
    }),
    isSearched: false,
  },
  found: {
    columns: FOUND,
    toItem: ({ id, address, title, excerpt, content, language }: Pick<Selectable<PageTable>, (typeof FOUND)[number]>) => ({
      title,
      excerpt: excerpt ?? '',
      content,
      href: pagePath({ id, address }),
      language,
    }),
  },
} satisfies ContentKind<'pages'>;

type PageColumns = Pick<Selectable<PageTable>, (typeof PAGE_FIELDS)[number]>;
