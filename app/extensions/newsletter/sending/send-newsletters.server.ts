import { hash } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { toJobFailure } from '#features/outbox/outbox.server.ts';
import type { SiteReader } from '#features/settings/site-reader.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { FailingJobs, Job, JobHandler, NextRun } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import { type Mail, MailFailure } from '#platform/mail/mail.server.ts';
import { leaveUrl } from '../subscribers/subscribers.server.ts';
import type { DeliveryState } from '../subscribers/tables.ts';
import { fillIn, NEWSLETTER_JOB, type RenderedEmail } from './newsletter.ts';
import { findDueNewsletters, findPausedProblem, finishNewsletters, holdIfTurnedDown, startNewsletter } from './newsletters.server.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const TIMING = {
  /** While the mail server is away. */
  pausesMs: [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS],
  /** Before an email is sent again that the server has put off. */
  retriesMs: [5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS],
  sendMs: 45 * SECOND_MS,
  graceMs: 5 * SECOND_MS,
  runMs: 10 * SECOND_MS,
};

/** A mail server may be away for some minutes. */
const REPORTED_FAILURES = 5;

interface SenderDeps {
  db: Db;
  mail: Pick<Mail, 'send'>;
  site: Pick<SiteReader, 'read'>;
  settings: Pick<Settings, 'SITE_URL'>;
  log: Log;
  now(): Date;
  timing?: Partial<typeof TIMING>;
}

interface Delivery {
  newsletterId: string;
  subscriberId: string;
  email: string;
  token: string;
  attempts: number;
  subject: string;
  startedAt: string;
}

interface Run {
  lease: string;
  /** That the job has made since the server accepted an email. */
  pauses: number;
}

