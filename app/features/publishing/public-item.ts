import type { Selectable } from 'kysely';
import type { ArticleTable, SolutionTable } from '#db/schema.ts';

type ItemColumns = Pick<
  Selectable<ArticleTable>,
  'category' | 'tags' | 'readTime' | 'firstPublishedAt' | 'imageUrl' | 'imageFocus' | 'series' | 'seriesOrder'
> &
  Pick<Selectable<SolutionTable>, 'isActive' | SharingColumn>;

type SharingColumn = 'metaTitle' | 'metaDescription' | 'canonicalUrl' | 'sharingImageUrl' | 'isNoindex' | 'language' | 'relatedIds';

export type ItemColumn = keyof ItemColumns;

export interface PublicItem
  extends Partial<ItemColumns>,
    Pick<Selectable<SolutionTable>, 'id' | 'address' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'updatedAt'> {}

interface AuthoredSite {
  author: { name: string };
}

export function getAuthorName({ author }: { author: string | null }, site: AuthoredSite): string {
  return author || site.author.name;
}
