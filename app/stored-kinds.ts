import type { ContentKind } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { contentKinds } from './content-kinds.ts';

/**
 * Every kind that has rows, drafts and a trash: the content, and what the site's own pages are made of. In the order of the search, in which
 * what leads elsewhere comes last.
 */
export const storedKinds: readonly ContentKind[] = contentKinds.toSpliced(contentKinds.indexOf(videoKind), 0, serviceKind);

/** Throws `notFound`. */
export function getStoredKind(wanted: string): ContentKind {
  const kind = storedKinds.find(({ name }) => name === wanted);
  if (!kind) throw notFound(`no kind is called ${wanted}`);
  return kind;
}
