import type { Db } from '#db/client.server.ts';
import { defineAction, done, refused } from '#features/admin/actions/action.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import { importChoicesSchema } from './import.ts';
import { changeImport, continueImport, findRunning, IMPORT_JOB } from './imports.server.ts';
import { listEdited } from './undo-import.server.ts';

interface ImportDeps {
  db: Db;
  jobs: Pick<JobRunner, 'wake'>;
  now(): Date;
}

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
    if (await findRunning(db)) return refused('An import is already running. Wait until it’s done, or stop it.');
    const isDone = await continueImport(db, { id, from: ['done', 'stopped', 'failed'] }, { state: 'undoing', now: now() });
    return respondChanged(deps, isDone, 'The import is being undone');
  }),
};

function respondChanged({ jobs }: ImportDeps, isDone: boolean, toast?: string) {
  if (!isDone) return refused('This has changed since you opened the page. Reload to see it.', 409);
  jobs.wake(IMPORT_JOB);
  return done({}, { toast });
}
