import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import type { Accounts } from './accounts.server.ts';

/** What the use cases of accounts need of the process. */
export interface AccountServices {
  db: Db;
  settings: Pick<Settings, 'ADMIN_EMAILS' | 'SESSION_SECRET' | 'SITE_URL'>;
  log: Log;
  mail: Pick<Mail, 'send'>;
  accounts: Accounts;
  now(): Date;
}
