import type { ComponentType } from 'react';
import type { ContentListItem } from '#features/publishing/content-kind.ts';
import { RefreshVideosButton } from '#features/videos/admin/refresh-button.tsx';
import { VideoRowActions } from '#features/videos/admin/video-row-actions.tsx';

/** What the admin's list offers for one kind of content alone, by the kind's name: over the list, and in each row. */
export const contentActions: Record<string, { List: ComponentType; Row: ComponentType<{ item: ContentListItem }> }> = {
  video: { List: RefreshVideosButton, Row: VideoRowActions },
};
