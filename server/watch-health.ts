import { statSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import type { Deps } from '#app/context/deps.server.ts';
import { createSqliteProbe } from '#db/sqlite/database-file.server.ts';
import { findDamage } from '#db/sqlite/quick-check.server.ts';
import { type Check, type CheckedSite, runChecks } from '#features/checks/check.server.ts';
import { LEVELS } from '#features/checks/checkup.ts';
import { findLatestPast } from '#features/checks/clock.server.ts';
import { type StoredColumn, updateDamageFault } from '#features/checks/stored-values.server.ts';
import { countWaitingEmails } from '#features/outbox/outbox.server.ts';
import { watchClock } from '#platform/health/clock-watch.ts';
import { onDamage } from '#platform/health/damage.ts';
import { getFreeBytes } from '#platform/health/disk-reserve.server.ts';
import type { DiskWatch } from '#platform/health/disk-watch.server.ts';
import { faultyParts } from '#platform/health/faults.ts';
import { errorFields } from '#platform/log/log.server.ts';
import type { Metrics } from '#platform/telemetry/metrics.server.ts';

const BUILD_COMPLETE = path.join(import.meta.dirname, '../complete');

type Watched = Pick<Deps, 'settings' | 'log' | 'db' | 'faults' | 'now'> & { disk: DiskWatch; site: CheckedSite; checks: readonly Check[] };

/** Watches the disk, the database file and the clock until it is stopped, and logs the findings of a start. */
export async function watchHealth({ settings, log, db, faults, now, disk, site, checks }: Watched): Promise<() => Promise<void>> {
  const isSqlite = !settings.DATABASE_URL;
  disk.start(isSqlite ? createSqliteProbe(settings.DATA_DIR) : undefined);
  if (isSqlite)
    void findDamage(settings.DATA_DIR).then(
      (damage) => disk.report(damage),
      (error) => log.warn('the database could not be checked', errorFields(error)),
    );
  const latestPast = new Date(Math.max((await findLatestPast(db)).getTime(), getBuildTime()));
  const clock = watchClock({ faults, now, uptimeMs: () => uptime() * 1000, latestPast });
  const stopping = new AbortController();
  void logFindings({ site, checks, log }, stopping.signal);
  return () => {
    stopping.abort();
    clock.stop();
    return disk.stop();
  };
}

const DAMAGE_MS = { first: 2000, again: 60_000 };

/** Names what is damaged once such a value was read, and looks again until all can be read. Returns a function that stops it. */
export function watchDamage({ db, faults, log }: Pick<Deps, 'db' | 'faults' | 'log'>, columns: readonly StoredColumn[]): () => void {
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const isDamaged = await updateDamageFault(db, faults, columns).catch((error: unknown) => {
      log.warn('stored values could not be checked', errorFields(error));
      return true;
    });
    if (timer) timer = isDamaged ? setTimeout(look, DAMAGE_MS.again).unref() : undefined;
  };
  const stopListening = onDamage(() => {
    timer ??= setTimeout(look, DAMAGE_MS.first).unref();
  });
  return () => {
    stopListening();
    clearTimeout(timer);
    timer = undefined;
  };
}

function getBuildTime(): number {
  return statSync(BUILD_COMPLETE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function logFindings({ site, checks, log }: Pick<Watched, 'site' | 'checks' | 'log'>, stopping: AbortSignal): Promise<void> {
  const { parts } = await runChecks(
    checks.filter(({ startLevel }) => startLevel),
    { ...site, skipsWrites: true },
  );
  if (stopping.aborted) return;
  for (const { part, findings } of parts) {
    const { startLevel = 'wrong' } = checks.find((check) => check.part === part) ?? {};
    for (const { level, message, advice } of findings)
      if (LEVELS.indexOf(level) >= LEVELS.indexOf(startLevel)) log.warn('check', { part, message, ...(advice && { advice }) });
  }
}

/** Lists the parts that keep the site from being ready: nothing can be saved, or the database does not answer. */
export async function findUnready({ contentVersion, faults }: Pick<Deps, 'contentVersion' | 'faults'>): Promise<string[]> {
  const isAnswering = await contentVersion.refresh().then(
    () => true,
    () => false,
  );
  const readOnly = faults.list().filter(({ isReadOnly }) => isReadOnly);
  return [...new Set([...(isAnswering ? [] : ['database']), ...readOnly.map(({ part }) => part)])];
}

export function addGauges(metrics: Metrics, { contentVersion, db, faults, settings }: Deps): void {
  metrics.addGauge('byline_content_version', 'Rises with each change of content.', () => contentVersion.current());
  metrics.addGauge('byline_emails_waiting', 'Emails in the outbox.', async () => (await countWaitingEmails(db)).waiting);
  metrics.addGauge('byline_disk_free_bytes', 'Free space where DATA_DIR is.', () => getFreeBytes(settings.DATA_DIR));
  const readFaults = () => {
    const faulty = faults.list().map(({ part }) => part);
    return Object.fromEntries(faultyParts.map((part) => [part, Number(faulty.includes(part))]));
  };
  metrics.addGauge('byline_fault', '1 while a part is faulty.', readFaults, 'part');
}
