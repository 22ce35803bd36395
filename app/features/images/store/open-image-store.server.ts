import type { Db } from '#db/client.server.ts';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { watchStorage } from '#platform/storage/watch-storage.server.ts';
import { claimStore } from './claim-store.server.ts';
import { cleanImages } from './clean-images.server.ts';

interface StoreServices {
  settings: Pick<Settings, 'STORAGE_URL' | 'DATABASE_URL' | 'DATA_DIR'>;
  db: Db;
  log: Log;
  faults: Faults;
  now(): Date;
}

interface ImageStore {
  storage: Storage;
  startCleaning(): void;
  stop(): Promise<void>;
}

const CLEAN_MS = 3_600_000;
const STOP_MS = 2000;

/** Throws SettingsError or `unavailable`, naming the setting. */
export async function openImageStore(services: StoreServices): Promise<ImageStore> {
  const { settings, db, log, faults, now } = services;
  const opened = await openStorage(settings);
  const { isOurs, fault } = await claimStore({ ...services, storage: opened });
  const { storage, stop } = watchStorage(opened, { faults, isOurs, lasting: fault });
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let cleaning = Promise.resolve();

  async function clean() {
    timer = setTimeout(() => (cleaning = clean()), CLEAN_MS).unref();
    if (faults.list().some(({ part }) => part === 'clock')) return; // 30 days may be none
    try {
      const removed = await cleanImages({ storage, db, now }, () => isStopped);
      if (removed) log.info('deleted images removed', { images: removed });
    } catch (error) {
      if (!isStopped) log.warn('deleted images not removed', errorFields(error));
    }
  }

  return {
    storage,
    startCleaning() {
      if (isOurs) cleaning = clean();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await withTimeout(STOP_MS, cleaning).catch(() => undefined);
      stop();
    },
  };
}
