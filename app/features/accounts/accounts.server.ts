import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import { type Auth, createAuth } from './auth.server.ts';
import { recoveryMail } from './mails.ts';

/** Makes what signing in needs from the outside world's parts; one for the process's life. */
export function createAccounts({ db, settings, log, mail }: { db: Db; settings: Settings; log: Log; mail: Mail }): Auth {
  return createAuth({
    db,
    settings,
    log,
    async sendRecovery({ email, token }) {
      const letter = recoveryMail(`${settings.SITE_URL}/auth/reset?token=${token}`);
      // not awaited: an address with an account must not take longer to answer than one without
      void mail.send({ to: email, ...letter }).catch((error) => log.error('recovery letter not sent', errorFields(error)));
    },
  });
}
