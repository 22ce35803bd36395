import { libraryKinds } from '#app/all-kinds.server.ts';
import { changeLibrary } from '#features/admin/library/change-library.server.ts';
import { libraryChangeSchema } from '#features/admin/library/library.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/image-change';

/** POST describes, removes, restores or swaps images, and reports the result for each. */
export function action(args: Route.ActionArgs) {
  return respondToChange(args, libraryChangeSchema, async (change, deps) => okResponse(await changeLibrary(deps, libraryKinds, change)));
}
