import type { Db } from '#db/client.server.ts';
import type { ListRow } from '#features/admin/lists/list-content.server.ts';
import { serviceKind } from './service-kind.ts';

export async function listServices(db: Db, now: Date): Promise<ListRow[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'fields', 'isActive', 'isDraft', 'publishedAt', 'draftRevisionId'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ isDraft, publishedAt, draftRevisionId, ...row }) => {
    const dated = publishedAt > now.toISOString() ? 'scheduled' : 'published';
    return {
      ...serviceKind.list.toItem(row),
      status: isDraft ? 'draft' : dated,
      publishedAt,
      isChanged: !isDraft && draftRevisionId !== null,
      views: null,
    };
  });
}
