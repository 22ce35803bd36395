import { articleKind } from '#features/articles/article-kind.ts';
import { pageKind } from '#features/pages/page-kind.ts';
import type { ImportedItem } from './reading/source.ts';

/** What other systems’ items become. */
export const IMPORTED_KINDS = { article: articleKind, page: pageKind } as const;

export function getImportedKind({ isPage = false }: Pick<ImportedItem, 'isPage'>) {
  return isPage ? pageKind : articleKind;
}
