import { getFormKind } from '#app/all-kinds.server.ts';
import { changePublication, publicationSchema } from '#features/editor/save/publication.server.ts';
import { respondToChange, savedResponse } from '../json.server.ts';
import type { Route } from './+types/publication';

export const handle = { methods: ['POST'] };

/** POST unpublishes an item, or discards its pending changes; responds like a save. */
export function action(args: Route.ActionArgs) {
  const { kind: name, id } = args.params;
  return respondToChange(args, publicationSchema, async (change, deps) => {
    return savedResponse(await changePublication(deps, getFormKind(name), { id, ...change }));
  });
}
