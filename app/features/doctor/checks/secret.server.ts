import { compareSecret, listUnreadableTwoFactors } from '#features/accounts/rescue/secret-mark.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, unknown, well, wrong } from '../findings/checkup.ts';

const PUT_BACK = 'Put the old one back from your backup (the file session-secret, or the setting SESSION_SECRET)';

/** Whether the secret is there and is the one that the accounts were made with. */
export async function checkSecret(site: CheckedSite): Promise<Finding[]> {
  const { settings } = site;
  const db = await site.openDb().catch(() => undefined);
  const state = db && (await compareSecret({ db, settings }).catch(() => undefined));
  if (!settings.SESSION_SECRET) {
    if (!state || state === 'unmarked')
      return [unknown('There is no secret yet.', 'The first start makes one and keeps it in DATA_DIR/session-secret.')];
    return [
      wrong(
        'The secret of this site is gone.',
        `${PUT_BACK}; else the next start makes a new one, everybody signs in again, and the codes of authenticator apps cannot be checked.`,
      ),
    ];
  }
  if (!db || !state) return [unknown('There is a secret; whether it is the one of the accounts cannot be told without the database.')];
  if (state === 'other') {
    return [
      wrong(
        'The secret is not the one that the accounts were made with.',
        `${PUT_BACK}. If it is lost, go on with this one: npm run rescue -- secret keep`,
      ),
    ];
  }
  const unreadable = await listUnreadableTwoFactors({ db, settings });
  if (unreadable.length > 0) {
    const who = unreadable.length === 1 ? 'one account' : `${unreadable.length} accounts`;
    return [
      wrong(
        `The codes of ${who} cannot be checked: they were stored under another secret.`,
        'npm run rescue -- check names them and what to do.',
      ),
    ];
  }
  return [
    well(
      settings.secretSource === 'setting'
        ? 'The secret is that of the setting SESSION_SECRET.'
        : 'The secret is that of DATA_DIR/session-secret: it belongs into every backup.',
    ),
  ];
}
