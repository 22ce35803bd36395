import { defineAction, done } from '#features/admin/actions/action.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { Backups } from './scheduled-backups.server.ts';

export const backupActions = {
  /** Contents and target of a backup are settings of the server, not of a request. */
  'backup.make': defineAction(
    'admin',
    z.strictObject({}),
    async (_, { backups, by }: { backups: Backups; by: string }) => {
      await backups.begin(by);
      return done(await backups.read());
    },
    { isAllowedReadOnly: true },
  ),
};
