import type { Settings } from '#platform/env/settings.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { BackupSource } from '../write-backup.server.ts';
import { createBackupName } from './backup-name.ts';
import { addBackup, deleteOldBackups, findLastBackup, listBackups, openBackupPlace } from './backup-place.server.ts';
import type { KeptBackupsState } from './state.ts';
import { inTurn, isTurnTaken } from './turn.server.ts';

interface KeptServices extends BackupSource {
  settings: BackupSource['settings'] & Pick<Settings, 'BACKUP_EVERY' | 'BACKUP_KEEP' | 'BACKUP_TO'>;
  faults: Pick<Faults, 'set' | 'clear'>;
  log: Log;
}

export interface KeptBackups {
  /** Begins a backup, unless this process is making one already; does not wait for it. */
  begin(): void;
  /** What there is, and what is going on. Does not throw: a place that does not answer is told in it. */
  read(): Promise<KeptBackupsState>;
  /** When the newest was made. Throws BackupError where the place does not answer. */
  findLast(): Promise<Date | undefined>;
  /** Begins none any more. One that is being made is left to end with the process, and leaves nothing half. */
  stop(): void;
}

const HOUR_MS = 3_600_000;
const CHECK_MS = 60_000;
/** After one that failed. */
const AGAIN_MS = 15 * 60_000;

/** Makes a backup whenever BACKUP_EVERY says so, and when somebody asks, into BACKUP_TO; keeps as many as BACKUP_KEEP says. */
export function keepBackups(services: KeptServices, { checkMs = CHECK_MS, againMs = AGAIN_MS } = {}): KeptBackups {
  const { settings, faults, log, now } = services;
  const place = openBackupPlace(settings);
  let running: Promise<void> | undefined;
  let problem: string | undefined;
  let notBefore = 0;
  let isStopped = false;

  async function make(isByHand: boolean) {
    try {
      await inTurn(services, async () => {
        if (isStopped || !(isByHand || (await isDue()))) return;
        const name = createBackupName(now(), { isByHand });
        const { images, bytes, missingFiles } = await addBackup(place, name, services);
        log.info('backup made', { name, images, bytes, ...(missingFiles > 0 && { missingFiles }) });
        const deleted = await deleteOldBackups(place, settings.BACKUP_KEEP);
        if (deleted.length) log.info('old backups deleted', { deleted });
      });
      report(undefined);
    } catch (error) {
      if (isStopped) return;
      notBefore = now().getTime() + againMs;
      log.error('no backup was made', errorFields(error));
      report(error instanceof Error ? error.message : String(error));
    }
  }

  function report(failure: string | undefined) {
    problem = failure;
    if (!failure) return faults.clear('backups');
    faults.set('backups', { message: 'The last backup could not be made. The log of the site says why, and npm run doctor what to do.' });
  }

  function begin(isByHand: boolean) {
    if (isStopped) return;
    running ??= make(isByHand).finally(() => {
      running = undefined;
    });
  }

  async function isDue(): Promise<boolean> {
    const last = await findLastBackup(place);
    return !last || now().getTime() - last.getTime() >= settings.BACKUP_EVERY * HOUR_MS;
  }

  const timer = settings.BACKUP_EVERY
    ? setInterval(() => {
        if (now().getTime() >= notBefore) begin(false);
      }, checkMs).unref()
    : undefined;

  return {
    begin: () => begin(true),
    async read() {
      const { BACKUP_EVERY: everyHours, BACKUP_KEEP: keep } = settings;
      const isRunning = running !== undefined || (await isTurnTaken(services).catch(() => false)); // without a database there is none
      const facts = { place: place.words, everyHours, keep, isRunning, problem: problem ?? null };
      try {
        const found = await listBackups(place);
        return { ...facts, backups: found.slice(0, SHOWN).map(({ name, at, bytes }) => ({ name, at: at.toISOString(), bytes })) };
      } catch (error) {
        return { ...facts, problem: error instanceof Error ? error.message : String(error), backups: [] };
      }
    },
    findLast: () => findLastBackup(place),
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

const SHOWN = 10;
