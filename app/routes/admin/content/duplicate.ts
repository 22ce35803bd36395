import { depsContext } from '#app/context/deps.server.ts';
import { requireWritable } from '#app/context/guard.server.ts';
import { getContentKind } from '#app/kinds.ts';
import { duplicateContent } from '#features/editor/lists/bulk.server.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { requireEditorOf } from '../editor-guard.server.ts';
import { savedResponse } from '../json.server.ts';
import type { Route } from './+types/duplicate';

export const handle = { methods: ['POST'] };

/** POST makes a draft of the same words; responds like a save. */
export function action({ request, params: { kind: name, id }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const { email } = await requireEditorOf(name, context, request);
    requireWritable(context);
    const kind = getContentKind(name);
    if (!isWritten(kind)) throw notFound(`no ${name} is written`);
    return savedResponse(await duplicateContent(context.get(depsContext), kind, { id, savedBy: email }));
  });
}
