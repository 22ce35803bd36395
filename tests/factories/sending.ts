import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { createNewsletterHandler } from '#features/newsletter/sending/send-newsletters.server.ts';
import { createSite } from '#features/settings/site.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { Email, Mail, MailFailure } from '#platform/mail/mail.server.ts';

export const SITE_URL = 'https://www.example.com';

export function createMailingSite(emailsPerMinute = 6000, hasNewsletter = 'on') {
  const mailing = { hasNewsletter, postalAddress: '1 Ring Road\nAccra', emailsPerMinute: String(emailsPerMinute) };
  return createSite({ mailing }, '2026-01-01T00:00:00.000Z');
}

interface TestSender {
  mail?: Pick<Mail, 'send'>;
  emailsPerMinute?: number;
  hasNewsletter?: 'on' | '';
}

/** Sends what is due, on a clock that a test turns and that never stands still; each run has a lease of its own. */
export function createTestSender(db: Db, { mail = createListMail().mail, emailsPerMinute = 6000, hasNewsletter = 'on' }: TestSender = {}) {
  let offset = 0;
  let last = 0;
  const now = () => {
    last = Math.max(last + 1, Date.now() + offset);
    return new Date(last);
  };
  const site = { read: async () => ({ site: createMailingSite(emailsPerMinute, hasNewsletter), texts: {} as never }) };
  const log = createLog({ write: () => undefined });
  const handler = createNewsletterHandler({ db, mail, site, settings: { SITE_URL }, log, now });
  const job = () => ({ name: handler.name, key: '', payload: '', attempts: 1, createdAt: '', revision: 1, lease: randomUUID() });
  return {
    now,
    describeFault: () => handler.fault?.describe({ waiting: 1, failures: 0, outage: undefined }),
    passTime: (ms: number) => (offset += ms),
    run: (signal = new AbortController().signal) => handler.run(job(), { signal }),
    /** Runs until nothing is due, however long that takes by the clock of the test. */
    async runAll() {
      for (let next = await handler.run(job(), { signal: new AbortController().signal }); next?.at; ) {
        offset += Math.max(0, next.at.getTime() - now().getTime());
        next = await handler.run(job(), { signal: new AbortController().signal });
      }
    },
  };
}

/** Fails for an address as told, one failure after the other, then takes everything. */
export function createListMail(failures: Record<string, MailFailure[]> = {}) {
  const sent: Email[] = [];
  const ids: string[] = [];
  const mail: Pick<Mail, 'send'> = {
    async send(email, { id }) {
      ids.push(id);
      const failure = failures[email.to]?.shift();
      if (failure) throw failure;
      sent.push(email);
    },
  };
  return { mail, sent, ids };
}
