import type { Db } from '#db/client.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type SecurityEvent, securityEmail } from '../emails.ts';

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Tells the account's owner by email that its security changed. Call the outbox's `wake` after the transaction. */
export async function enqueueSecurityNotice(
  deps: Pick<AccountDeps, 'settings' | 'outbox' | 'now'>,
  tx: Db,
  { userId, event, siteName }: { userId: string; event: SecurityEvent; siteName: string },
): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const content = securityEmail(siteName, { event, recover: `${deps.settings.SITE_URL}/auth/recover` });
  await deps.outbox.enqueue(tx, { to: email, ...content }, { expiresAt: new Date(deps.now().getTime() + LIFE_MS), isNotice: true });
}
