import { redirect } from 'react-router';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { KNOWN_ADDRESSES } from '#features/seo/well-known.ts';
import type { Route } from './+types/moved';
import { notFoundResponse } from './response.ts';

export function loader({ pattern, params }: Route.LoaderArgs) {
  const path = pattern.replace(/^\//, '');
  if (path === '.well-known/change-password') return redirect('/auth/security'); // w3c.github.io/webappsec-change-password-url
  if (params.category === undefined) return redirect(KNOWN_ADDRESSES[path] ?? '/', 301);
  const category = findCategoryBySlug(params.category);
  return category ? redirect(`${categoryPath(category)}/feed.xml`, 301) : notFoundResponse();
}
