import type { Db } from '#db/client.server.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import type { SiteReader } from '#features/site-settings/site-reader.server.ts';
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
  site: Pick<SiteReader, 'read'>;
  now(): Date;
}

/** The name that emails and apps give the site. Not to be asked for within a transaction: it may read the database beside it. */
export async function readSiteName({ site }: Pick<AccountServices, 'site'>): Promise<string> {
  return (await site.read()).site.author.name;
}
