import type { Selectable, Updateable } from 'kysely';
import type { SolutionTable } from '#db/schema.ts';
import { contentFields, toAuthorColumn, toAuthorField } from '#features/editor/form/form-fields.ts';
import { SHARING_COLUMNS, sharingFields, toSharingColumns, toSharingFields } from '#features/editor/sharing/sharing-fields.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { deriveForm, getFieldColumns } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import { checkbox, optionalText } from '#platform/forms/zod.ts';

const fields = {
  title: contentFields.title,
  excerpt: {
    label: 'Excerpt',
    hint: 'One or two sentences for lists and sharing',
    schema: optionalText(600),
    control: 'lines',
    rows: 4,
  },
  content: contentFields.content,
  imageUrl: contentFields.imageUrl,
  imageFocus: contentFields.imageFocus,
  author: contentFields.author,
  isActive: { label: 'Visible on the site', schema: checkbox, control: 'check', isOnlyForStored: true, initial: 'on', isUnseen: true },
  ...sharingFields,
} as const satisfies Record<string, FormField>;

export const SOLUTION_FIELDS = getFieldColumns(fields);

const FOUND = ['id', 'address', 'title', 'excerpt', 'content', 'language'] as const;
const LIST = ['id', 'address', 'title', 'isActive', 'publishedAt', 'isDraft'] as const;

export const solutionKind = {
  name: 'solution',
  noun: 'Solution',
  label: '360 Growth Solutions',
  adminSegment: 'solutions',
  addLabel: 'Add solution',
  emptyText: 'No solutions yet. Create your first solution!',
  table: 'growthSolutions',
  hasDrafts: true,
  hasSwitch: true,
  hasCategory: false,
  page: {
    folder: '/solution/',
    path: solutionPath,
    listPage: { title: 'Solutions', path: '/solutions' },
    heading: '360 Growth Solutions',
    jsonLdType: 'Service',
    hasMarkdown: true,
    isInFeeds: false,
    columns: ['isActive', ...SHARING_COLUMNS],
    shareLabel: '360 Growth Solution',
  },
  comparedAs: 'offer',
  list: {
    columns: LIST,
    toItem: (
      { id, address, title, isActive, publishedAt, isDraft }: Pick<Selectable<SolutionTable>, (typeof LIST)[number]>,
      { timeZone },
    ) => ({
      id,
      title,
      href: solutionPath({ id, address }),
      facts: isDraft ? [] : [formatLongDate(publishedAt, timeZone)],
      isHidden: !isActive,
    }),
  },
  form: {
    ...deriveForm(fields),
    toNewColumns: (now) => ({ publishedAt: now, isActive: true }),
    toColumns: ({ excerpt, author, ...form }: SolutionColumns): Updateable<SolutionTable> => ({
      ...form,
      ...toAuthorColumn(author),
      ...toSharingColumns(form),
      excerpt: excerpt || null,
    }),
    toFields: ({ excerpt, imageUrl, isActive, author, ...row }: SolutionColumns) => ({
      ...row,
      ...toAuthorField(author),
      ...toSharingFields(row),
      excerpt: excerpt ?? '',
      imageUrl: imageUrl ?? '',
      isActive: isActive ? 'on' : '',
    }),
    isSearched: false,
  },
  found: {
    columns: FOUND,
    toItem: ({ id, address, title, excerpt, content, language }: Pick<Selectable<SolutionTable>, (typeof FOUND)[number]>) => ({
      title,
      excerpt: excerpt ?? '',
      content,
      href: solutionPath({ id, address }),
      language,
    }),
  },
} satisfies ContentKind<'growthSolutions'>;

type SolutionColumns = Pick<Selectable<SolutionTable>, (typeof SOLUTION_FIELDS)[number]>;
