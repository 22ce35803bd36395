import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import type { Log } from '#platform/log/log.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { watchStorage } from '#platform/storage/watch-storage.server.ts';
import { claimStore } from './claim-store.server.ts';

interface StoreDeps {
  settings: Pick<Settings, 'STORAGE_URL' | 'DATABASE_URL' | 'DATA_DIR'>;
  db: Db;
  log: Log;
  faults: Faults;
}

interface ImageStore {
  storage: Storage;
  /** Images may be deleted there. */
  isOurs: boolean;
  stop(): void;
}

/** Throws SettingsError or `unavailable`, naming the setting. */
export async function openImageStore(deps: StoreDeps): Promise<ImageStore> {
  const { settings, faults } = deps;
  const opened = await openStorage(settings);
  const { isOurs, fault } = await claimStore({ ...deps, storage: opened });
  const { storage, stop } = watchStorage(opened, { faults, isOurs, lasting: fault });
  return { storage, isOurs, stop };
}
