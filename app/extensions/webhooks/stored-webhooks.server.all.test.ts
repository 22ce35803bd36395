import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { migrations } from '#db/migrations.ts';
import { checkStoredValues } from '#features/checks/stored-values.server.ts';
import { backUp, createFolder, SECRET } from '#tests/backup/backups.ts';
import { createUser } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { runCommand } from '#tests/support/site.ts';
import { listDeliveries, queueTest } from './deliveries.server.ts';
import { webhooks } from './extension.server.ts';
import { listWebhooks } from './webhooks.server.ts';
import { insertWebhook } from './webhooks.testing.ts';

const AT = '2026-01-01T00:00:00.000Z';

describeOnEachDatabase('stored webhooks', (open, { create, connect }) => {
  test('[API-4] of before are of those whose address they had, or of someone', async () => {
    const db = await connect(await create());
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0023'),
    );
    const { email } = await createUser(db, { email: 'ada@example.org' });
    const webhook = { url: 'https://hooks.example.com/', secret: '', events: [], createdAt: AT };
    const makers = [email, 'gone@example.org'];
    await db
      .insertInto('webhooks')
      .values(makers.map((createdBy, at) => ({ ...webhook, id: `${at}`, createdBy })))
      .execute();
    expect(await migrate(db)).toContain('0023-webhook-makers');
    expect((await listWebhooks(db)).map(({ createdBy }) => createdBy)).toEqual([email, null]);
  });

  test('[OPS-12] deliveries that cannot be read are named, and hide no other', async () => {
    const db = await open();
    await insertWebhook(db, { id: 'w', url: 'https://hooks.example.com/' });
    for (const payload of ['{"data":{"title":"Tea"}}', '{"data', 'null', '[]'])
      await db
        .insertInto('webhookDeliveries')
        .values({ id: payload, webhookId: 'w', type: 't', payload, state: 'waiting', createdAt: AT, dueAt: AT })
        .execute();
    const { items } = await listDeliveries(db);
    expect(items.map(({ title }) => title).sort()).toEqual(['', '', '', 'Tea']);
    const [finding] = await checkStoredValues({ openDb: async () => db }, webhooks.storedColumns);
    expect(finding?.message).toContain('payload of null in webhookDeliveries');
  });
});

test('[API-4] restored from a backup they are paused, and what waited is not sent', async () => {
  const source = createFolder();
  const db = await openDatabase({ databaseUrl: '', dataDir: source });
  await migrate(db);
  await insertWebhook(db, { url: 'https://hooks.example.com/' });
  await queueTest(db, 'hook', new Date());
  const file = await backUp(db, source);
  await db.destroy();
  const dataDir = path.join(createFolder(), 'restored');
  const { status, output } = await runCommand('server/commands/restore.ts', [file], { DATA_DIR: dataDir, SESSION_SECRET: SECRET });
  expect([status, output]).toEqual([0, expect.stringContaining('Restored')]);
  const restored = await openDatabase({ databaseUrl: '', dataDir });
  expect(await listWebhooks(restored)).toMatchObject([{ problem: 'It was restored from a backup.' }]);
  expect((await listDeliveries(restored)).items).toMatchObject([{ state: 'failed', answer: 'the webhook was paused' }]);
  await restored.destroy();
});
