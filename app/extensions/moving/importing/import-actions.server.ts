import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#db/client.server.ts';
import { defineAction, done, refused } from '#features/admin/actions/action.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { toDiskError } from '#platform/errors/disk-error.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import { EXPORT_TOO_LARGE, importChoicesSchema, MAX_EXPORT_BYTES } from './import.ts';
import { getImportFile } from './import-job.server.ts';
import { changeImport, continueImport, createImport, deleteImport, findRunning, giveUpWaiting, IMPORT_JOB } from './imports.server.ts';
import { listEdited } from './undo-import.server.ts';

interface ImportDeps {
  db: Db;
  jobs: Pick<JobRunner, 'wake'>;
  now(): Date;
}

const RUNNING = 'An import is already running. Wait until it’s done, or stop it.';

const id = z.string().max(100);

export const importActions = {
  'import.run': defineAction('admin', z.strictObject({ id, choices: importChoicesSchema }), async ({ id, choices }, deps: ImportDeps) => {
    const isDone = await continueImport(deps.db, { id, from: ['planned'] }, { state: 'running', choices, now: deps.now() });
    return respondChanged(deps, isDone);
  }),
  'import.continue': defineAction('admin', z.strictObject({ id }), async ({ id }, deps: ImportDeps) => {
    const isDone = await continueImport(deps.db, { id, from: ['stopped'] }, { state: 'running', problem: null, now: deps.now() });
    return respondChanged(deps, isDone, 'The import continues');
  }),
  'import.stop': defineAction('admin', z.strictObject({ id }), async ({ id }, deps: ImportDeps) =>
    respondChanged(deps, await changeImport(deps.db, { id, from: ['running'] }, { state: 'stopped' }), 'Stopped'),
  ),
  'import.undo': defineAction('admin', z.strictObject({ id }), async ({ id }, deps: ImportDeps) => {
    const { db, now } = deps;
    const edited = await listEdited(db, id);
    if (edited.length > 0) {
      const titles = new Intl.ListFormat('en').format(edited.map((title) => `“${title}”`));
      return refused(`You can’t undo it any more: ${titles} ${edited.length === 1 ? 'has' : 'have'} been edited or deleted since.`);
    }
    if (await findRunning(db)) return refused(RUNNING);
    const isDone = await continueImport(db, { id, from: ['done', 'stopped', 'failed'] }, { state: 'undoing', now: now() });
    return respondChanged(deps, isDone, 'The import is being undone');
  }),
};

function respondChanged({ jobs }: ImportDeps, isDone: boolean, toast?: string) {
  if (!isDone) return refused('This has changed since you opened the page. Reload to see it.', 409);
  jobs.wake(IMPORT_JOB);
  return done({}, { toast });
}

interface UploadDeps extends ImportDeps {
  settings: Pick<Settings, 'DATA_DIR'>;
}

interface Upload {
  body: ReadableStream<Uint8Array>;
  name: string;
  createdBy: string;
}

/** Stores the file of an export, in place of one that nobody has imported, and has it read. Throws `disk-full`, `read-only`. */
export async function receiveExport(deps: UploadDeps, { body, name, createdBy }: Upload) {
  const { db, jobs, settings, now } = deps;
  if (await findRunning(db)) return refused(RUNNING);
  for (const old of await giveUpWaiting(db, now())) await rm(getImportFile(settings, old), { force: true });
  const id = await createImport(db, { name, createdBy, now: now() });
  const file = getImportFile(settings, id);
  const problem = await store(body, file);
  if (problem === undefined && (await continueImport(db, { id, from: ['reading'] }, { now: now() }))) {
    jobs.wake(IMPORT_JOB);
    return done({ id });
  }
  await rm(file, { force: true });
  await deleteImport(db, id);
  if (problem instanceof Error) throw problem;
  return refused(problem ?? 'Another file was dropped in the meantime.');
}

/** A sentence, or what was thrown, if it could not be kept. */
async function store(body: ReadableStream<Uint8Array>, file: string): Promise<string | Error | undefined> {
  let size = 0;
  async function* bounded(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > MAX_EXPORT_BYTES) throw new RangeError(EXPORT_TOO_LARGE);
      yield chunk;
    }
  }
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(bounded(body), createWriteStream(file, { mode: 0o600, flush: true }));
    return size > 0 ? undefined : 'This file is empty.';
  } catch (error) {
    if (size > MAX_EXPORT_BYTES) return EXPORT_TOO_LARGE;
    const failure = toDiskError(error);
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}
