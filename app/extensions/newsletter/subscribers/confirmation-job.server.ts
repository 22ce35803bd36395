import { countRows } from '#db/count-rows.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { countWaitingEmails } from '#features/outbox/outbox.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { deleteExpiredSubscribers, enqueueConfirmation, type NewsletterDeps, readSiteName } from './subscribe.server.ts';
import { deleteRefusedAddresses } from './subscribers.server.ts';

export const CONFIRMATION_JOB = 'confirm-subscribers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Leaves room in the outbox for everything else. */
const MAX_WAITING = 200;

/** Emails imported subscribers at the newsletter's rate, deletes those who never confirm, and addresses that were refused long ago. */
export function createConfirmationHandler(deps: NewsletterDeps): JobHandler {
  return {
    name: CONFIRMATION_JOB,
    label: 'Confirming subscribers',
    async run(_, { signal }) {
      await deleteExpiredSubscribers(deps.db, deps.now());
      await deleteRefusedAddresses(deps.db, deps.now());
      const isRest = await emailNext(deps, signal);
      return isRest ? { at: new Date(deps.now().getTime() + MINUTE_MS) } : undefined;
    },
    everyMs: HOUR_MS,
    onContentChange: { afterMs: 0 }, // the newsletter may have been switched on
    pausesMs: [MINUTE_MS, 15 * MINUTE_MS],
    timeLimitMs: 10 * MINUTE_MS,
    needsClock: true,
  };
}

/** True if any are left. */
async function emailNext(deps: NewsletterDeps, signal: AbortSignal): Promise<boolean> {
  const { hasNewsletter, emailsPerMinute } = (await deps.site.read()).site.mailing;
  if (!hasNewsletter) return false;
  const siteName = await readSiteName(deps);
  const { waiting } = await countWaitingEmails(deps.db);
  const limit = Math.max(0, Math.min(emailsPerMinute - (await countSent(deps)), MAX_WAITING - waiting));
  const ids = await selectUnsent(deps).select('id').orderBy('createdAt').orderBy('id').limit(limit).execute();
  for (const { id } of ids) {
    signal.throwIfAborted();
    await runTransaction(deps.db, async (tx) => {
      const locked = tx.updateTable('subscribers').set((eb) => ({ confirmationCount: eb.ref('confirmationCount') }));
      const subscriber = await locked
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .where('confirmationSentAt', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (subscriber) await enqueueConfirmation(deps, tx, { subscriber, siteName, isWanted: true });
    });
    deps.outbox.wake();
  }
  return (await selectUnsent(deps).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Within the last minute: the job may be woken sooner. */
async function countSent({ db, now }: NewsletterDeps): Promise<number> {
  return countRows(db.selectFrom('subscribers').where('confirmationSentAt', '>', new Date(now().getTime() - MINUTE_MS).toISOString()));
}

function selectUnsent({ db }: Pick<NewsletterDeps, 'db'>) {
  return db.selectFrom('subscribers').where('state', '=', 'pending').where('confirmationSentAt', 'is', null);
}
