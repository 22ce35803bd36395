import type { AccountServices } from '../account-services.ts';

/** Makes a confirmed user an admin if `ADMIN_EMAILS` names the address. */
export async function promoteToAdmin({ db, settings }: Pick<AccountServices, 'db' | 'settings'>, userId: string): Promise<void> {
  if (settings.ADMIN_EMAILS.length === 0) return;
  await db
    .insertInto('userRoles')
    .columns(['userId', 'role'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ ref, val }) => [ref('id').as('userId'), val<'admin'>('admin').as('role')])
        .where('id', '=', userId)
        .where('isEmailVerified', '=', true)
        .where('email', 'in', settings.ADMIN_EMAILS),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
