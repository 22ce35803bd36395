import type { Selectable, Updateable } from 'kysely';
import type { SolutionTable } from '#db/schema.ts';
import { contentFields, toAuthorColumn, toAuthorField } from '#features/editor/form/form-fields.ts';
import {
  emptySharing,
  SHARING_COLUMNS,
  sharingFields,
  sharingLabels,
  toSharingColumns,
  toSharingFields,
  UNSEEN_SHARING_FIELDS,
} from '#features/editor/sharing/sharing-fields.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { formatLongDate } from '#features/publishing/dates/format-date.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import { checkbox, optionalText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';

/** The columns that an author writes. */
export const SOLUTION_FIELDS = ['title', 'excerpt', 'content', 'imageUrl', 'imageFocus', 'author', 'isActive', ...SHARING_COLUMNS] as const;

/** One schema for the browser and for the server. */
export const solutionFormSchema = z.strictObject({
  ...contentFields,
  ...sharingFields,
  excerpt: optionalText(600),
  /** Ticked: visible on the site. */
  isActive: checkbox,
});

const FOUND = ['id', 'title', 'excerpt', 'content', 'language'] as const;
const LIST = ['id', 'title', 'isActive', 'publishedAt', 'isDraft'] as const;

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
    path: solutionPath,
    heading: '360 Growth Solutions',
    jsonLdType: 'Service',
    hasMarkdown: true,
    isInFeeds: false,
    columns: ['isActive', ...SHARING_COLUMNS],
    shareLabel: '360 Growth Solution',
  },
  list: {
    columns: LIST,
    toItem: ({ id, title, isActive, publishedAt, isDraft }: Pick<Selectable<SolutionTable>, (typeof LIST)[number]>, { timeZone }) => ({
      id,
      title,
      href: solutionPath(id),
      facts: isDraft ? [] : [formatLongDate(publishedAt, timeZone)],
      isHidden: !isActive,
    }),
  },
  form: {
    schema: solutionFormSchema,
    empty: { title: '', excerpt: '', imageUrl: '', imageFocus: '', author: '', content: '', isActive: 'on', ...emptySharing },
    labels: {
      title: 'Title',
      excerpt: 'Excerpt',
      content: 'Content',
      imageUrl: 'Cover image',
      imageFocus: 'Focal point of the cover image',
      author: 'Author',
      isActive: 'Visible on the site',
      ...sharingLabels,
    },
    columns: SOLUTION_FIELDS,
    unseenFields: ['isActive', ...UNSEEN_SHARING_FIELDS],
    toNewColumns: (now) => ({ publishedAt: now, isActive: true }),
    toColumns: ({ excerpt, author, ...fields }: SolutionColumns): Updateable<SolutionTable> => ({
      ...fields,
      ...toAuthorColumn(author),
      ...toSharingColumns(fields),
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
    toItem: ({ id, title, excerpt, content, language }: Pick<Selectable<SolutionTable>, (typeof FOUND)[number]>) => ({
      title,
      excerpt: excerpt ?? '',
      content,
      href: solutionPath(id),
      language,
    }),
  },
} satisfies ContentKind<'growthSolutions'>;

type SolutionColumns = Pick<Selectable<SolutionTable>, (typeof SOLUTION_FIELDS)[number]>;
