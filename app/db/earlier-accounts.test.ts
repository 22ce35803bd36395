import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { migrate } from './migrate.server.ts';
import { migrations } from './migrations.ts';

describeOnEachDatabase('accounts of an earlier version', (_, database) => {
  test('[AUTH-5] whoever is no admin confirms once more; admins, passwords and emailed links stay', async () => {
    const db = await database.connect(await database.create());
    await migrate(db, migrations.slice(0, 9));
    const at = '2026-11-20T10:00:00.000Z';
    const dated = { createdAt: at, updatedAt: at };
    for (const id of ['admin', 'reader']) {
      const user = { id, name: '', email: `${id}@example.org`, isEmailVerified: true, image: null, isTwoFactorEnabled: false };
      await db
        .insertInto('users')
        .values({ ...user, ...dated })
        .execute();
      await db
        .insertInto('accounts')
        .values({ id, accountId: id, providerId: 'credential', userId: id, password: id, ...dated })
        .execute();
      const session = { id, token: id, userId: id, expiresAt: '2030-01-01T00:00:00.000Z', ipAddress: null, userAgent: null };
      await db
        .insertInto('sessions')
        .values({ ...session, ...dated })
        .execute();
      await db
        .insertInto('verifications')
        .values({ id, identifier: `link ${id}`, value: id, expiresAt: '2030-01-01T00:00:00.000Z', ...dated })
        .execute();
    }
    await db.insertInto('userRoles').values({ userId: 'admin', role: 'admin' }).execute();
    await migrate(db);
    const users = await db.selectFrom('users').select(['id', 'isEmailVerified']).orderBy('id').execute();
    expect(users.map((user) => ({ ...user }))).toEqual([
      { id: 'admin', isEmailVerified: true },
      { id: 'reader', isEmailVerified: false },
    ]);
    expect((await db.selectFrom('sessions').select('userId').execute()).map(({ userId }) => userId)).toEqual(['admin']);
    expect(await db.selectFrom('accounts').select('password').where('userId', '=', 'reader').executeTakeFirst()).toMatchObject({
      password: 'reader',
    });
    expect(await db.selectFrom('emailLinks').select('userId').where('tokenHash', '=', 'link reader').execute()).toHaveLength(1);
  });
});
