import type { ExtensionTesting } from '#tests/support/extensions.ts';

export const statistics: ExtensionTesting = {
  async fillTables(db) {
    const item = { kind: 'article', itemId: 'first', day: 20_000 };
    await db
      .insertInto('itemViews')
      .values({ ...item, views: 12 })
      .execute();
    await db
      .insertInto('viewHosts')
      .values({ ...item, host: 'example.org', views: 2 })
      .execute();
  },
  pages: ['/admin/statistics/article/1'],
  async countOpened(db) {
    const rows = await db.selectFrom('itemViews').select('views').where('kind', '=', 'article').execute();
    return rows.reduce((sum, { views }) => sum + views, 0);
  },
};
