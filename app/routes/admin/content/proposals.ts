import { getFormKind } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireWritable } from '#app/context/guard.server.ts';
import { proposalDecisionSchema } from '#features/editor/proposals/proposal.ts';
import { findProposedFields, refuseProposal } from '#features/publishing/proposals/proposals.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { requireEditorOf } from '../editor-guard.server.ts';
import { invalidResponse, okResponse } from '../json.server.ts';
import type { Route } from './+types/proposals';

/** GET gives the proposed fields. */
export async function loader({ request, params: { kind: name, id: itemId, proposal }, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireEditorOf(name, context, request);
    const { db } = context.get(depsContext);
    const fields = await findProposedFields(db, { kind: getFormKind(name).name, itemId }, proposal);
    if (!fields) throw notFound(`no open proposal ${proposal} of ${name} ${itemId}`, 'This proposal has been decided already.');
    return okResponse({ fields });
  });
}

/** POST refuses it; a save takes it. */
export async function action({ request, params: { kind: name, id: itemId, proposal }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireEditorOf(name, context, request);
    requireWritable(context);
    const parsed = parseForm(proposalDecisionSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    await refuseProposal(context.get(depsContext), { kind: getFormKind(name).name, itemId }, proposal);
    return okResponse();
  });
}
