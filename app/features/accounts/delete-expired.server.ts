import type { AccountServices } from './account-services.ts';
import { deleteExpiredAttempts } from './attempt-limit.server.ts';
import { MAX_SESSION_MS } from './better-auth/session-store.server.ts';

export async function deleteExpiredAccountData({ db, now }: Pick<AccountServices, 'db' | 'now'>): Promise<void> {
  await deleteExpiredAttempts(db, now());
  await db.deleteFrom('verifications').where('expiresAt', '<', now().toISOString()).execute();
  await db.deleteFrom('emailLinks').where('expiresAt', '<', now().toISOString()).execute();
  const began = new Date(now().getTime() - MAX_SESSION_MS).toISOString();
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<', now().toISOString()), eb('createdAt', '<', began)]))
    .execute();
}
