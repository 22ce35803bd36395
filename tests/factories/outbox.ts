import { expect, onTestFinished } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { createJobStore } from '#db/jobs.server.ts';
import { createEmailHandler, createEnqueue, EMAIL_JOB } from '#features/outbox/outbox.server.ts';
import { parseSettings } from '#platform/env/settings.server.ts';
import { createFaults } from '#platform/health/faults.ts';
import { createJobRunner } from '#platform/jobs/job-runner.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { Email, Mail, MailFailure } from '#platform/mail/mail.server.ts';
import { openMail } from '#platform/mail/open-mail.server.ts';

type EmailHandlerOptions = Parameters<typeof createEmailHandler>[0];

export const SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';
export const HOUR_MS = 3_600_000;
export const QUICK = { pausesMs: [30, 60], wakeMs: 0, gapMs: 1, lookMs: 50, lostMs: 50 };
/** How long to wait for what comes by itself: what never comes, and not what a busy machine is slow at. */
export const PATIENTLY = { timeout: 30_000 };
/** So long that only what is woken, restarted or freed by a success is tried again. */
export const SLOW = { ...QUICK, pausesMs: [HOUR_MS], lookMs: HOUR_MS };

/** A real outbox with its sender, on a clock that a test turns; stopped when the test has ended. */
export function openTestOutbox(
  db: Db,
  {
    mail,
    secret = SECRET,
    timing = QUICK,
    SMTP_URL = 'smtp://localhost:1',
    ...more
  }: Pick<EmailHandlerOptions, 'mail' | 'onRefused'> & { secret?: string; timing?: object; SMTP_URL?: string },
) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ format: 'json', write: (line) => void lines.push(JSON.parse(line)) });
  let offset = 0;
  let looks = 0;
  const now = () => {
    looks += 1;
    return new Date(Date.now() + offset);
  };
  const faults = createFaults({ log, now });
  const settings = { SESSION_SECRET: secret, SMTP_URL };
  const enqueue = createEnqueue({ settings, now });
  const handlers = [createEmailHandler({ settings, mail, log, timing, ...more })];
  const jobs = createJobRunner({ store: createJobStore(db), handlers, log, faults, now, timing });
  jobs.start();
  onTestFinished(jobs.stop);
  return {
    enqueue,
    stop: jobs.stop,
    looks: () => looks,
    passTime: (ms: number) => (offset += ms),
    fault: () => faults.list()[0]?.message,
    events: () => lines.map(({ event }) => event),
    logged: () => JSON.stringify(lines),
    lines,
    async put(email: Partial<Email> = {}, terms: { expiresAt?: Date; isNotice?: boolean; isWanted?: boolean } = {}) {
      await db.transaction().execute((tx) => enqueue(tx, toEmail(email), { expiresAt: new Date(Date.now() + HOUR_MS), ...terms }));
      jobs.wake(EMAIL_JOB);
    },
  };
}

export function toEmail(email: Partial<Email>): Email {
  return { to: 'ama@example.org', subject: 'Hello', text: 'https://www.example.com/auth/confirm?token=secret', ...email };
}

export function openMailFor(place: { SMTP_URL: string } | { DATA_DIR: string }): Mail {
  const settings = parseSettings({ ...place, SITE_URL: 'https://www.example.com', SESSION_SECRET: SECRET });
  const mail = openMail({ settings, log: createLog({ write: () => undefined }), readName: async () => 'Ada Author' });
  onTestFinished(mail.close);
  return mail;
}

/** Fails as told, one after the other, then takes everything. */
export function createMail(...failures: (MailFailure | undefined)[]) {
  const sent: string[] = [];
  const ids: string[] = [];
  const mail: Pick<Mail, 'send'> = {
    async send(email, { id }) {
      ids.push(id);
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(email.subject);
    },
  };
  return { mail, sent, ids };
}

export async function countWaiting(db: Db): Promise<number> {
  return (await db.selectFrom('jobs').select('key').where('name', '=', EMAIL_JOB).execute()).length;
}

/** Waits until nothing waits. */
export async function isDrained(db: Db): Promise<void> {
  await expect.poll(() => countWaiting(db), PATIENTLY).toBe(0);
}
