import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { createSite } from '#features/settings/site.ts';
import { JobFailure } from '#platform/jobs/job.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { Email, Mail, MailFailure } from '#platform/mail/mail.server.ts';
import { createNewsletterHandler } from './sending/send-newsletters.server.ts';
import type { NewsletterState } from './subscribers/tables.ts';

export const SITE_URL = 'https://www.example.com';

export function createMailingSite(emailsPerMinute = 6000, hasNewsletter = 'on') {
  const mailing = { hasNewsletter, postalAddress: '1 Ring Road\nAccra', emailsPerMinute: String(emailsPerMinute) };
  return createSite({ mailing }, '2026-01-01T00:00:00.000Z');
}

/** A draft of a note unless told otherwise. */
export async function insertNewsletter(db: Db, given: { content: string; html?: string; state?: NewsletterState; startedAt?: string }) {
  const at = '2026-01-01T00:00:00.000Z';
  const note = { id: 'n', title: 'News', preheader: '', state: 'draft' as const, version: 1, publishedAt: at, updatedAt: at };
  await db
    .insertInto('newsletters')
    .values({ ...note, isDraft: (given.state ?? 'draft') === 'draft', ...given })
    .execute();
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
  const site = { read: async () => ({ site: createMailingSite(emailsPerMinute, hasNewsletter), texts: {} as never, canSend: true }) };
  const log = createLog({ write: () => undefined });
  const handler = createNewsletterHandler({ db, mail, site, settings: { SITE_URL }, log, now });
  let attempts = 0;
  const run = async (signal = new AbortController().signal) => {
    attempts += 1;
    const next = await handler.run(
      { name: handler.name, key: '', payload: '', attempts, createdAt: '', revision: 1, lease: randomUUID() },
      { signal },
    );
    attempts = 0;
    return next;
  };
  return {
    now,
    describeFault: () => handler.fault?.describe({ waiting: 1, failures: 0, outage: undefined }),
    passTime: (ms: number) => (offset += ms),
    run,
    /** Runs until nothing is due, however long that takes by the clock of the test. Returns the reasons for its pauses. */
    async runAll() {
      const outages: string[] = [];
      for (;;) {
        try {
          const next = await run();
          if (!next?.at) return outages;
          offset += Math.max(0, next.at.getTime() - now().getTime());
        } catch (error) {
          if (!(error instanceof JobFailure)) throw error;
          outages.push(error.message);
          offset += handler.pausesMs[Math.min(attempts, handler.pausesMs.length) - 1] ?? 0;
        }
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
