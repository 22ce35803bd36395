import { createContext, type RouterContextProvider } from 'react-router';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { Accounts } from '#features/accounts/better-auth/call-auth.server.ts';
import type { Backups } from '#features/backup/scheduled-backups.server.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import type { PublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import type { SiteReader, SiteSnapshot } from '#features/settings/site-reader.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { YouTube } from '#platform/youtube/youtube.server.ts';

/** Opened once by server/app.ts, for every loader and action. */
export interface Services {
  settings: Settings;
  log: Log;
  db: Db;
  contentVersion: ContentVersion;
  /** What the owner has set, above site.config.ts. */
  site: SiteReader;
  publicTexts: PublicTexts;
  accounts: Accounts;
  /** Emails go in here, and are sent from here. */
  outbox: Outbox;
  /** Runs what is to be done outside a request. */
  jobs: JobRunner;
  /** Where images are stored. */
  storage: Storage;
  youtube: YouTube;
  /** What is faulty now, for the admin and for `/readyz`. */
  faults: Faults;
  /** Those that the site makes by itself or when an admin asks. */
  backups: Backups;
  /** Use cases take the time as a value. */
  now(): Date;
}

export const servicesContext = createContext<Services>();

/** The site as the owner has set it, at the current content version. */
export function readSite(context: Readonly<RouterContextProvider>): Promise<SiteSnapshot> {
  return context.get(servicesContext).site.read();
}
