import type { Deps } from '#app/context/deps.server.ts';
import { importChange } from '#features/importing/import-plan.ts';
import { changeImport, continueImport, findRunning, IMPORT_JOB } from '#features/importing/imports.server.ts';
import { listEdited } from '#features/importing/undo-import.server.ts';
import { okResponse, refusedResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/change';

export const handle = { methods: ['POST'] };

const CHANGED = 'This has changed since you opened the page. Reload to see it.';

export function action(args: Route.ActionArgs) {
  return respondToChange(args, importChange, async (change, deps) => {
    const { db, now } = deps;
    const { id } = change;
    switch (change.action) {
      case 'run':
        return goOn(deps, await continueImport(db, { id, from: ['planned'] }, { state: 'running', choices: change.choices, now: now() }));
      case 'continue':
        return goOn(deps, await continueImport(db, { id, from: ['stopped'] }, { state: 'running', problem: null, now: now() }));
      case 'stop':
        return goOn(deps, await changeImport(db, { id, from: ['running'] }, { state: 'stopped' }));
      case 'undo':
        return undo(deps, id);
    }
  });
}

async function undo(deps: Deps, id: string): Promise<Response> {
  const { db, now } = deps;
  const edited = await listEdited(db, id);
  if (edited.length > 0) {
    const titles = new Intl.ListFormat('en').format(edited.map((title) => `“${title}”`));
    return refusedResponse(`You can’t undo it any more: ${titles} ${edited.length === 1 ? 'has' : 'have'} been edited or deleted since.`);
  }
  if (await findRunning(db)) return refusedResponse('An import is already running. Wait until it’s done, or stop it.');
  return goOn(deps, await continueImport(db, { id, from: ['done', 'stopped', 'failed'] }, { state: 'undoing', now: now() }));
}

function goOn({ jobs }: Deps, isDone: boolean): Response {
  if (!isDone) return refusedResponse(CHANGED, 409);
  jobs.wake(IMPORT_JOB);
  return okResponse();
}
