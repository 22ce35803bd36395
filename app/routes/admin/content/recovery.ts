import { getFormShape } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireWritable } from '#app/context/guard.server.ts';
import { describeDevice } from '#features/accounts/better-auth/device-name.ts';
import { keepUnsavedChanges, listUnsavedChanges, settleUnsavedChanges } from '#features/editor/recovery/copies/unsaved-changes.server.ts';
import {
  createSentChangesSchema,
  getRecoveryKey,
  knownIdsSchema,
  settledChangesSchema,
} from '#features/editor/recovery/copies/unsaved-changes.ts';
import { forbidden } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { requireEditorOf } from '../editor-guard.server.ts';
import { invalidResponse, okResponse, refusedResponse } from '../json.server.ts';
import type { Route } from './+types/recovery';

export const handle = { methods: ['POST', 'DELETE'] };

/** GET lists the user's stored unsaved changes of an item; `known` names forms that their device holds. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const { id: userId } = await requireEditorOf(params.kind, context, request);
    const parsed = parseForm(knownIdsSchema, new URL(request.url).searchParams.get('known') ?? '');
    if (!parsed.ok) return invalidResponse(parsed);
    const changes = await listUnsavedChanges(context.get(depsContext), { userId, item: getItem(params), knownIds: parsed.form });
    return okResponse({ changes });
  });
}

/** POST stores the fields of a form; DELETE marks them as saved or discarded. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const { id: userId } = await requireEditorOf(params.kind, context, request);
    requireWritable(context);
    const deps = context.get(depsContext);
    const item = getItem(params);
    const body = await readJson(request);
    if (request.method === 'DELETE') {
      const parsed = parseForm(settledChangesSchema, body);
      if (!parsed.ok) return invalidResponse(parsed);
      requireOwn(userId, parsed.form);
      await settleUnsavedChanges(deps, { ...parsed.form, item });
      return okResponse();
    }
    const parsed = parseForm(createSentChangesSchema(getFormShape(params.kind)), body);
    if (!parsed.ok) return invalidResponse(parsed);
    requireOwn(userId, parsed.form);
    const device = describeDevice(request.headers.get('user-agent'));
    const isKept = await keepUnsavedChanges(deps, { ...parsed.form, item, device });
    return isKept ? okResponse() : refusedResponse('Too many forms have unsaved changes. Save or discard one first.', 409);
  });
}

/** The session may have changed since the text was typed. */
function requireOwn(userId: string, form: { userId: string }) {
  if (form.userId !== userId) throw forbidden('unsaved changes of another account');
}

const MAX_ID = 300;

function getItem({ kind, id }: { kind: string; id: string }): string {
  getFormShape(kind); // throws for what no form is of
  return getRecoveryKey(kind, id.slice(0, MAX_ID));
}
