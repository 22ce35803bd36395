import type { Db } from '#db/client.server.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import { describeListed } from './address-status.ts';
import { importAddresses, sortAddresses } from './import-subscribers.server.ts';

const run = inThread<typeof import('./address-tasks.server.ts')>('app/features/newsletter/address-tasks.server.ts', {
  thread: 'addresses',
  limitMs: 10_000,
});

export function createAddressList(db: Db): AddressList {
  return {
    async read({ name, bytes }) {
      const rows = await run('readAddressRows', bytes, name);
      const people = sortAddresses(Array.isArray(rows) ? rows : []);
      return {
        count: people.subscribed.length + people.pending.length,
        describe: ({ hasConsent }) => describeListed(hasConsent ? people : { ...people, pending: [] }),
        async add(consent, now) {
          await importAddresses(db, people, { consent, now });
        },
      };
    },
  };
}
