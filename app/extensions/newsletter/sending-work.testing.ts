import { setTimeout as wait } from 'node:timers/promises';
import type { BenchedSite, Work } from '#tests/support/extensions.ts';
import { findNewsletter } from './sending/newsletters.server.ts';
import { insertDraft, insertSubscribers } from './stored-newsletters.testing.ts';

const SLICE_MS = 3000;

export async function createSending({ db, change }: BenchedSite, subscribers: number): Promise<Work> {
  await insertSubscribers(db, subscribers);
  let id: string | undefined;
  return async () => {
    if (id === undefined) {
      const article = await db.selectFrom('articles').select('id').orderBy('publishedAt', 'desc').executeTakeFirstOrThrow();
      id = await insertDraft(db, new Date(), { articleId: article.id });
      await change('/admin/do/newsletter.schedule', { id, version: 1, at: null });
    } else {
      await act(id, 'resume');
    }
    await wait(SLICE_MS);
    return act(id, 'pause');
  };

  async function act(newsletterId: string, action: 'pause' | 'resume'): Promise<boolean> {
    const newsletter = await findNewsletter(db, newsletterId);
    if (newsletter?.state === 'sent') return false;
    await change('/admin/do/newsletter.change', { change: action, id: newsletterId, version: newsletter?.version });
    return true;
  }
}
