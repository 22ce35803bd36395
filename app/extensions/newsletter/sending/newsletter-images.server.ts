import type { ImageOwner } from '#features/admin/actions/kinds.ts';

export const newsletterImages: ImageOwner = {
  name: 'newsletter',
  noun: 'Newsletter',
  adminSegment: 'newsletters',
  async find(db, ids) {
    const rows = await db.selectFrom('newsletters').select(['id', 'subject', 'state']).where('id', 'in', ids).execute();
    return rows.map(({ id, subject, state }) => ({ id, title: subject, isDraft: state === 'draft' }));
  },
  /** Of those that are not begun: what is being sent is frozen, and what was sent stays as it is. */
  async changeTexts(tx, ids, change) {
    if (ids.length === 0) return;
    const drafts = tx.selectFrom('newsletters').select(['id', 'content']).where('id', 'in', ids).where('startedAt', 'is', null);
    for (const { id, content } of await drafts.execute())
      await tx
        .updateTable('newsletters')
        .set(await change({ content }))
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
  },
};
