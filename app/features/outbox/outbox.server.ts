import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { enqueueJob, summarizeJobs } from '#db/jobs.server.ts';
import { orAborted } from '#platform/concurrency/deadline.ts';
import { createCipher } from '#platform/encryption/cipher.server.ts';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';
import { parseStoredJson } from '#platform/health/damage.ts';
import { type FailingJobs, type Job, JobFailure, type JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import { type Email, hasOneAddressEach, type Mail, MailFailure, type MailFailureKind } from '#platform/mail/mail.server.ts';

export const EMAIL_JOB = 'email';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const TIMING = {
  pausesMs: [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
  /** Pause between two emails, so that a flood of them leaves no faster. */
  gapMs: 50,
  sendMs: 45 * SECOND_MS,
  graceMs: 5 * SECOND_MS,
};
const MAX_WAITING = 1000;
/** For emails that report a change of an account: strangers' requests do not use it up. */
const RESERVED_FOR_NOTICES = 100;
/** Greylisting defers the first attempts. */
const REPORTED_FAILURES = 3;

type Reason = Exclude<MailFailureKind, 'refused'>;

const REASONS: Record<Reason, string> = {
  unreachable: 'the mail server does not answer, or refuses to talk',
  deferred: 'the mail server asks to try again later',
  login: 'the mail server refuses the login',
  sender: 'the mail server refuses the sender',
  folder: 'the folder for emails cannot be written',
};

interface EmailTerms {
  /** Dropped after this time, as when its link has ended. */
  expiresAt: Date;
  /** By which `onRefused` knows it. */
  id?: string;
  isNotice?: boolean;
  /** False runs the same statements and sends nothing, so that the duration does not reveal an account. */
  isWanted?: boolean;
}

export interface Outbox {
  /** Call `wake` after the transaction. Throws `unavailable` when too many wait, or when nothing can be written. */
  enqueue(tx: Db, email: Email, terms: EmailTerms): Promise<void>;
  wake(): void;
}

interface Writer {
  settings: { SESSION_SECRET: string };
  now(): Date;
}

export function createEnqueue({ settings, now }: Writer): Outbox['enqueue'] {
  const cipher = createCipher(settings.SESSION_SECRET, 'outbox');
  return async (tx, email, { expiresAt, id: key = randomUUID(), isNotice = false, isWanted }) => {
    if (!hasOneAddressEach(email)) throw unavailable('an email must have exactly one address');
    const job = { name: EMAIL_JOB, key, payload: cipher.encrypt(JSON.stringify(email), key), createdAt: now(), expiresAt };
    const isStored = await orNotStored(enqueueJob(tx, job, isNotice ? MAX_WAITING : MAX_WAITING - RESERVED_FOR_NOTICES));
    if (!isStored) throw unavailable('the outbox is full', undefined, 'Too many emails wait to be sent. Please try again later.');
    if (isWanted === undefined) return;
    const removal = tx.deleteFrom('jobs').where('name', '=', EMAIL_JOB);
    await orNotStored(removal.where('key', '=', isWanted ? '' : key).execute());
  };
}

async function orNotStored<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unavailable(
      'an email could not be stored',
      error,
      'No email can be stored at the moment, so nothing was changed. Please try again.',
    );
  }
}

interface Sender {
  settings: Writer['settings'] & { SMTP_URL: string };
  mail: Pick<Mail, 'send'>;
  log: Log;
  /** Called before a refused email is given up, with the mail server's words. */
  onRefused?(email: { id: string; words: string }): Promise<void>;
  timing?: Partial<typeof TIMING>;
}

export function createEmailHandler({ settings, mail, log, onRefused, timing }: Sender): JobHandler {
  const { pausesMs, gapMs, sendMs, graceMs } = { ...TIMING, ...timing };
  const cipher = createCipher(settings.SESSION_SECRET, 'outbox');

  async function send({ key: id, payload, attempts, createdAt }: Job, stop: AbortSignal): Promise<undefined> {
    const email = readEmail(cipher.decrypt(payload, id));
    if (!email) {
      log.error('email unreadable', { id, why: 'SESSION_SECRET is not the one that the email was stored with' });
      return;
    }
    const signal = AbortSignal.any([stop, AbortSignal.timeout(sendMs)]);
    try {
      await orAborted(signal, mail.send(email, { id, writtenAt: new Date(createdAt), signal }));
    } catch (error) {
      const { kind, code, step, reply } = error instanceof MailFailure ? error : new MailFailure('unreachable', { code: getName(error) });
      if (kind !== 'refused') throw toJobFailure(kind, { code, step });
      log.error('email refused', { id, attempts, code, step });
      await onRefused?.({ id, words: reply || code });
    }
  }

  return {
    name: EMAIL_JOB,
    label: 'Sending emails',
    run: (job, { signal }) => send(job, signal),
    pausesMs,
    timeLimitMs: 2 * sendMs,
    gapMs,
    graceMs,
    maxAheadMs: 2 * Math.max(...pausesMs),
    fault: { part: 'mail', describe: (jobs) => describeWaiting(jobs, settings.SMTP_URL !== '') },
  };
}

/** A deferred email waits alone, unless the words of the server concern all of them; any other failure does. */
export function toJobFailure(kind: Reason, fields: { code: string; step: string }, words = ''): JobFailure {
  if (kind === 'deferred' && !words) return new JobFailure(REASONS[kind], { fields });
  const message = words ? `${REASONS[kind]} (${words})` : REASONS[kind];
  return new JobFailure(message, { fields, outage: kind === 'login' ? 'lasting' : 'passing' });
}

function describeWaiting({ waiting, failures, outage }: FailingJobs, isSetting: boolean): string | undefined {
  const reason = outage?.message ?? (failures >= REPORTED_FAILURES ? REASONS.deferred : undefined);
  if (!reason) return undefined;
  const isOne = waiting === 1;
  const wait = isOne ? '1 email waits' : `${waiting} emails wait`;
  const will = `${isOne ? 'It' : 'They'} will be`;
  const ends: Record<string, string> = {
    [REASONS.deferred]: `${will} sent once the server accepts it.`,
    [REASONS.login]: isSetting ? 'Correct SMTP_URL and restart the site.' : 'Correct the user name and password: Email, under Site.',
    [REASONS.sender]: isSetting ? 'Correct MAIL_FROM and restart the site.' : 'Correct the sender address: Email, under Site.',
    [REASONS.folder]: `${will} written once it can be.`,
  };
  return `${wait}: ${reason}. ${ends[reason] ?? `${will} sent once it does.`}`;
}

export async function countWaitingEmails(db: Db): Promise<{ waiting: number; failures: number }> {
  const emails = (await summarizeJobs(db, new Date())).find(({ name }) => name === EMAIL_JOB);
  return emails ?? { waiting: 0, failures: 0 };
}

function getName(error: unknown) {
  return error instanceof Error ? error.name : '';
}

const content = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().exactOptional(),
  replyTo: z.string().exactOptional(),
  isPersonal: z.boolean().exactOptional(),
});

function readEmail(text: string | undefined): Email | undefined {
  return text === undefined ? undefined : content.safeParse(parseStoredJson(text)).data;
}
