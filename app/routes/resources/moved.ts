import { redirect } from 'react-router';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { KNOWN_ADDRESSES } from '#features/seo/well-known.ts';
import type { Route } from './+types/moved';
import { notFoundResponse } from './response.ts';

export function loader({ pattern, params }: Route.LoaderArgs) {
  if (params.category === undefined) return redirect(KNOWN_ADDRESSES[pattern.replace(/^\//, '')] ?? '/', 301);
  const category = findCategoryBySlug(params.category);
  return category ? redirect(`${categoryPath(category)}/feed.xml`, 301) : notFoundResponse();
}
