import { categorySlug } from './category.ts';

export function articlePath(id: string): string {
  return `/blog/${encodeURIComponent(id.toWellFormed())}`;
}

export function solutionPath(id: string): string {
  return `/solution/${encodeURIComponent(id.toWellFormed())}`;
}

export function categoryPath(category: string, page = 1): string {
  const path = `/category/${encodeURIComponent(categorySlug(category).toWellFormed())}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
