import type { LibraryKind } from '#features/admin/library/library-kind.ts';
import { type ContentKind, type FormKind, isWritten } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { contentKinds } from './kinds.ts';
import { getSettingsKind, settingsKinds } from './settings-kinds.ts';

/** Everything with rows, drafts and a trash, in the order of the search: links to other sites come last. */
export const storedKinds: readonly ContentKind[] = [
  ...contentKinds.filter(isWritten),
  serviceKind,
  ...contentKinds.filter((kind) => !isWritten(kind)),
];

/** Everything that uses images, in the order of the library. */
export const libraryKinds: readonly LibraryKind[] = [...storedKinds, ...settingsKinds];

export function getStoredKind(wanted: string): ContentKind {
  const kind = storedKinds.find(({ name }) => name === wanted);
  if (!kind) throw notFound(`no kind is called ${wanted}`);
  return kind;
}

/** Content or settings with a form. Throws `notFound`. */
export function getFormKind(wanted: string): FormKind {
  return storedKinds.filter(isWritten).find(({ name }) => name === wanted) ?? getSettingsKind(wanted);
}

/** The fields of a kind's form, also of one that imports content. Throws `notFound`. */
export function getFormShape(wanted: string): object {
  return (storedKinds.find(({ name }) => name === wanted)?.importSchema ?? getFormKind(wanted).form.schema).shape;
}
