import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { watchContentVersion } from './content-version.server.ts';
import { migrate } from './migrate.server.ts';

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
