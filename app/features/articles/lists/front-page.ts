import type { ArticleSummary } from '../article.ts';

const GRID_SIZE = 9;
const MORE_SIZE = 4;

export const FRONT_PAGE_SIZE = 1 + GRID_SIZE + MORE_SIZE;

export interface FrontPage {
  latest: ArticleSummary | undefined;
  grid: ArticleSummary[];
  more: ArticleSummary[];
}

/** `newest` is newest first; no article is shown twice. */
export function layOutFrontPage(newest: ArticleSummary[]): FrontPage {
  const [latest, ...others] = newest;
  return { latest, grid: others.slice(0, GRID_SIZE), more: others.slice(GRID_SIZE, GRID_SIZE + MORE_SIZE) };
}

/** Number of the first article of the list `More from`, counted from the latest. */
export const MORE_START = 1 + GRID_SIZE + 1;
