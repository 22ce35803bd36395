import type { Db } from '#db/client.server.ts';
import { type ContentKind, hasPages } from '#features/publishing/content-kind.ts';
import { listItemsAmong } from '#features/publishing/public-content.server.ts';
import { findDeleted } from '#features/publishing/trash/absence.server.ts';
import type { Change } from './announcements.server.ts';

/** What somebody may be told of: that its page is new, has changed, or is gone. */
export interface AnnouncedItem {
  path: string;
  category: string | undefined;
  /** Whether its kind stands in feeds. */
  isInFeeds: boolean;
}

/**
 * The items among some that have changed of which machines may know: what readers can see and search engines may list, and what was both and
 * is deleted. Neither drafts, nor what is hidden, noindex, dated later, or has its original elsewhere.
 */
export async function listAnnounced(
  db: Db,
  kinds: readonly ContentKind[],
  { changes, now, siteUrl }: { changes: readonly Change[]; now: Date; siteUrl: string },
): Promise<AnnouncedItem[]> {
  const lists = await Promise.all(
    kinds.filter(hasPages).map(async (kind) => {
      const ids = changes.filter((change) => change.kind === kind.name).map(({ itemId }) => itemId);
      if (ids.length === 0) return [];
      const items = [...(await listItemsAmong(db, kind, { ids, now, listedAt: siteUrl })), ...(await findDeleted(db, kind, ids))];
      return items.map(({ id, category }) => ({ path: kind.page.path(id), category, isInFeeds: kind.page.isInFeeds }));
    }),
  );
  return lists.flat();
}
