import { createHmac } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import { findTwoFactor, readTwoFactor } from '../two-factor/two-factor.server.ts';

interface SecretDeps {
  db: Db;
  settings: Pick<Settings, 'SESSION_SECRET' | 'secretSource'>;
}

const CHECK_MS = 60_000;

const otherSecret =
  'The secret of this site is not the one that its accounts were made with. Everybody has to sign in again, and the codes of authenticator apps cannot be checked. Put the old secret back from the backup (the file session-secret, or the setting SESSION_SECRET) and start again, or run npm run rescue. Where several processes serve this site, each needs the same SESSION_SECRET.';

/** Reports another secret than the accounts' own as a fault, now and every minute. A site without users takes the latest start's secret. */
export async function watchSecret({ faults, ...deps }: SecretDeps & { faults: Faults }): Promise<{ stop(): void }> {
  const name = (state: SecretState) => {
    if (state === 'other') faults.set('secret', { message: otherSecret });
    if (state === 'same') faults.clear('secret');
  };
  name(await claimSecret(deps));
  const timer = setInterval(() => void compareSecret(deps).then(name, () => undefined), CHECK_MS); // an outage is named by others
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

type SecretState = 'same' | 'other' | 'unmarked';

export async function compareSecret({ db, settings }: SecretDeps): Promise<SecretState> {
  const site = await db.selectFrom('site').select('secretMark').executeTakeFirst();
  if (!site?.secretMark) return 'unmarked';
  return site.secretMark === toMark(settings.SESSION_SECRET) ? 'same' : 'other';
}

/** Data encrypted under another secret stays unreadable. */
export async function adoptSecret({ db, settings }: SecretDeps): Promise<void> {
  await db
    .updateTable('site')
    .set({ secretMark: toMark(settings.SESSION_SECRET) })
    .execute();
}

export async function listUnreadableTwoFactors({ db, settings }: SecretDeps): Promise<{ userId: string; email: string }[]> {
  const users = await db
    .selectFrom('twoFactors')
    .innerJoin('users', 'users.id', 'twoFactors.userId')
    .select(['users.id as userId', 'users.email'])
    .orderBy('users.email')
    .execute();
  const unreadable: { userId: string; email: string }[] = [];
  for (const user of users) {
    const stored = await findTwoFactor(db, user.userId);
    if (stored && !(await readTwoFactor({ settings }, stored))) unreadable.push(user);
  }
  return unreadable;
}

async function claimSecret(deps: SecretDeps): Promise<SecretState> {
  const state = await compareSecret(deps);
  if (state === 'same') return state;
  const user = await deps.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user && state === 'other') return state;
  if (user && (deps.settings.secretSource === 'new' || (await listUnreadableTwoFactors(deps)).length > 0)) return 'other';
  await adoptSecret(deps);
  return 'same';
}

function toMark(secret: string): string {
  return createHmac('sha256', secret).update('mark of the secret').digest('base64url');
}