/** Sends as many emails as are due, then says when the next ones are. */
export function createNewsletterHandler({ timing, ...deps }: SenderDeps): JobHandler {
  const { db, site, log, now } = deps;
  const times = { ...TIMING, ...timing };

  async function run(job: Job, { signal }: { signal: AbortSignal }): Promise<NextRun> {
    const startedAt = now();
    const { hasNewsletter, emailsPerMinute } = (await site.read()).site.mailing;
    await markDoubtful(db, job.lease, startedAt);
    if (!hasNewsletter) return { at: await findNextRun(db, new Date(startedAt.getTime() + MINUTE_MS)) };
    await startDueNewsletters(deps);
    const texts = createTexts(db);
    let sent = 0;
    let pauses = job.attempts - 1;
    let isDone = false;
    let taken: Delivery | undefined;
    const markSent = async (tx: Db) => taken && settle(taken, job.lease, { state: 'sent' }, tx);
    while (sent < Math.ceil(emailsPerMinute / 60) && now().getTime() - startedAt.getTime() < times.runMs && !signal.aborted) {
      const delivery = await runTransaction(db, async (tx) => {
        await markSent(tx); // one commit for each email: SQLite's hold the event loop up
        return claimDelivery(tx, job.lease, now());
      });
      taken = undefined;
      isDone = delivery === undefined;
      if (!delivery) break;
      sent += 1;
      const isTaken = await deliver(delivery, { lease: job.lease, signal, text: await texts.read(delivery.newsletterId), pauses });
      if (isTaken) taken = delivery;
      if (isTaken) pauses = 0;
    }
    await markSent(db);
    for (const id of isDone ? await finishNewsletters(db, now()) : []) log.info('newsletter sent', { id });
    return { at: await findNextRun(db, new Date(startedAt.getTime() + (sent * MINUTE_MS) / emailsPerMinute)) };
  }

  /** True if the mail server has taken the email, which is settled with the next claim. */
  async function deliver(delivery: Delivery, { signal, text, ...run }: Run & { signal: AbortSignal; text: FrozenText }) {
    const { newsletterId, subscriberId, email, subject, startedAt } = delivery;
    const leave = leaveUrl(delivery, deps.settings.SITE_URL);
    const id = hash('sha256', `${newsletterId} ${subscriberId}`, 'hex').slice(0, 32);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(times.sendMs)]);
    try {
      const replyTo = (await site.read()).site.author.email;
      const message = { to: email, replyTo, subject, text: fillIn(text.text, leave), html: fillIn(text.html, leave), leaveUrl: leave };
      await deps.mail.send(message, { id, writtenAt: new Date(startedAt), signal: limit });
      return true;
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      const { kind, code, step, reply } = error;
      log.warn('newsletter email failed', { newsletter: newsletterId, why: kind, code, step });
      const isOutage = await settleFailure(delivery, run, error);
      if (kind === 'refused' || !isOutage || signal.aborted) return false;
      throw toJobFailure(kind, { code, step }, reply || code);
    }
  }

  /** True if the failure concerns every email. */
  async function settleFailure(delivery: Delivery, { lease, pauses }: Run, failure: MailFailure): Promise<boolean> {
    const { kind, isDoubtful } = failure;
    const reason = failure.reply || WORDS[kind];
    if (kind !== 'refused' && kind !== 'deferred') {
      const waits = { state: 'waiting', attempts: delivery.attempts - 1, settledAt: null } as const;
      await settle(delivery, lease, isDoubtful ? { state: 'doubtful', reason: NO_ANSWER } : waits);
      return true;
    }
    const pauseMs = kind === 'deferred' ? times.retriesMs[delivery.attempts - 1] : undefined;
    const again = pauseMs !== undefined && { state: 'waiting' as const, dueAt: new Date(now().getTime() + pauseMs).toISOString() };
    const state = isAddressRefused(failure) ? 'refused' : 'failed';
    const held = await runTransaction(db, async (tx) => {
      await settle(delivery, lease, { ...(again || { state }), reason }, tx);
      const mayWait = kind === 'deferred' && pauses < times.pausesMs.length;
      return holdIfTurnedDown(tx, { id: delivery.newsletterId, kind, reason, mayWait }, now());
    });
    if (held === 'paused') log.warn('newsletter paused', { id: delivery.newsletterId, why: kind });
    return held === 'waiting';
  }

  async function settle({ newsletterId, subscriberId }: Delivery, lease: string, result: Settled, tx = db) {
    await tx
      .updateTable('deliveries')
      .set({ settledAt: now().toISOString(), ...result, lease: null })
      .where('newsletterId', '=', newsletterId)
      .where('subscriberId', '=', subscriberId)
      .where('lease', '=', lease)
      .where('state', 'in', ['sending', 'doubtful'])
      .execute();
  }

  async function describeFault({ failures, outage }: FailingJobs): Promise<string | undefined> {
    const problem = await findPausedProblem(db);
    if (problem) return `A newsletter is paused. ${problem}`;
    if (!outage && failures < REPORTED_FAILURES) return undefined;
    return `Newsletters are not being sent: ${outage?.message ?? 'the status page says why'}. Sending will continue automatically.`;
  }

  return {
    name: NEWSLETTER_JOB,
    label: 'Sending newsletters',
    run,
    everyMs: null,
    pausesMs: times.pausesMs,
    timeLimitMs: 5 * MINUTE_MS,
    graceMs: times.graceMs,
    needsClock: true,
    fault: { part: 'newsletter', describe: describeFault },
  };
}

interface Settled {
  state: DeliveryState;
  reason?: string;
  attempts?: number;
  dueAt?: string;
  settledAt?: null;
}

const NO_ANSWER = 'The mail server took the email but didn’t answer.';

const WORDS: Record<MailFailure['kind'], string> = {
  refused: 'The mail server refused it.',
  deferred: 'The mail server asked to try again later.',
  unreachable: 'The mail server didn’t answer.',
  login: 'The mail server refused the login.',
  sender: 'The mail server refused the sender.',
  folder: 'The site can’t write to its email folder.',
};

/** Of the mail system, the route, the content, a policy, the sender, or a full mailbox (RFC 3463): nothing that the address is to blame for. */
const NOT_OF_ADDRESS = /^\d{3}[ -]5\.(?:[3467]\.|1\.[78]\b|2\.2\b)/;

function isAddressRefused({ kind, step, reply }: MailFailure): boolean {
  return kind === 'refused' && step === 'RCPT TO' && !NOT_OF_ADDRESS.test(reply);
}

type FrozenText = Pick<RenderedEmail, 'html' | 'text'>;

