import type { Selectable, Updateable } from 'kysely';
import type { ArticleTable } from '#db/schema.ts';
import { contentFields, toAuthorColumn, toAuthorField } from '#features/editor/form/form-fields.ts';
import { offerField } from '#features/editor/sharing/offer.ts';
import {
  emptySharing,
  SHARING_COLUMNS,
  sharingFields,
  sharingLabels,
  toSharingColumns,
  toSharingFields,
  UNSEEN_SHARING_FIELDS,
} from '#features/editor/sharing/sharing-fields.ts';
import { categoryTitle, parseCategory } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { formatLongDate } from '#features/publishing/dates/format-date.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { checkbox, requiredText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';

/** The columns that an author writes. */
export const ARTICLE_FIELDS = [
  'title',
  'category',
  'excerpt',
  'content',
  'imageUrl',
  'imageFocus',
  'author',
  'tags',
  ...SHARING_COLUMNS,
  'offer',
] as const;

/** One schema for the browser and for the server. */
export const articleFormSchema = z.strictObject({
  ...contentFields,
  ...sharingFields,
  category: z.string().transform((text, context) => {
    const category = parseCategory(text);
    if (category) return category;
    context.addIssue({ code: 'custom', message: 'Choose a category' });
    return z.NEVER;
  }),
  excerpt: requiredText(600, 'Write an excerpt'),
  offer: offerField,
  tags: z
    .string()
    .max(1000)
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ]),
  /** Ticked: the article gets today's date. */
  showAsNewest: checkbox,
});

const LIST = ['id', 'title', 'category', 'readTime', 'publishedAt', 'isDraft'] as const;

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
    path: articlePath,
    heading: 'Articles',
    jsonLdType: 'BlogPosting',
    hasMarkdown: true,
    isInFeeds: true,
    columns: ['category', 'tags', 'readTime', 'imageUrl', 'firstPublishedAt', ...SHARING_COLUMNS],
  },
  list: {
    columns: LIST,
    searchColumn: 'searchTitle',
    filters: [
      { name: 'category', label: 'Category', type: 'category', column: 'category' },
      { name: 'tag', label: 'Tag', type: 'tag', column: 'tags' },
    ],
    toItem: (
      { id, title, category, readTime, publishedAt, isDraft }: Pick<Selectable<ArticleTable>, (typeof LIST)[number]>,
      { timeZone },
    ) => ({
      id,
      title,
      category,
      href: articlePath(id),
      facts: [categoryTitle(category), isDraft ? '' : formatLongDate(publishedAt, timeZone), `${readTime} min read`].filter(Boolean),
      isHidden: false,
    }),
  },
  form: {
    schema: articleFormSchema,
    empty: {
      title: '',
      category: '',
      tags: '',
      excerpt: '',
      imageUrl: '',
      imageFocus: '',
      author: '',
      content: '',
      ...emptySharing,
      offer: '',
    },
    preset: { showAsNewest: 'on' },
    dateBox: 'showAsNewest',
    labels: {
      title: 'Title',
      category: 'Category',
      excerpt: 'Excerpt',
      content: 'Content',
      imageUrl: 'Cover image',
      imageFocus: 'Focal point of the cover image',
      author: 'Author',
      tags: 'Tags',
      showAsNewest: 'Show as newest',
      ...sharingLabels,
      offer: 'Offer at the end',
    },
    columns: ARTICLE_FIELDS,
    unseenFields: UNSEEN_SHARING_FIELDS,
    toNewColumns: (now) => ({
      isFeatured: false,
      isLatest: false,
      publishedAt: now,
      firstPublishedAt: now,
    }),
    toColumns: (
      { showAsNewest, author, ...fields }: ArticleColumns & { showAsNewest: boolean },
      { now, text },
    ): Updateable<ArticleTable> => ({
      ...fields,
      ...toAuthorColumn(author),
      ...toSharingColumns(fields),
      offer: fields.offer || null,
      readTime: getReadTime(text),
      ...(showAsNewest && { publishedAt: now }),
    }),
    toFields: ({ category, tags, imageUrl, offer, author, ...row }: ArticleColumns) => ({
      ...row,
      ...toAuthorField(author),
      ...toSharingFields(row),
      category: parseCategory(category) ?? category,
      tags: tags.join(', '),
      imageUrl: imageUrl ?? '',
      offer: offer ?? '',
    }),
    isSearched: true,
  },
} satisfies ContentKind<'articles'>;

type ArticleColumns = Pick<Selectable<ArticleTable>, (typeof ARTICLE_FIELDS)[number]>;
