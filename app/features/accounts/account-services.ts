import type { Db } from '#db/client.server.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Accounts } from './accounts.server.ts';

/** What the use cases of accounts need of the process. */
export interface AccountServices {
  db: Db;
  settings: Pick<Settings, 'ADMIN_EMAILS' | 'SESSION_SECRET' | 'SITE_URL'>;
  log: Log;
  outbox: Outbox;
  accounts: Accounts;
  now(): Date;
}
