import type { JobHandler } from '#platform/jobs/job.ts';
import type { AccountDeps } from './account-deps.ts';
import { deleteOldActivity } from './activity/activity-entries.server.ts';
import { deleteExpiredAttempts } from './attempt-limit.server.ts';
import { MAX_SESSION_MS } from './better-auth/session-store.server.ts';
import { deleteExpiredTokens } from './tokens/tokens.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Deps = Pick<AccountDeps, 'db' | 'now'>;

export function createExpiredAccountsHandler(deps: Deps): JobHandler {
  return {
    name: 'delete-expired-accounts-data',
    label: 'Deleting expired sessions and links',
    async run() {
      await deleteExpiredAccountData(deps);
      return undefined;
    },
    everyMs: DAY_MS,
    pausesMs: [MINUTE_MS, 15 * MINUTE_MS],
    timeLimitMs: 10 * MINUTE_MS,
  };
}

export async function deleteExpiredAccountData({ db, now }: Deps): Promise<void> {
  await deleteExpiredAttempts(db, now());
  await db.deleteFrom('verifications').where('expiresAt', '<', now().toISOString()).execute();
  await deleteExpiredTokens(db, now());
  await db.deleteFrom('assistantGrants').where('endsAt', '<', now().toISOString()).execute();
  await deleteOldActivity(db, now());
  const began = new Date(now().getTime() - MAX_SESSION_MS).toISOString();
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<', now().toISOString()), eb('createdAt', '<', began)]))
    .execute();
}
