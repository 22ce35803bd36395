import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { lockPeople } from '#features/accounts/people/people.server.ts';
import { type Proof, proveIdentity } from '#features/accounts/security/prove-identity.server.ts';
import type { SecurityRequest } from '#features/accounts/sessions/security-request.server.ts';
import type { FormFailure } from '#platform/forms/parse-form.ts';
import type { OpenFile } from '#platform/storage/storage.ts';
import type { Backups } from './scheduled-backups.server.ts';

/** Asks for the password or a passkey: a stolen session must not carry the site away. Throws `rateLimited`, and as `Backups.open`. */
export async function downloadBackup(
  deps: AccountDeps & { backups: Pick<Backups, 'open'> },
  from: SecurityRequest,
  { name, ...proof }: Proof & { name: string },
): Promise<OpenFile | FormFailure> {
  const { viewer } = from;
  const proven = await proveIdentity(deps, from, proof);
  if ('ok' in proven) return proven;
  const file = await deps.backups.open(name);
  const recorded = proven.commit(async (tx) => {
    await lockPeople(tx, viewer);
    const item = { kind: 'backup', id: name, title: name };
    await recordActivity(tx, { by: viewer.email, action: 'downloaded-backup', now: deps.now(), item });
    return file;
  });
  const result = await recorded.catch(async (error: unknown) => {
    await file.stream.cancel();
    throw error;
  });
  if ('ok' in result) await file.stream.cancel();
  return result;
}
