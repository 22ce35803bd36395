import type { LibraryKind } from '#features/admin/library/library-kind.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { type ContentKind, type FormKind, isWritten } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { about } from '#features/settings/parts/about.ts';
import { claims } from '#features/settings/parts/claims.ts';
import { contact } from '#features/settings/parts/contact.ts';
import { home } from '#features/settings/parts/home.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { privacy, terms } from '#features/settings/parts/legal.ts';
import { looks } from '#features/settings/parts/looks.ts';
import { menu } from '#features/settings/parts/menu.ts';
import { servicesPage } from '#features/settings/parts/services-page.ts';
import type { SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';

/** Content with its own tab in the admin, in the order of the tabs. */
export const contentKinds: readonly ContentKind[] = [articleKind, solutionKind, videoKind];

/** Everything with rows, drafts and a trash, in the order of the search: links to other sites come last. */
export const storedKinds: readonly ContentKind[] = [articleKind, solutionKind, serviceKind, videoKind];

/** Everything that the owner sets, in the order of the admin. */
export const settingsKinds: readonly SettingsKind[] = [identity, claims, looks, menu, home, about, servicesPage, contact, privacy, terms];

/** Everything that uses images, in the order of the library. */
export const libraryKinds: readonly LibraryKind[] = [...storedKinds, ...settingsKinds];

export function getKindBySegment(segment: string): ContentKind {
  return contentKinds.find(({ adminSegment }) => adminSegment === segment) ?? fail(segment);
}

export function getContentKind(wanted: string): ContentKind {
  return contentKinds.find(({ name }) => name === wanted) ?? fail(wanted);
}

export function getStoredKind(wanted: string): ContentKind {
  return storedKinds.find(({ name }) => name === wanted) ?? fail(wanted);
}

export function getSettingsKind(wanted: string): SettingsKind {
  return settingsKinds.find(({ name }) => name === wanted) ?? fail(wanted);
}

/** Content or settings with a form. Throws `notFound`. */
export function getFormKind(wanted: string): FormKind {
  return storedKinds.filter(isWritten).find(({ name }) => name === wanted) ?? getSettingsKind(wanted);
}

/** The fields of a kind's form, also of one that imports content. Throws `notFound`. */
export function getFormShape(wanted: string): object {
  return (storedKinds.find(({ name }) => name === wanted)?.importSchema ?? getFormKind(wanted).form.schema).shape;
}

function fail(wanted: string): never {
  throw notFound(`no kind is called ${wanted}`);
}
