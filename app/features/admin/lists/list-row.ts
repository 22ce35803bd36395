import type { ContentListItem } from '#features/publishing/content-kind.ts';

/** A row of the list, with what the list says of each kind alike. */
export interface ListRow extends ContentListItem {
  /** Nobody sees it yet, or not before its date, or all can; null for a kind without drafts. */
  status: 'draft' | 'scheduled' | 'published' | null;
  /** ISO 8601: when readers see it. */
  publishedAt: string | null;
  /** Changes that are saved as a draft wait to be published. */
  isChanged: boolean;
  /** How often it was read lately; null for a kind without pages. */
  views: number | null;
}
