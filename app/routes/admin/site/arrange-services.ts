import { arrangementSchema, arrangeService } from '#features/services/services.server.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/arrange-services';

export const handle = { methods: ['POST'] };

/** POST moves a service by one position, or shows or hides it. */
export function action(args: Route.ActionArgs) {
  return respondToChange(args, arrangementSchema, async (arrangement, deps) => {
    await arrangeService(deps, arrangement);
    return okResponse();
  });
}
