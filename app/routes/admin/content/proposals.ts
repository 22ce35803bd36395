import { kinds } from '#app/all-kinds.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { findProposedFields } from '#features/publishing/proposals/proposals.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { editorOf } from '../editor-guard.server.ts';
import type { Route } from './+types/proposals';

export function loader(args: Route.LoaderArgs) {
  const { kind: name, id: itemId, proposal } = args.params;
  return respondToReader(
    args,
    async ({ db }) => {
      const fields = await findProposedFields(db, { kind: kinds.getForm(name).name, itemId }, proposal);
      if (!fields) throw notFound(`no open proposal ${proposal} of ${name} ${itemId}`, 'This proposal has been decided already.');
      return { fields };
    },
    editorOf(name),
  );
}
