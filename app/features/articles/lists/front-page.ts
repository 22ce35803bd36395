import type { ArticleSummary } from '../article.ts';

const GRID_SIZE = 9;
const MORE_SIZE = 4;

/** How many of the newest articles the front page shows in all: the latest, the grid and the list. */
export const FRONT_PAGE_SIZE = 1 + GRID_SIZE + MORE_SIZE;

export interface FrontPage {
  latest: ArticleSummary | undefined;
  grid: ArticleSummary[];
  more: ArticleSummary[];
}

/** Divides the newest articles, newest first, among the parts of the front page: none is shown twice. */
export function layOutFrontPage(newest: ArticleSummary[]): FrontPage {
  const [latest, ...others] = newest;
  return { latest, grid: others.slice(0, GRID_SIZE), more: others.slice(GRID_SIZE, GRID_SIZE + MORE_SIZE) };
}

/** The number that the first article of the list `More from` has, counted from the latest. */
export const MORE_START = 1 + GRID_SIZE + 1;
