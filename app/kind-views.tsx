import type { ComponentType } from 'react';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import type { ContentListItem } from '#features/publishing/content-kind.ts';
import { RefreshVideosButton } from '#features/videos/admin/refresh-button.tsx';
import { VideoRowActions } from '#features/videos/admin/video-row-actions.tsx';
import { VideoForm } from '#features/videos/video-form-dialog.tsx';

interface KindViews {
  /** Adds what has no form of its own. */
  Form: ComponentType<OpenedForm>;
  /** Over the list. */
  List: ComponentType;
  /** In each row of the list. */
  Row: ComponentType<{ item: ContentListItem }>;
}

/** Views of the admin that are made by hand, by the name of their kind; the others are drawn from the kind's fields. */
export const kindViews: Record<string, KindViews> = {
  video: { Form: VideoForm, List: RefreshVideosButton, Row: VideoRowActions },
};
