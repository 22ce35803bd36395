import { defineAction, done } from '#features/admin/actions/action.server.ts';
import { z } from '#platform/forms/zod.ts';
import { type ArrangeDeps, arrangeService } from './services.server.ts';

export const serviceActions = {
  'service.arrange': defineAction(
    'admin',
    z.strictObject({ id: z.string().max(300), change: z.enum(['up', 'down', 'show', 'hide']) }),
    async (arrangement, deps: ArrangeDeps) => {
      await arrangeService(deps, arrangement);
      return done({});
    },
  ),
};
