import { z } from '#platform/forms/zod.ts';
import { defineAction, done } from '../actions/action.server.ts';
import { type FirstStepsDeps, hideFirstSteps, removeSamples, restoreSamples } from './first-steps.server.ts';

export const firstStepsActions = {
  'first-steps.hide': defineAction('admin', z.strictObject({}), async (_, deps: FirstStepsDeps) => {
    await hideFirstSteps(deps);
    return done({});
  }),
  'samples.remove': defineAction('admin', z.strictObject({}), async (_, deps: FirstStepsDeps) => {
    const undo = { action: 'samples.restore', body: { deletedAt: await removeSamples(deps) } };
    return done({}, { toast: 'The samples are in the trash.', undo });
  }),
  'samples.restore': defineAction('admin', z.strictObject({ deletedAt: z.iso.datetime() }), async ({ deletedAt }, deps: FirstStepsDeps) => {
    await restoreSamples(deps, deletedAt);
    return done({});
  }),
};
