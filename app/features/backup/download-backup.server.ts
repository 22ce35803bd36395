import { runTransaction } from '#db/transaction.server.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { messages } from '#features/accounts/messages.ts';
import { findPasswordHash, lockAccount } from '#features/accounts/ownership/account-lock.server.ts';
import { lockPeople } from '#features/accounts/people/people.server.ts';
import { type Proof, refuseWithoutProof } from '#features/accounts/security/prove-identity.server.ts';
import type { SecurityRequest } from '#features/accounts/sessions/security-request.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { OpenFile } from '#platform/storage/storage.ts';
import type { Backups } from './scheduled-backups.server.ts';

/** Asks for the password or a passkey: a stolen session must not carry the site away. Throws `rateLimited`, and as `Backups.open`. */
export async function downloadBackup(
  deps: AccountDeps & { backups: Pick<Backups, 'open'> },
  from: SecurityRequest,
  { name, ...proof }: Proof & { name: string },
): Promise<OpenFile | FormFailure> {
  const { viewer } = from;
  const passwordHash = await findPasswordHash(deps.db, viewer.id);
  const unproven = await refuseWithoutProof(deps, from, proof);
  if (unproven) return unproven;
  const file = await deps.backups.open(name);
  const isStillTheirs = await runTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, { id: viewer.id });
    if (account?.passwordHash !== passwordHash) return false; // the owner has taken the account back by email
    await lockPeople(tx, viewer);
    await recordActivity(tx, {
      by: viewer.email,
      action: 'downloaded-backup',
      now: deps.now(),
      item: { kind: 'backup', id: name, title: name },
    });
    return true;
  }).catch(async (error: unknown) => {
    await file.stream.cancel();
    throw error;
  });
  if (isStillTheirs) return file;
  await file.stream.cancel();
  return refuseForm({ formError: messages.failed });
}
