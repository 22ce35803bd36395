import { describe, expect, test } from 'vitest';
import type { ArticleSummary } from '../article.ts';
import { FRONT_PAGE_SIZE, layOutFrontPage } from './front-page.ts';

function articles(count: number): ArticleSummary[] {
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    address: null,
    title: `Article ${i}`,
    category: 'BRAND',
    excerpt: '',
    imageUrl: null,
    imageFocus: '',
    author: '',
    readTime: 5,
    publishedAt: '2025-01-15T09:00:00.000Z',
    language: null,
  }));
}

const ids = (list: ArticleSummary[]) => list.map(({ id }) => Number(id));

describe('the front page', () => {
  test('[HOME-2] [HOME-3] [HOME-4] the latest is the cover, nine are the grid, items 10 to 13 of the others the list', () => {
    const { latest, grid, more } = layOutFrontPage(articles(FRONT_PAGE_SIZE));
    expect(latest?.id).toBe('0');
    expect(ids(grid)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ids(more)).toEqual([10, 11, 12, 13]);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 0],
    [10, 9, 0],
    [11, 9, 1],
    [12, 9, 2],
    [30, 9, 4],
  ])('[HOME-3] [HOME-4] of %i articles the grid has %i and the list %i', (count, inGrid, inList) => {
    const { grid, more } = layOutFrontPage(articles(count));
    expect([grid.length, more.length]).toEqual([inGrid, inList]);
  });
});
