import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { endAccess, endPrivateLinks, isTaken, type LockedAccount, lockAccount, setEmail, setPassword } from './account-lock.server.ts';
import { type EmailLink, findLink, getPasswordMark } from './email-link.server.ts';
import type { Report } from './report-texts.ts';

export async function findReport({ db, now }: Pick<AccountDeps, 'db' | 'now'>, token: string): Promise<Report | undefined> {
  const link = await findLink(db, { page: 'report', token, now: now() });
  if (!link) return undefined;
  return db.transaction().execute(async (tx) => toReport(tx, link, await lockAccount(tx, { id: link.userId })));
}

/** Ends what the email reported and nothing later. Throws `rateLimited`. */
export async function fileReport(
  deps: AccountDeps,
  { token, clientAddress }: { token: string; clientAddress: string },
): Promise<Report | undefined> {
  const { db, now } = deps;
  await consumeAttempt(deps, { kind: 'token', clientAddress, now: now() });
  return runTransaction(db, async (tx) => {
    const found = await findLink(tx, { page: 'report', token, now: now() });
    const account = found && (await lockAccount(tx, { id: found.userId }));
    const link = account && (await findLink(tx, { page: 'report', token, now: now() })); // again under the lock: it works once
    if (!link) return undefined;
    const report = await toReport(tx, link, account);
    if (report) await end(tx, { report, link, now: now() });
    return report;
  });
}

async function end(tx: Db, { report, link, now }: { report: Report; link: EmailLink; now: Date }) {
  const { userId } = link;
  switch (report) {
    case 'sign-up':
      await tx.deleteFrom('users').where('id', '=', userId).execute();
      return;
    case 'recovery':
      await tx.deleteFrom('tokens').where('userId', '=', userId).where('kind', 'in', ['reset-password', 'report-recovery']).execute();
      return;
    case 'email':
      await setEmail(tx, { userId, email: link.email ?? '', now });
      await tx
        .deleteFrom('tokens')
        .where('userId', '=', userId)
        .where('kind', '=', 'report-email')
        .where('createdAt', '>=', link.createdAt) // earlier owners can still take it back
        .execute();
      await turnOffCredentials(tx, userId, now);
      return;
    case 'password':
    case 'passkey':
      await turnOffCredentials(tx, userId, now);
  }
}

async function turnOffCredentials(tx: Db, userId: string, now: Date) {
  await tx.deleteFrom('passkeys').where('userId', '=', userId).execute();
  await setPassword(tx, { userId, passwordHash: null, now });
  await endAccess(tx, userId);
  await endPrivateLinks(tx, userId, now);
}

/** An account confirmed or a password chosen after the email was sent is not what it reported. */
async function toReport(tx: Db, { kind, passwordMark, email }: EmailLink, account: LockedAccount | undefined): Promise<Report | undefined> {
  if (!account) return undefined;
  if (kind === 'report-recovery') return 'recovery';
  if (kind === 'report-passkey') return (await hasPasskeys(tx, account.id)) ? 'passkey' : undefined;
  if (kind === 'report-email') return email && email !== account.email && !(await isTaken(tx, email)) ? 'email' : undefined;
  if (account.passwordHash === null || getPasswordMark(account.passwordHash) !== passwordMark) return undefined;
  if (kind === 'report-sign-up') return account.isConfirmed ? undefined : 'sign-up';
  return kind === 'report-password' ? 'password' : undefined;
}

async function hasPasskeys(tx: Db, userId: string): Promise<boolean> {
  return (await tx.selectFrom('passkeys').select('id').where('userId', '=', userId).limit(1).executeTakeFirst()) !== undefined;
}
