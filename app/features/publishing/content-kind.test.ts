import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import type { ContentKind, ListFilter } from './content-kind.ts';
import { toContentDb } from './content-table.server.ts';

test('[ADM-23] a filter or a column that a kind lacks does not compile', () => {
  const language = { name: 'language', label: 'Language', type: 'choice', column: 'language', options: [] } as const;
  const filters: ListFilter<'articles'>[] = [language];
  // @ts-expect-error videos have no language
  const videoFilters: ListFilter<'youtubeVideos'>[] = [language];
  // @ts-expect-error nor has the list of an article such a column
  const columns: ContentKind<'articles'>['list']['columns'] = [...articleKind.list.columns, 'shoeSize'];
  // @ts-expect-error videos have no drafts
  const withDrafts: ContentKind<'youtubeVideos'> = { ...videoKind, hasDrafts: true };
  // @ts-expect-error a query over any kind names no column that some kinds lack
  const narrow = (db: Db) => toContentDb(db).selectFrom('youtubeVideos').where('language', '=', 'fr');
  expect([filters, videoFilters, columns, withDrafts, narrow]).toHaveLength(5);
});
