import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { watchContentVersion } from './content-version.server.ts';
import { migrate } from './migrate.server.ts';

describeOnEachDatabase('a database that is an earlier one again', (open) => {
  test('is read again, and its version still rises, so that no page of a time that is gone is taken for fresh', async () => {
    const db = await open();
    await migrate(db);
    const watch = await watchContentVersion(db);
    onTestFinished(() => watch.stop());
    const site = createSiteReader({ db, contentVersion: watch, canSend: async () => false, switches: [], now: () => new Date() });
    const seen: number[] = [watch.current()];
    watch.onChange((version) => seen.push(version));
    const rename = (name: string) =>
      db
        .updateTable('siteDocuments')
        .set({ fields: JSON.stringify({ name }) })
        .where('id', '=', 'identity')
        .execute();
    await rename('Ama');
    await watch.refresh();
    const read = async () => (await site.read()).site.author.name;
    expect(await read()).toBe('Ama');
    const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();

    await rename('Esi');
    await db
      .updateTable('contentVersion')
      .set({ version: version - 1 })
      .execute();
    await watch.refresh();
    expect(await read()).toBe('Esi');
    await rename('Yaa');
    await watch.refresh();
    expect(await read()).toBe('Yaa');
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
    expect(seen).toHaveLength(4);
  });

  test('is not what a read reports that answers after a later one', async () => {
    const db = await open();
    await migrate(db);
    const [early, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let reads = 0;
    const watch = await watchContentVersion(
      db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          reads += 1;
          if (reads !== 2) return result;
          early.resolve();
          await later.promise;
          return result;
        },
      }),
    );
    onTestFinished(() => watch.stop());
    const seen = [watch.current()];
    watch.onChange((version) => seen.push(version));
    const slow = watch.refresh();
    await early.promise;
    await db
      .updateTable('contentVersion')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    await watch.refresh();
    later.resolve();
    await slow;
    expect(seen).toEqual([seen[0], (seen[0] ?? 0) + 1]);
  });
});

describeOnEachDatabase('an outage', (open) => {
  test('is logged once when it begins and once when it ends', async () => {
    const db = await open();
    await migrate(db);
    const events: string[] = [];
    const watch = await watchContentVersion(db, { info: (event) => events.push(event), warn: (event) => events.push(event) });
    onTestFinished(() => watch.stop());
    await sql`ALTER TABLE content_version RENAME TO lost`.execute(db);
    await expect(watch.refresh()).rejects.toThrow();
    await expect(watch.refresh()).rejects.toThrow();
    expect(watch.isReachable()).toBe(false);
    await sql`ALTER TABLE lost RENAME TO content_version`.execute(db);
    await watch.refresh();
    await watch.refresh();
    expect(events).toEqual(['database unreachable', 'database reachable again']);
  });
});
