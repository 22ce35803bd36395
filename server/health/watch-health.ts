import { statSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import type { Services } from '#app/context/services.server.ts';
import { findLatestPast } from '#db/latest-past.server.ts';
import { findDamage } from '#db/sqlite/quick-check.server.ts';
import { createSqliteProbe } from '#db/sqlite/sqlite-probe.server.ts';
import { watchClock } from '#platform/health/clock-watch.ts';
import type { DiskWatch } from '#platform/health/disk-watch.server.ts';
import { errorFields } from '#platform/log/log.server.ts';

/** Of the build that this is part of. */
const BUILD_COMPLETE = path.join(import.meta.dirname, '../complete');

type Watched = Pick<Services, 'settings' | 'log' | 'db' | 'faults' | 'now'> & { disk: DiskWatch };

/** Keeps looking at the disk, the database's file and the clock, for the process's life; gives back how to stop. */
export async function watchHealth({ settings, log, db, faults, now, disk }: Watched): Promise<() => Promise<void>> {
  const isSqlite = !settings.DATABASE_URL;
  disk.start(isSqlite ? createSqliteProbe(settings.DATA_DIR) : undefined);
  if (isSqlite)
    void findDamage(settings.DATA_DIR).then(
      (damage) => disk.report(damage),
      (error) => log.warn('the database could not be checked', errorFields(error)),
    );
  const latestPast = new Date(Math.max((await findLatestPast(db)).getTime(), getBuildTime()));
  const clock = watchClock({ faults, now, uptimeMs: () => uptime() * 1000, latestPast });
  return () => {
    clock.stop();
    return disk.stop();
  };
}

/** 0 where there is no build, as in development. */
function getBuildTime(): number {
  return statSync(BUILD_COMPLETE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The parts for which the site is not ready: nothing can be saved, or the database does not answer. */
export async function findUnready({ contentVersion, faults }: Pick<Services, 'contentVersion' | 'faults'>): Promise<string[]> {
  const isAnswering = await contentVersion.refresh().then(
    () => true,
    () => false,
  );
  const readOnly = faults.list().filter(({ isReadOnly }) => isReadOnly);
  return [...new Set([...(isAnswering ? [] : ['database']), ...readOnly.map(({ part }) => part)])];
}
