import type { ComponentType } from 'react';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import type { ContentListItem } from '#features/publishing/content-kind.ts';
import { RefreshVideosButton } from '#features/videos/admin/refresh-button.tsx';
import { VideoRowActions } from '#features/videos/admin/video-row-actions.tsx';
import { VideoForm } from '#features/videos/video-form-dialog.tsx';

interface KindViews {
  Form: ComponentType<OpenedForm>;
  List: ComponentType;
  Row: ComponentType<{ item: ContentListItem }>;
}

/** Hand-made views of the admin, by the name of their kind; the others are drawn from the kind's fields. */
export const kindViews: Record<string, KindViews> = {
  video: { Form: VideoForm, List: RefreshVideosButton, Row: VideoRowActions },
};
