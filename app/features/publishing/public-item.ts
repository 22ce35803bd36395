import type { Selectable } from 'kysely';
import type { ArticleTable, SolutionTable } from '#db/schema.ts';

type ItemColumns = Pick<Selectable<ArticleTable>, 'category' | 'tags' | 'readTime' | 'firstPublishedAt' | 'imageUrl' | 'imageFocus'> &
  Pick<Selectable<SolutionTable>, 'isActive' | SharingColumn>;

/** What is said of a page to search engines and other sites alone. */
type SharingColumn = 'metaTitle' | 'metaDescription' | 'canonicalUrl' | 'sharingImageUrl' | 'isNoindex' | 'language' | 'relatedIds';

/** A column that not every kind has. */
export type ItemColumn = keyof ItemColumns;

/** What heads, feeds and lists for machines say of a piece of content, whatever its kind. */
export interface PublicItem
  extends Partial<ItemColumns>,
    Pick<Selectable<SolutionTable>, 'id' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'updatedAt'> {}
