import { articleKind } from '#features/articles/article-kind.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';

/** Every kind of content, in the order of the admin's tabs. */
export const contentKinds: readonly ContentKind[] = [articleKind, solutionKind, videoKind];
