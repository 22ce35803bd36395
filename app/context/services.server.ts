import { createContext } from 'react-router';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { Accounts } from '#features/accounts/accounts.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { YouTube } from '#platform/youtube/youtube.server.ts';

/** What the composition root makes once and every loader and action may use. */
export interface Services {
  settings: Settings;
  log: Log;
  db: Db;
  contentVersion: ContentVersion;
  accounts: Accounts;
  mail: Mail;
  /** The bucket of pictures. */
  storage: Storage;
  youtube: YouTube;
  /** The present moment; use cases take it as a value. */
  now(): Date;
}

export const servicesContext = createContext<Services>();
