import type { Selectable, Updateable } from 'kysely';
import type { ArticleTable } from '#db/schema.ts';
import { contentFields, toAuthorColumn, toAuthorField } from '#features/editor/form/form-fields.ts';
import { offerField, SHARING_COLUMNS, sharingFields, toSharingColumns, toSharingFields } from '#features/editor/sharing/sharing-fields.ts';
import { CATEGORIES, categoryTitle, parseCategory } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { deriveForm, getFieldColumns } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { seriesFields, toSeriesColumns, toSeriesFields } from '#features/publishing/series/series.ts';
import { checkbox, requiredText, z } from '#platform/forms/zod.ts';

const fields = {
  title: contentFields.title,
  category: {
    label: 'Category',
    schema: z.string().transform((text, context) => {
      const category = parseCategory(text);
      if (category) return category;
      context.addIssue({ code: 'custom', message: 'Choose a category' });
      return z.NEVER;
    }),
    control: 'select',
    options: CATEGORIES.map((category) => ({ value: category, label: categoryTitle(category) })),
  },
  excerpt: {
    label: 'Excerpt',
    hint: 'One or two sentences for lists and sharing',
    schema: requiredText(600, 'Write an excerpt'),
    control: 'lines',
    rows: 4,
  },
  content: contentFields.content,
  imageUrl: contentFields.imageUrl,
  imageFocus: contentFields.imageFocus,
  tags: { label: 'Tags', hint: 'Separated by commas', schema: z.string().max(1000).transform(splitTags), control: 'line', separator: ',' },
  author: contentFields.author,
  showAsNewest: { label: 'Show as newest', schema: checkbox, control: 'date-box' },
  ...sharingFields,
  offer: { label: 'Closing offer', schema: offerField, control: 'sharing', namesItems: true },
  ...seriesFields,
} as const satisfies Record<string, FormField>;

export const ARTICLE_FIELDS = getFieldColumns(fields);

const LIST = ['id', 'address', 'title', 'category', 'readTime', 'publishedAt', 'isDraft'] as const;

export const articleKind = {
  name: 'article',
  noun: 'Article',
  label: 'Blog Posts',
  adminSegment: 'articles',
  addLabel: 'Add article',
  emptyText: 'No articles yet. Create your first article!',
  table: 'articles',
  hasDrafts: true,
  hasSwitch: false,
  hasCategory: true,
  page: {
    folder: '/blog/',
    path: articlePath,
    heading: 'Articles',
    jsonLdType: 'BlogPosting',
    hasMarkdown: true,
    isInFeeds: true,
    columns: ['category', 'tags', 'readTime', 'imageUrl', 'firstPublishedAt', 'series', 'seriesOrder', ...SHARING_COLUMNS],
  },
  comparedAs: 'reading',
  list: {
    columns: LIST,
    searchColumn: 'searchTitle',
    filters: [
      { name: 'category', label: 'Category', type: 'category', column: 'category' },
      { name: 'tag', label: 'Tag', type: 'tag', column: 'tags' },
    ],
    toItem: (
      { id, address, title, category, readTime, publishedAt, isDraft }: Pick<Selectable<ArticleTable>, (typeof LIST)[number]>,
      { timeZone },
    ) => ({
      id,
      title,
      category,
      href: articlePath({ id, address }),
      facts: [categoryTitle(category), isDraft ? '' : formatLongDate(publishedAt, timeZone), `${readTime} min read`].filter(Boolean),
      isHidden: false,
    }),
  },
  form: {
    ...deriveForm(fields),
    toNewColumns: (now) => ({
      isFeatured: false,
      isLatest: false,
      publishedAt: now,
      firstPublishedAt: now,
    }),
    toColumns: (
      { showAsNewest, author, ...form }: Omit<ArticleColumns, 'seriesOrder'> & { seriesOrder: string; showAsNewest: boolean },
      { now, text },
    ): Updateable<ArticleTable> => ({
      ...form,
      ...toAuthorColumn(author),
      ...toSharingColumns(form),
      ...toSeriesColumns(form),
      offer: form.offer || null,
      readTime: getReadTime(text),
      ...(showAsNewest && { publishedAt: now }),
    }),
    toFields: ({ category, tags, imageUrl, offer, author, ...row }: ArticleColumns) => ({
      ...row,
      ...toAuthorField(author),
      ...toSharingFields(row),
      ...toSeriesFields(row),
      category: parseCategory(category) ?? category,
      tags: tags.join(', '),
      imageUrl: imageUrl ?? '',
      offer: offer ?? '',
    }),
    isSearched: true,
  },
} satisfies ContentKind<'articles'>;

type ArticleColumns = Pick<Selectable<ArticleTable>, (typeof ARTICLE_FIELDS)[number]>;

function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}
