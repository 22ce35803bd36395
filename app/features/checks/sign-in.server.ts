import type { Db } from '#db/client.server.ts';
import { listMissingTwoFactors, removeTwoFactor } from '#features/accounts/rescue/rescue.server.ts';
import { compareSecret, listUnreadableTwoFactors } from '#features/accounts/rescue/secret-mark.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, unknown, well, wrong } from './checkup.ts';

const PUT_BACK = 'Restore the old one from your backup (the file session-secret, or the setting SESSION_SECRET)';

/** Whether the secret belongs to the accounts, and everyone who is asked for a code can give one. */
export async function checkSignIn(site: CheckedSite): Promise<Finding[]> {
  const { settings } = site;
  const db = await site.openDb().catch(() => undefined);
  const state = db && (await compareSecret({ db, settings }).catch(() => undefined));
  if (!settings.SESSION_SECRET) {
    if (!state || state === 'unmarked')
      return [unknown('There is no secret yet.', 'The site creates one in DATA_DIR/session-secret when it first starts.')];
    const consequence =
      'Otherwise the next start makes a new one: everyone has to sign in again, and codes from authenticator apps stop working.';
    return [wrong('The secret of this site is gone.', `${PUT_BACK}. ${consequence}`)];
  }
  if (!db || !state) return [unknown('There is a secret, but without the database the site can’t check that it’s the right one.')];
  const source =
    settings.secretSource === 'setting'
      ? 'the secret in SESSION_SECRET'
      : 'the secret in DATA_DIR/session-secret, which every backup needs';
  const secret =
    state === 'other'
      ? wrong(
          'This isn’t the secret that the accounts were created with: codes from authenticator apps are refused.',
          `${PUT_BACK}. If you’ve lost it, continue with this one: npm run rescue -- secret keep`,
        )
      : well(`Sign-in is protected by ${source}.`);
  return [secret, ...(await checkTwoFactors({ db, settings }))];
}

async function checkTwoFactors({ db, settings }: Pick<CheckedSite, 'settings'> & { db: Db }): Promise<Finding[]> {
  const unreadable = await listUnreadableTwoFactors({ db, settings });
  const missing = await listMissingTwoFactors(db);
  return [
    ...unreadable.map(({ email }) =>
      wrong(
        `Codes for ${email} can’t be checked, because they were stored under another secret.`,
        `If you’ve lost that secret: npm run rescue -- two-factor ${email} off`,
      ),
    ),
    ...missing.map(({ email }) =>
      wrong(
        `${email} is asked for a code, but the key to check it is gone.`,
        'npm run rescue -- repair lets them sign in with just their password.',
      ),
    ),
  ];
}

export async function repairSignIn({ openDb }: CheckedSite): Promise<string[]> {
  const db = await openDb();
  const missing = await listMissingTwoFactors(db);
  for (const { email } of missing) await removeTwoFactor(db, email);
  return missing.map(({ email }) => `${email} is no longer asked for a code.`);
}
