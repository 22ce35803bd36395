import type { ComponentType } from 'react';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { VideoForm } from '#features/videos/video-form-dialog.tsx';

/** Hand-made forms, by the name of their kind, apart from the lists, which load none of them; the others are drawn from the kind's fields. */
export const kindForms: Record<string, ComponentType<OpenedForm>> = { video: VideoForm };
