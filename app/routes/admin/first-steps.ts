import { takeFirstStep } from '#features/admin/first-steps/first-steps.server.ts';
import { firstStepsSchema } from '#features/admin/first-steps/first-steps.ts';
import type { Route } from './+types/first-steps';
import { okResponse, respondToChange } from './json.server.ts';

/** POST removes the samples, brings them back, or hides the first steps. */
export function action(args: Route.ActionArgs) {
  return respondToChange(args, firstStepsSchema, async (step, deps) => okResponse(await takeFirstStep(deps, step)));
}
