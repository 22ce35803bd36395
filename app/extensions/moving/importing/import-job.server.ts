import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#platform/env/settings.server.ts';
import { isThere } from '#platform/files/write-file.server.ts';
import { type Job, JobFailure, type JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import { changeImport, findImport, IMPORT_JOB, type Import } from './imports.server.ts';
import { openExportAt } from './open-export.server.ts';
import { planImport } from './plan-import.server.ts';
import { ImportError } from './reading/source.ts';
import { finishImport, type RunDeps } from './run-import.server.ts';
import { undoImport } from './undo-import.server.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** While the machine that has the file may be starting again. */
const LOOKS_FOR_FILE = 10;

interface ImportJobDeps extends RunDeps {
  settings: Pick<Settings, 'DATA_DIR'>;
  log: Log;
}

/** The file of an import, until it is done: on the machine that took it, which alone goes on with it. */
export function getImportFile({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>, id: string): string {
  return path.join(DATA_DIR, 'imports', id);
}

export function createImportHandler(deps: ImportJobDeps): JobHandler {
  const { db, log, settings, now } = deps;

  async function run(job: Job, { signal }: { signal: AbortSignal }): Promise<undefined> {
    const found = await findImport(db, job.key);
    if (found?.state === 'undoing') return undo(found.id, signal);
    const file = getImportFile(settings, job.key);
    if (found?.state === 'planned' || found?.state === 'stopped') return;
    if (found?.state !== 'reading' && found?.state !== 'running') {
      await rm(file, { force: true }); // the machine stopped just before that
      return;
    }
    try {
      if (await resumeImport(found, { file, attempts: job.attempts, signal })) await rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      log.warn('import failed', { id: found.id, why: error.message });
      const failed = { state: 'failed', problem: error.message, finishedAt: now().toISOString() } as const;
      await changeImport(db, { id: found.id, from: ['reading', 'running'] }, failed);
      await rm(file, { force: true });
    }
  }

  /** True once all is imported. */
  async function resumeImport(
    found: Import,
    { file, attempts, signal }: { file: string; attempts: number; signal: AbortSignal },
  ): Promise<boolean> {
    if (!(await isThere(file))) {
      if (attempts < LOOKS_FOR_FILE) throw new JobFailure('its file is on another machine of this site');
      throw new ImportError('The file is no longer there. Drop it again: what’s already imported won’t be imported twice.');
    }
    const exported = await openExportAt(file, found.name);
    try {
      if (found.state === 'running') return await finishImport(deps, { found, exported }, signal);
      const plan = await planImport(deps, exported);
      await changeImport(db, { id: found.id, from: ['reading'] }, { state: 'planned', source: exported.source.name, plan });
      return false;
    } finally {
      await exported.files.close();
    }
  }

  async function undo(id: string, signal: AbortSignal): Promise<undefined> {
    await rm(getImportFile(settings, id), { force: true }); // the machine stopped between the end of the import and this
    await undoImport(deps, id, signal);
    await changeImport(db, { id, from: ['undoing'] }, { state: 'undone' });
    log.info('import undone', { id });
  }

  return {
    name: IMPORT_JOB,
    label: 'Importing',
    run,
    pausesMs: [5 * SECOND_MS, 15 * SECOND_MS, 60 * SECOND_MS],
    timeLimitMs: 24 * HOUR_MS,
  };
}
