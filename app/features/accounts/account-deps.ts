import type { Db } from '#db/client.server.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import type { SiteReader } from '#features/settings/site-reader.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Accounts } from './better-auth/call-auth.server.ts';

export interface AccountDeps {
  db: Db;
  settings: Pick<Settings, 'ADMIN_EMAILS' | 'SESSION_SECRET' | 'SITE_URL'>;
  log: Log;
  outbox: Outbox;
  accounts: Accounts;
  site: Pick<SiteReader, 'read'>;
  now(): Date;
}

/** Don't call it inside a transaction: it may read the database on another connection. */
export async function readSiteName({ site }: Pick<AccountDeps, 'site'>): Promise<string> {
  return (await site.read()).site.author.name;
}
