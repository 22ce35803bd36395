import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import type { Auth } from './better-auth/auth.server.ts';
import { recoveryEmail } from './emails.ts';

/** What signs people in: loaded at the first call, because a site that is only read never needs its 40 MB. */
export type Accounts = () => Promise<Auth>;

/** Makes what signing in needs from the outside world's parts; one for the process's life. */
export function createAccounts({ db, settings, log, mail }: { db: Db; settings: Settings; log: Log; mail: Mail }): Accounts {
  let auth: Promise<Auth> | undefined;
  return () => {
    auth ??= load();
    return auth;
  };

  async function load() {
    const { createAuth } = await import('./better-auth/auth.server.ts');
    return createAuth({
      db,
      settings,
      log,
      async sendRecovery({ email, token }) {
        const content = recoveryEmail(`${settings.SITE_URL}/auth/reset?token=${token}`);
        // not awaited: the response for an address with an account must not take longer than for one without
        void mail.send({ to: email, ...content }).catch((error) => log.error('recovery email not sent', errorFields(error)));
      },
    });
  }
}
