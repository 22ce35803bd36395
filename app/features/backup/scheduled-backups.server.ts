import { enqueueJob } from '#db/jobs.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { notFound, refused, unavailable } from '#platform/errors/app-error.ts';
import { JobFailure, type JobHandler } from '#platform/jobs/job.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { OpenFile } from '#platform/storage/storage.ts';
import { BackupError } from './archive/backup-error.ts';
import {
  createBackupName,
  deleteOldBackups,
  findLastBackup,
  listBackups,
  openBackupStore,
  type StoredBackup,
} from './backup-store.server.ts';
import { type BackupSource, writeBackup } from './write-backup.server.ts';

const BACKUP_JOB = 'backup';
const BY_HAND = 'by-hand';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SHOWN = 10;
const FAULT = 'The last backup failed. The site’s log says why, and npm run doctor tells you what to do.';

interface BackupDeps extends BackupSource {
  settings: BackupSource['settings'] & Pick<Settings, 'BACKUP_EVERY' | 'BACKUP_KEEP' | 'BACKUP_TO'>;
  log: Log;
  wake(job: string): void;
}

export interface BackupsState {
  store: string;
  /** Hours between two; 0 where none is made by itself. */
  everyHours: number;
  keep: number;
  isRunning: boolean;
  /** Why the last could not be made or the store cannot be read; null where all is well. */
  problem: string | null;
  /** The newest first, ten at most; times are ISO 8601. */
  backups: { name: string; at: string; bytes: number }[];
}

export interface Backups {
  /** Begins a backup soon, unless a process of the site is making one. */
  begin(by: string): Promise<void>;
  /** Does not throw because of a store that does not answer: that is part of the state. */
  read(): Promise<BackupsState>;
  findLast(): Promise<Date | undefined>;
  /** Throws `not-found` and `unavailable`. */
  get(name: string): Promise<StoredBackup>;
  /** Throws as `get`, and `refused` until the stream of the one before has ended. */
  open(name: string): Promise<OpenFile>;
  handler: JobHandler;
}

/** Makes a backup whenever BACKUP_EVERY says so, and when an admin asks, into BACKUP_TO; keeps as many as BACKUP_KEEP says. */
export function createBackups(deps: BackupDeps): Backups {
  const { settings, db, log, now } = deps;
  const store = openBackupStore(settings);

  async function make(isByHand: boolean) {
    const name = createBackupName(now(), { isByHand });
    const { images, bytes, missingFiles } = await store.add(name, (file) => writeBackup(deps, file));
    log.info('backup made', { name, images, bytes, ...(missingFiles > 0 && { missingFiles }) });
    const deleted = await deleteOldBackups(store, settings.BACKUP_KEEP);
    if (deleted.length) log.info('old backups deleted', { deleted });
  }

  /** Goes by the files in the store, so that no start, stop or missed moment counts. Null where none is scheduled. */
  async function findDue(): Promise<Date | null> {
    if (!settings.BACKUP_EVERY) return null;
    const last = await findLastBackup(store);
    const everyMs = settings.BACKUP_EVERY * HOUR_MS;
    return new Date(last ? Math.min(last.getTime(), now().getTime()) + everyMs : now());
  }

  const run: JobHandler['run'] = async ({ payload }) => {
    try {
      const due = await findDue();
      const isByHand = payload === BY_HAND;
      if (!isByHand && (!due || due > now())) return { at: due };
      await make(isByHand);
      return { at: await findDue(), payload: '' };
    } catch (error) {
      throw new JobFailure(error instanceof Error ? error.message : String(error), { fields: errorFields(error), cause: error });
    }
  };

  async function get(name: string): Promise<StoredBackup> {
    const backup = (await orUnavailable(() => listBackups(store))).find((each) => each.name === name);
    if (!backup) throw notFound('no backup of this name');
    return backup;
  }

  let isOpen = false;

  return {
    async begin(by) {
      if ((await readProgress(deps)).isRunning) return;
      await runTransaction(db, async (tx) => {
        await enqueueJob(tx, { name: BACKUP_JOB, key: '', payload: BY_HAND, createdAt: now() });
        await recordActivity(tx, { by, action: 'started-backup', now: now() });
      });
      deps.wake(BACKUP_JOB);
    },
    get,
    async open(wanted) {
      if (isOpen) throw refused('a backup is being downloaded', 'A backup is being downloaded. Wait until that has finished.');
      isOpen = true;
      try {
        const { name } = await get(wanted);
        const file = await orUnavailable(() => store.open(name));
        if (!file) throw notFound('the backup was deleted');
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        const end = () => {
          isOpen = false;
        };
        void file.stream.pipeTo(writable).then(end, end);
        return { ...file, stream: readable };
      } catch (error) {
        isOpen = false;
        throw error;
      }
    },
    async read() {
      const { BACKUP_EVERY: everyHours, BACKUP_KEEP: keep } = settings;
      const facts = { store: store.label, everyHours, keep, ...(await readProgress(deps)) };
      try {
        const found = await listBackups(store);
        return { ...facts, backups: found.slice(0, SHOWN).map(({ name, at, bytes }) => ({ name, at: at.toISOString(), bytes })) };
      } catch (error) {
        return { ...facts, problem: error instanceof Error ? error.message : String(error), backups: [] };
      }
    },
    findLast: () => findLastBackup(store),
    handler: {
      name: BACKUP_JOB,
      label: 'Making backups',
      run,
      everyMs: null,
      pausesMs: [15 * MINUTE_MS],
      timeLimitMs: 24 * HOUR_MS,
      fault: { part: 'backups', describe: ({ failures }) => (failures > 0 ? FAULT : undefined) },
    },
  };
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? unavailable(error.message, error) : error;
  }
}

async function readProgress({ db, now }: Pick<BackupDeps, 'db' | 'now'>) {
  const job = await db
    .selectFrom('jobs')
    .select(['payload', 'dueAt', 'leasedUntil', 'lastError'])
    .where('name', '=', BACKUP_JOB)
    .executeTakeFirst()
    .catch(() => undefined); // without a database there is none
  const at = now().toISOString();
  const isAskedFor = job?.payload === BY_HAND && (job.dueAt ?? at) <= at;
  return { isRunning: isAskedFor || (job?.leasedUntil ?? '') > at, problem: job?.lastError ?? null };
}
