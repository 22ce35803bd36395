import { articleKind } from '#features/articles/article-kind.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';

/** Every kind that has rows, drafts and a trash: the content, and what the site's own pages are made of. In the order of the search. */
export const storedKinds: readonly ContentKind[] = [articleKind, solutionKind, serviceKind, videoKind];

/** Throws `notFound`. */
export function getStoredKind(wanted: string): ContentKind {
  const kind = storedKinds.find(({ name }) => name === wanted);
  if (!kind) throw notFound(`no kind is called ${wanted}`);
  return kind;
}
