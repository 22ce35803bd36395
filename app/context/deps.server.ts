import { createContext, type RouterContextProvider } from 'react-router';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { Accounts } from '#features/accounts/better-auth/call-auth.server.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import type { Backups } from '#features/backup/scheduled-backups.server.ts';
import type { Checkups } from '#features/checks/checked-site.server.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import type { PublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import type { SiteReader, SiteSnapshot } from '#features/settings/site-reader.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import type { Faults } from '#platform/health/faults.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { YouTube } from '#platform/youtube/youtube.server.ts';

export interface Deps {
  settings: Settings;
  log: Log;
  db: Db;
  contentVersion: ContentVersion;
  site: SiteReader;
  publicTexts: PublicTexts;
  accounts: Accounts;
  outbox: Outbox;
  jobs: JobRunner;
  storage: Storage;
  youtube: YouTube;
  faults: Faults;
  backups: Backups;
  checkups: Checkups;
  kinds: Kinds;
  /** Undefined where no open extension has one. */
  addressList: AddressList | undefined;
  now(): Date;
}

export const depsContext = createContext<Deps>();

export function readSite(context: Readonly<RouterContextProvider>): Promise<SiteSnapshot> {
  return context.get(depsContext).site.read();
}

/** Resolves with false if the changes take long to read or can’t be read; the texts read before are compared then. */
export function refreshTexts(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { publicTexts, log } = context.get(depsContext);
  return publicTexts.refresh().catch((error: unknown) => {
    log.error('related articles not read', errorFields(error));
    return false;
  });
}
