import type { Kinds, LibraryKind } from '#features/admin/actions/kinds.ts';
import { type ContentKind, type FormKind, isWritten } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { contentKinds, getContentKind } from './kinds.ts';
import { serverExtensions } from './open-extensions.server.ts';
import { getSettingsKind, settingsKinds } from './settings-kinds.ts';

/** Ordered as search results are shown: videos, which lead to another site, come last. */
export const storedKinds: readonly ContentKind[] = [
  ...contentKinds.filter(isWritten),
  serviceKind,
  ...contentKinds.filter((kind) => !isWritten(kind)),
];

const privateKinds = serverExtensions.flatMap(({ privateKinds = [] }) => privateKinds);

export const libraryKinds: readonly LibraryKind[] = [...storedKinds, ...settingsKinds, ...privateKinds];

const keptTexts: Record<string, object> = Object.assign({}, ...serverExtensions.map((extension) => extension.keptTexts));

const trashedKinds: readonly ContentKind[] = [...storedKinds, ...privateKinds];

export const formKinds: readonly FormKind[] = [...storedKinds.filter(isWritten), ...settingsKinds];

/** Throws `notFound`. */
export function getFormKind(wanted: string): FormKind {
  return [...storedKinds.filter(isWritten), ...privateKinds].find(({ name }) => name === wanted) ?? getSettingsKind(wanted);
}

export const kinds: Kinds = {
  content: contentKinds,
  stored: storedKinds,
  library: libraryKinds,
  trashed: trashedKinds,
  form: formKinds,
  getContent: getContentKind,
  getStored: (wanted) => findKind(storedKinds, wanted),
  getTrashed: (wanted) => findKind(trashedKinds, wanted),
  getForm: getFormKind,
  getShape: (wanted) =>
    (Object.hasOwn(keptTexts, wanted) && keptTexts[wanted]) ||
    (storedKinds.find(({ name }) => name === wanted)?.importSchema ?? getFormKind(wanted).form.schema).shape,
};

function findKind<Kind extends { name: string }>(kinds: readonly Kind[], wanted: string): Kind {
  const kind = kinds.find(({ name }) => name === wanted);
  if (!kind) throw notFound(`no kind is called ${wanted}`);
  return kind;
}