function createTexts(db: Db) {
  const known = new Map<string, FrozenText>();
  return {
    async read(id: string): Promise<FrozenText> {
      const cached = known.get(id);
      if (cached) return cached;
      const row = await db.selectFrom('newsletters').select(['html', 'plainText']).where('id', '=', id).executeTakeFirstOrThrow();
      const text = { html: row.html ?? '', text: row.plainText ?? '' };
      known.set(id, text);
      return text;
    },
  };
}

/** Emails that another process, or this one before it was killed, had begun. */
async function markDoubtful(db: Db, lease: string, now: Date): Promise<void> {
  const reason = 'The site stopped while it was handing over this email.';
  await db
    .updateTable('deliveries')
    .set({ state: 'doubtful', reason, settledAt: now.toISOString() })
    .where('state', '=', 'sending')
    .where('lease', '!=', lease)
    .execute();
}

async function startDueNewsletters({ db, site, settings, now, log }: SenderDeps): Promise<void> {
  for (const newsletter of await findDueNewsletters(db, now())) {
    const { renderNewsletter } = await import('./newsletter-email.server.tsx');
    const rendered = await renderNewsletter(newsletter, { db, site: (await site.read()).site, siteUrl: settings.SITE_URL, now: now() });
    const count = await startNewsletter(db, newsletter, { rendered, now: now() });
    if (count !== undefined) log.info('newsletter started', { id: newsletter.id, subscribers: count });
  }
}

/** Stored before the email is handed over, so that no other process sends it and a kill leaves its trace. */
async function claimDelivery(db: Db, lease: string, now: Date): Promise<Delivery | undefined> {
  for (;;) {
    const next = await findDueDelivery(db, now);
    if (!next) return undefined;
    const attempts = next.attempts + 1;
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ state: 'sending', lease, attempts })
      .where('newsletterId', '=', next.newsletterId)
      .where('subscriberId', '=', next.subscriberId)
      .where('state', '=', 'waiting')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('newsletters').select('id').where('id', '=', next.newsletterId).where('state', '=', 'sending')),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return { ...next, attempts };
  }
}

/** Asks newsletter by newsletter, so that each answer is the first entry of an index. Deferred emails come before first tries. */
async function findDueDelivery(db: Db, now: Date): Promise<Delivery | undefined> {
  const sending = await db
    .selectFrom('newsletters')
    .select(['id', 'title as subject', (eb) => eb.ref('startedAt').$notNull().as('startedAt')])
    .where('state', '=', 'sending')
    .orderBy('startedAt')
    .execute();
  for (const { id, subject, startedAt } of sending) {
    const due = db
      .selectFrom('deliveries as d')
      .innerJoin('subscribers as s', 's.id', 'd.subscriberId')
      .select(['d.newsletterId', 'd.subscriberId', 'd.attempts', 's.email', 's.token'])
      .where('d.newsletterId', '=', id)
      .where('d.state', '=', 'waiting')
      .where('d.dueAt', '<=', now.toISOString())
      .where('s.state', '=', 'confirmed')
      .orderBy('d.dueAt')
      .limit(1);
    const deferred = due.where('d.settledAt', 'is not', null).where('d.dueAt', '>', startedAt);
    const next = (await deferred.executeTakeFirst()) ?? (await due.executeTakeFirst());
    if (next) return { ...next, subject, startedAt };
  }
  return undefined;
}

/** A newsletter that waits for nobody is finished by the next run. */
async function findNextRun(db: Db, earliest: Date): Promise<Date | null> {
  const [sending, scheduled] = await Promise.all([
    db
      .selectFrom('newsletters as n')
      .select(({ selectFrom }) =>
        selectFrom('deliveries as d')
          .select(({ fn }) => fn.min<string | null>('d.dueAt').as('at'))
          .where('d.state', '=', 'waiting')
          .whereRef('d.newsletterId', '=', 'n.id')
          .as('at'),
      )
      .where('n.state', '=', 'sending')
      .execute(),
    db.selectFrom('newsletters').select('scheduledAt as at').where('state', '=', 'scheduled').execute(),
  ]);
  const times = [...sending, ...scheduled].map(({ at }) => Math.max(at === null ? 0 : Date.parse(at), earliest.getTime()));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
