import { defineAction, done } from '#features/admin/actions/action.server.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import { z } from '#platform/forms/zod.ts';
import { checkups, type RunningSite, toCheckedSite } from './checked-site.server.ts';

export const checkActions = {
  'site.check': defineAction(
    'admin',
    z.strictObject({}),
    async (_, { kinds, ...site }: Omit<RunningSite, 'kinds'> & { kinds: Kinds }) =>
      done(await checkups.look(toCheckedSite({ ...site, kinds: kinds.library }))),
    { isAllowedReadOnly: true },
  ),
};
