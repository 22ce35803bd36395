import { articleKind } from '#features/articles/article-kind.ts';
import { pageKind } from '#features/pages/page-kind.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';

export const contentKinds: readonly ContentKind[] = [articleKind, solutionKind, videoKind, pageKind];

export function getKindBySegment(segment: string): ContentKind {
  return contentKinds.find(({ adminSegment }) => adminSegment === segment) ?? fail(segment);
}

export function getContentKind(wanted: string): ContentKind {
  return contentKinds.find(({ name }) => name === wanted) ?? fail(wanted);
}

function fail(wanted: string): never {
  throw notFound(`no kind is called ${wanted}`);
}
