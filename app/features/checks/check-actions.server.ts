import { defineAction, done } from '#features/admin/actions/action.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { Checkups } from './checked-site.server.ts';

export const checkActions = {
  'site.check': defineAction(
    'admin',
    z.strictObject({}),
    async (_, { checkups }: { checkups: Pick<Checkups, 'look'> }) => done(await checkups.look()),
    { isAllowedReadOnly: true },
  ),
};
