import { parseListQuery } from '#features/admin/list/list.ts';
import type { ExtensionTesting } from '#tests/support/extensions.ts';
import { hostileEmails } from './hostile-emails.testing.ts';
import { listNewsletters } from './sending/newsletters.server.ts';
import { createSending } from './sending-work.testing.ts';
import { listSubscribers } from './subscribers/list-subscribers.server.ts';
import { subscriberList } from './subscribers/subscriber-list.ts';

const AT = '2026-03-04T05:06:07.089Z';
const note = { preheader: '', version: 4, updatedAt: AT } as const;

export const newsletter: ExtensionTesting = {
  async fillTables(db, words) {
    const subscriber = { category: null, source: 'import', consent: words, confirmationSentAt: AT, createdAt: AT } as const;
    await db
      .insertInto('subscribers')
      .values([
        { ...subscriber, id: 's-1', email: 'Ada@example.org', emailKey: 'ada@example.org', token: 't-1', state: 'pending' },
        { ...subscriber, id: 's-2', email: 'b@example.org', emailKey: 'b@example.org', token: 't-2', state: 'confirmed', confirmedAt: AT },
      ])
      .execute();
    await db.insertInto('unsubscribes').values({ emailHash: 'hash', leftAt: AT }).execute();
    const sent = { state: 'sent', isDraft: false, html: words, plainText: words, publishedAt: AT, startedAt: AT, finishedAt: AT } as const;
    await db
      .insertInto('newsletters')
      .values({ ...note, ...sent, id: 'newsletter-1', title: words, content: words })
      .execute();
    await db
      .insertInto('deliveries')
      .values({ newsletterId: 'newsletter-1', subscriberId: 'subscriber-1', state: 'failed', attempts: 4, dueAt: AT, reason: words })
      .execute();
  },
  lists: {
    subscribers: {
      fill: (db, { ids, at }) =>
        db
          .insertInto('subscribers')
          .values(
            ids.map((id) => {
              const email = `${id}@example.org`;
              return { id, email, emailKey: email, token: id, state: 'confirmed', source: 'import', createdAt: at, confirmedAt: at };
            }),
          )
          .execute(),
      read: (db, page) => listSubscribers(db, parseListQuery(subscriberList, new URLSearchParams({ page: String(page) }))),
    },
    newsletters: {
      fill: (db, { ids, at }) =>
        db
          .insertInto('newsletters')
          .values(ids.map((id) => ({ ...note, id, title: id, content: '', state: 'draft' as const, publishedAt: at })))
          .execute(),
      read: listNewsletters,
    },
  },
  dialectsShownBy: {
    'app/extensions/newsletter/sending/newsletters.server.ts': 'app/extensions/newsletter/sending/send-newsletters.server.test.ts',
    'app/extensions/newsletter/subscribers/list-subscribers.server.ts':
      'app/extensions/newsletter/subscribers/list-subscribers.server.test.ts',
  },
  backgroundWork: { newsletter: { create: createSending, amount: 5000, bar: 1.2 } },
  hostileEmails,
};
