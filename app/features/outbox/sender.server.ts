import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.server.ts';
import { orAborted } from '#platform/concurrency/or-aborted.ts';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import type { Faults } from '#platform/health/faults.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { type Mail, MailFailure } from '#platform/mail/mail.server.ts';
import { toMailFault, type WaitingReason } from './mail-fault.ts';
import { openSealedEmail } from './sealed-email.server.ts';
import {
  type ClaimedEmail,
  claimEmail,
  countWaitingEmails,
  deleteEmail,
  deleteExpiredEmails,
  makeEmailsDue,
  postponeEmail,
  releaseEmails,
} from './waiting-emails.server.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const TIMING = {
  /** After the first failure, the second, and so on; the last one from then on. */
  pausesMs: [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
  /** What waits begins only when the response has gone, so that its time tells nothing of an email. */
  wakeMs: 100,
  /** Between two emails: a flood of them leaves no faster. */
  gapMs: 50,
  /** For one email from its first byte to the mail server's last. */
  sendMs: 45 * SECOND_MS,
  /** How long an email under way is waited for when the process stops, and then the database. */
  stopMs: 5 * SECOND_MS,
  /** How often to look for what other processes have left. */
  lookMs: 30 * SECOND_MS,
};
/** From so many on, an email that waits is worth a line in the admin: before, mail servers do so by habit. */
const TELLING_ATTEMPTS = 3;

export interface SenderServices {
  db: Db;
  mail: Pick<Mail, 'send'>;
  log: Log;
  faults: Pick<Faults, 'set' | 'clear'>;
  now(): Date;
  /** Shorter ones, for tests. */
  timing?: Partial<typeof TIMING>;
}

export interface Sender {
  wake(): void;
  /** Waits some seconds for an email under way; what is not sent stays where it is. */
  stop(): Promise<void>;
}

/** Sends what waits, one email at a time, as soon as it is woken, at the start, and whenever another try is due. */
export function startSender({ db, mail, log, faults, now, timing }: SenderServices, key: Buffer): Sender {
  const { pausesMs, wakeMs, gapMs, sendMs, stopMs, lookMs } = { ...TIMING, ...timing };
  const stopping = new AbortController();
  const handedOver = new Set<string>(); // sent, and not deleted yet because the database had gone
  let outage: { reason: WaitingReason; failures: number; triedAt: number; until: number } | undefined;
  let isDatabaseLost = false;
  let isReleased = false;
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | undefined;
  let timer = setTimeout(start, 0);

  function start() {
    isWoken = false;
    running = sendWaiting()
      .then(
        () => (isDatabaseLost = false),
        (error: unknown) => {
          if (!isDatabaseLost) log.warn('outbox not read', errorFields(error));
          isDatabaseLost = true;
        },
      )
      .then(planNext)
      .then((ms) => {
        running = undefined;
        if (!isStopped) timer = setTimeout(start, isWoken ? 0 : ms);
      });
  }

  async function sendWaiting() {
    if (!isReleased) {
      await releaseEmails(db);
      await makeEmailsDue(db, now()); // perhaps with other settings: everything is tried at once
      isReleased = true;
    }
    for (const { id, attempts } of await deleteExpiredEmails(db, now())) log.warn('email expired', { id, attempts });
    while (!isStopped && !isPaused()) {
      const claimed = await claimEmail(db, now());
      if (!claimed) break;
      await sendClaimed(claimed);
      await wait(gapMs);
    }
  }

  async function sendClaimed(claimed: ClaimedEmail) {
    const { id, createdAt } = claimed;
    const email = openSealedEmail(key, claimed);
    if (!email) {
      await deleteEmail(db, id);
      log.error('email unreadable', { id, why: 'another SESSION_SECRET than when it was written' });
      return;
    }
    if (!handedOver.has(id)) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(sendMs)]);
      try {
        await orAborted(signal, mail.send(email, { id, writtenAt: new Date(createdAt), signal }));
      } catch (error) {
        await onFailure(claimed, error);
        return;
      }
      handedOver.add(id);
    }
    await deleteEmail(db, id);
    handedOver.delete(id);
    if (!outage) return;
    outage = undefined;
    await makeEmailsDue(db, now());
  }

  async function onFailure(claimed: ClaimedEmail, error: unknown) {
    const { id, attempts } = claimed;
    if (stopping.signal.aborted) return postponeEmail(db, claimed, { now: now(), pauseMs: 0 });
    const { kind, code, step } = error instanceof MailFailure ? error : new MailFailure('unreachable', { code: getName(error) });
    if (kind === 'refused') {
      log.error('email refused', { id, attempts, code, step });
      return deleteEmail(db, id);
    }
    log.warn('email waits', { id, attempts, why: kind, code, step });
    if (kind === 'deferred') return postponeEmail(db, claimed, { now: now(), pauseMs: getPause(attempts) });
    const failures = (outage?.failures ?? 0) + 1;
    const pauseMs = getPause(failures);
    outage = { reason: kind, failures, triedAt: performance.now(), until: performance.now() + pauseMs };
    return postponeEmail(db, claimed, { now: now(), pauseMs }); // behind others, in case that it alone is what the server fails at
  }

  /** Says what waits, and gives back in how many milliseconds to look again. */
  async function planNext(): Promise<number> {
    if (isStopped) return 0;
    const found = isDatabaseLost ? undefined : await countWaitingEmails(db).catch(() => undefined);
    if (!found) return getPause(1);
    const { waiting, mostAttempts, nextAt } = found;
    if (waiting === 0) outage = undefined; // another process has sent them, or they have expired
    const reason = outage?.reason ?? (mostAttempts >= TELLING_ATTEMPTS ? 'deferred' : undefined);
    if (reason) faults.set('mail', { message: toMailFault(reason, waiting) });
    else faults.clear('mail');
    const dueMs = nextAt === null ? lookMs : Date.parse(nextAt) - now().getTime();
    const pausedMs = outage ? outage.until - performance.now() : 0;
    return Math.min(lookMs, Math.max(gapMs, dueMs, pausedMs));
  }

  function getPause(failures: number) {
    return pausesMs[Math.min(failures, pausesMs.length) - 1] ?? lookMs;
  }

  function isPaused() {
    return outage !== undefined && performance.now() < outage.until;
  }

  return {
    wake() {
      if (isStopped) return;
      // somebody waits for this one: the server is asked again, unless it would refuse the same login
      if (outage && outage.reason !== 'login') outage.until = Math.min(outage.until, outage.triedAt + getPause(1));
      const isPlanned = isWoken || running !== undefined; // many who wake it do not put it off
      isWoken = true;
      if (isPlanned) return;
      clearTimeout(timer);
      timer = setTimeout(start, wakeMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const limit = setTimeout(() => stopping.abort(), stopMs);
      await withTimeout(2 * stopMs, running ?? Promise.resolve()).catch(() => undefined); // a database that is silent
      clearTimeout(limit);
    },
  };
}

function getName(error: unknown) {
  return error instanceof Error ? error.name : '';
}
