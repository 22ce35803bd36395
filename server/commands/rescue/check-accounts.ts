import { listMissingTwoFactors, removeTwoFactor } from '#features/accounts/rescue/rescue.server.ts';
import { compareSecret, listUnreadableTwoFactors } from '#features/accounts/rescue/secret-mark.server.ts';
import type { Finding } from './finding.ts';
import type { Site } from './open-site.ts';

/** Whether the secret is the one of the accounts, and whoever is asked for a second step has one that can be checked. */
export async function checkAccounts(site: Site): Promise<Finding[]> {
  return [...(await checkSecret(site)), ...(await checkTwoFactors(site))];
}

async function checkSecret(site: Site): Promise<Finding[]> {
  const putBack = 'put the old one back from your backup (the file session-secret, or the setting SESSION_SECRET)';
  if (!site.settings.SESSION_SECRET) {
    return [{ message: `There is no secret; ${putBack}, or the next start makes a new one, under which everybody signs in again.` }];
  }
  if ((await compareSecret(site)) !== 'other') return [];
  return [
    {
      message: `The secret is not the one that the accounts were made with; ${putBack}. If it is lost, go on with this one: npm run rescue -- secret keep`,
    },
  ];
}

async function checkTwoFactors(site: Site): Promise<Finding[]> {
  const unreadable = site.settings.SESSION_SECRET ? await listUnreadableTwoFactors(site) : [];
  const missing = await listMissingTwoFactors(site.db);
  return [
    ...unreadable.map(({ email }) => ({
      message: `The codes of ${email} cannot be checked, for they were stored under another secret. With that secret lost: npm run rescue -- two-factor ${email} off`,
    })),
    ...missing.map(({ email }) => ({
      message: `${email} is asked for a code, and the key to check it by is gone.`,
      async mend() {
        await removeTwoFactor(site.db, email);
        return `${email} is no longer asked for a code.`;
      },
    })),
  ];
}
