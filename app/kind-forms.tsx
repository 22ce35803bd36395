import type { ComponentType } from 'react';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { VideoForm } from '#features/videos/video-form-dialog.tsx';

/** Imported by the form's page only, so that lists load none of it. */
export const kindForms: Record<string, ComponentType<OpenedForm>> = { video: VideoForm };
