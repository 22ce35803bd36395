import type { ComponentType } from 'react';
import { ArticleForm } from '#features/articles/article-fields.tsx';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { SolutionForm } from '#features/solutions/solution-fields.tsx';
import { VideoForm } from '#features/videos/video-form-dialog.tsx';

/** The form of each kind of content, by the kind's name. */
export const contentForms: Record<string, ComponentType<OpenedForm>> = {
  article: ArticleForm,
  solution: SolutionForm,
  video: VideoForm,
};
