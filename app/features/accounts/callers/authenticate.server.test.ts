import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDeps, createUser } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { hashToken } from '../tokens/tokens.server.ts';
import { authenticate } from './authenticate.server.ts';

const SECRET = 'x'.repeat(43);

describeOnDatabase('a program with a token', (open, { dialect }) => {
  async function start() {
    const db = await open();
    const deps = createTestDeps(db);
    const { id: userId, email } = await createUser(db, { role: 'editor' });
    const [at, later] = [0, 3_600_000].map((ms) => new Date(deps.now().getTime() + ms - 1000).toISOString()) as [string, string];
    const [tokenId, grantId] = [randomUUID(), randomUUID()];
    const scopes = ['drafts:read', 'publish', 'delete'];
    const token = { userId, subject: 'Notes', data: JSON.stringify({ scopes }), createdAt: at };
    await db
      .insertInto('tokens')
      .values({ ...token, id: tokenId, kind: 'api-token', hash: hashToken('api-token', SECRET), expiresAt: later })
      .execute();
    await db.insertInto('assistantClients').values({ id: 'c', name: 'Claude', redirectUris: [], createdAt: at, usedAt: null }).execute();
    const client = { clientId: 'c', name: 'Claude', codeHash: '', challenge: '', redirectUri: '', refreshHash: '' };
    await db
      .insertInto('assistantGrants')
      .values({
        userId,
        scopes,
        createdAt: at,
        lastUsedAt: null,
        ...client,
        id: grantId,
        accessHash: hashToken('grant', SECRET),
        accessEndsAt: later,
        endsAt: later,
      })
      .execute();
    const ask = (kind: 'token' | 'assistant', token = kind === 'token' ? SECRET : `${grantId}.${SECRET}`) =>
      authenticate(
        deps,
        { request: new Request('http://site.test', { headers: { authorization: `Bearer ${token}` } }), clientAddress: '192.0.2.1' },
        kind,
      );
    return { db, deps, email, ask };
  }

  test.each(['token', 'assistant'] as const)('[API-2] [API-3] may do what it was given and its person may (%s)', async (kind) => {
    const { db, email, ask } = await start();
    expect(await ask(kind)).toMatchObject({ email, scopes: ['drafts:read'], program: { kind } }); // an editor publishes nothing
    await db.deleteFrom('userRoles').execute();
    await expect(ask(kind)).rejects.toMatchObject({ status: 401 });
  });

  test.each(['token', 'assistant'] as const)('[API-2] [API-3] is answered 240 times a minute (%s)', async (kind) => {
    const { deps, ask } = await start();
    for (let count = 0; count < 240; count += 1) await ask(kind);
    await expect(ask(kind)).rejects.toMatchObject({ status: 429 });
    deps.passTime(60_001);
    await expect(ask(kind)).resolves.toMatchObject({ program: { kind } });
  });

  test('[API-2] of damaged scopes may do nothing', async () => {
    const { db, ask } = await start();
    for (const data of ['{', '[]', '{"scopes":"publish drafts:read"}', '{"scopes":7}']) {
      await db.updateTable('tokens').set({ data }).execute();
      expect((await ask('token'))?.scopes).toEqual([]);
    }
  });

  test.skipIf(dialect === 'postgres')('[OPS-8] reads while the disk takes nothing', async () => {
    const { db, ask } = await start();
    await sql`pragma query_only = on`.execute(db);
    expect([await ask('token'), await ask('assistant')]).toMatchObject([{ program: { name: 'Notes' } }, { program: { name: 'Claude' } }]);
  });
});
