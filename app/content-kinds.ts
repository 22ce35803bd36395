import { articleKind } from '#features/articles/article-kind.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';

/** Every kind of content, in the order of the admin's tabs. */
export const contentKinds: readonly ContentKind[] = [articleKind, solutionKind, videoKind];

/** The kind whose part of the admin that is. Throws `notFound`. */
export function getKindBySegment(segment: string): ContentKind {
  return getKind(({ adminSegment }) => adminSegment === segment);
}

/** Throws `notFound`. */
export function getKindByName(wanted: string): ContentKind {
  return getKind(({ name }) => name === wanted);
}

function getKind(isWanted: (kind: ContentKind) => boolean) {
  const kind = contentKinds.find(isWanted);
  if (!kind) throw notFound('no such kind of content');
  return kind;
}
