import type { AccountServices } from './account-services.ts';
import { deleteExpiredAttempts } from './attempt-limit.server.ts';

/** Deletes what has expired: attempts, emailed tokens and sessions. */
export async function deleteExpiredAccountData({ db, now }: Pick<AccountServices, 'db' | 'now'>): Promise<void> {
  await deleteExpiredAttempts(db, now());
  await db.deleteFrom('verifications').where('expiresAt', '<', now().toISOString()).execute();
  await db.deleteFrom('emailLinks').where('expiresAt', '<', now().toISOString()).execute();
  await db.deleteFrom('sessions').where('expiresAt', '<', now().toISOString()).execute();
}
