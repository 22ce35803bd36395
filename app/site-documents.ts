import type { LibraryKind } from '#features/editor/library/library-kind.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { claimsKind } from '#features/site-editor/claims-kind.ts';
import type { DocumentKind } from '#features/site-editor/document-kind.ts';
import { identityKind } from '#features/site-editor/identity-kind.ts';
import { looksKind } from '#features/site-editor/looks/looks-kind.ts';
import { menuKind } from '#features/site-editor/menu-kind.ts';
import { aboutKind, contactKind, homeKind, privacyKind, termsKind } from '#features/site-editor/pages/page-kinds.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { contentKinds } from './content-kinds.ts';

/** Every part of the site that the owner can set, in the order of the admin. */
export const documentKinds: readonly DocumentKind[] = [
  identityKind,
  claimsKind,
  looksKind,
  menuKind,
  homeKind,
  aboutKind,
  contactKind,
  privacyKind,
  termsKind,
];

/** Everything that uses images, as the library lists it. */
export const libraryKinds: readonly LibraryKind[] = [...contentKinds, ...documentKinds];

/** Throws `notFound`. */
export function getDocumentKind(wanted: string): DocumentKind {
  const kind = documentKinds.find(({ name }) => name === wanted);
  if (!kind) throw notFound(`no part of the site is called ${wanted}`);
  return kind;
}

/** A kind of content or a part of the site that has a form. Throws `notFound`. */
export function getFormKind(wanted: string): FormKind {
  return contentKinds.filter(isWritten).find(({ name }) => name === wanted) ?? getDocumentKind(wanted);
}
