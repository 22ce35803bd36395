import type { ExtensionTesting } from '#tests/support/extensions.ts';
import { listDeliveries } from './deliveries.server.ts';

const AT = '2026-03-04T05:06:07.089Z';
const settled = { attempts: 7, status: 500, dueAt: null, settledAt: AT };

export const webhooks: ExtensionTesting = {
  async fillTables(db, words) {
    const webhook = { url: 'https://hooks.example.com/', secret: 'sealed', createdBy: 'user-1', createdAt: AT };
    await db
      .insertInto('webhooks')
      .values([
        { ...webhook, id: 'webhook-1', events: ['published', 'removed'], problem: words },
        { ...webhook, id: 'webhook-2', events: ['changed'] },
      ])
      .execute();
    const item = { kind: 'article', itemId: 'second', address: 'second', title: words, updatedAt: AT };
    await db.insertInto('webhookItems').values(item).execute();
    const delivery = { id: 'delivery-1', webhookId: 'webhook-2', type: 'article.published', state: 'failed' } as const;
    await db
      .insertInto('webhookDeliveries')
      .values({ ...delivery, payload: JSON.stringify({ data: { title: words } }), answer: words, createdAt: AT, ...settled })
      .execute();
  },
  lists: {
    'webhook deliveries': {
      async fill(db, { ids, at }) {
        const webhook = { id: 'w', url: 'https://hooks.example.com/', secret: '', events: [], createdBy: '', createdAt: at };
        await db.insertInto('webhooks').values(webhook).execute();
        const delivery = { ...settled, webhookId: 'w', type: 'x', payload: '{}', state: 'sent' as const, createdAt: at };
        await db
          .insertInto('webhookDeliveries')
          .values(ids.map((id) => ({ ...delivery, id })))
          .execute();
      },
      read: listDeliveries,
    },
  },
};
