import type { ComponentType } from 'react';
import type { ContentListItem } from '#features/publishing/content-kind.ts';
import { RefreshVideosButton } from '#features/videos/admin/refresh-button.tsx';
import { VideoRowActions } from '#features/videos/admin/video-row-actions.tsx';

interface KindViews {
  List: ComponentType;
  Row: ComponentType<{ item: ContentListItem }>;
}

export const kindViews: Record<string, KindViews> = {
  video: { List: RefreshVideosButton, Row: VideoRowActions },
};
