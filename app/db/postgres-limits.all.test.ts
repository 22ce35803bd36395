import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { type Db, getDialect } from './client.server.ts';
import { watchContentVersion } from './content-version.server.ts';
import { migrate } from './migrate.server.ts';
import { migrations } from './migrations.ts';
import { runTransaction } from './transaction.server.ts';

describeOnEachDatabase('a database', (open, database) => {
  test('[OPS-8] of a newer version is refused in one sentence, and is left as it is', async () => {
    const db = await open();
    await migrate(db, [...migrations, { name: '9999-newer', statements: () => ['create table newer (id integer)'] }]);
    const setting = database.dialect === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
    await expect(migrate(db)).rejects.toMatchObject({
      name: 'AppError',
      message: `${setting}: this database was last used by a newer Byline (9999-newer is not known here); start that version, or restore a copy from before`,
    });
    expect(await sql`select id from newer`.execute(db)).toMatchObject({ rows: [] });
  });

  test('[OPS-8] whose schema cannot be made is refused in one line that names the setting', async () => {
    const db = await open();
    const failing = { name: '9999-failing', statements: () => ['nonsense'] };
    const refused = migrate(db, [...migrations, failing]);
    await expect(refused).rejects.toMatchObject({ name: 'AppError' });
    await expect(refused).rejects.toThrow(/^DATA(BASE_URL|_DIR): the database cannot be brought up to date: .*syntax/);
  });
});

describeOnEachDatabase('transactions that meet', (open) => {
  test('[OPS-8] are run again where they wait for each other, and where both make the same row', async () => {
    const db = await open();
    if (getDialect(db) === 'sqlite') return; // one writes at a time
    await addSeeds(db, ['a', 'b']);
    const touch = (tx: Db, name: string) =>
      tx.updateTable('seeds').set({ doneAt: new Date().toISOString() }).where('name', '=', name).execute();
    const { promise: bothHold, resolve } = Promise.withResolvers<void>();
    let holding = 0;
    const meet = (first: string, second: string) =>
      runTransaction(db, async (tx) => {
        await touch(tx, first);
        holding += 1;
        if (holding === 2) resolve();
        await bothHold;
        await touch(tx, second);
      });
    await Promise.all([meet('a', 'b'), meet('b', 'a')]);
    expect(holding).toBe(3);

    const name = randomUUID();
    const makeOnce = () =>
      runTransaction(db, async (tx) => {
        const isThere = await tx.selectFrom('seeds').select('name').where('name', '=', name).executeTakeFirst();
        if (!isThere) await addSeeds(tx, [name]);
      });
    await Promise.all(Array.from({ length: 8 }, makeOnce));
  });
});

describeOnEachDatabase('PostgreSQL', (open, database) => {
  const onPostgres = test.skipIf(database.dialect === 'sqlite');

  onPostgres('[OPS-8] is told to cancel what takes too long, and the next statement is answered', async () => {
    const db = await open();
    const startedAt = performance.now();
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ name: 'AppError', code: 'unavailable', status: 503 });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    const running = () => sql`select pid from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`.execute(db);
    await expect.poll(async () => (await running()).rows, { timeout: 10_000 }).toEqual([]);
  });

  onPostgres('[OPS-8] ends a transaction itself whose client says nothing any more, and no lock is waited for in vain', async () => {
    const db = await open();
    const read = (name: string) =>
      db.transaction().execute((tx) => sql<{ value: string }>`select current_setting(${name}) as value`.execute(tx));
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      expect((await read(name)).rows[0]?.value, name).toMatch(/^\d+s$/);
      expect((await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value, name).toBe('0');
    }
  });

  onPostgres('[OPS-8] that takes no changes is read, says so, and is left for one that does', async () => {
    const place = await database.create();
    const owner = await database.connect(place);
    await migrate(owner);
    const setReadOnly = (value: 'on' | 'off') =>
      sql.raw(`alter database ${new URL(place.databaseUrl).pathname.slice(1)} set default_transaction_read_only = ${value}`).execute(owner);
    await setReadOnly('on');
    const db = await database.connect(place);
    const events: string[] = [];
    const faults = {
      set: (_: string, { message }: { message: string }) => void events.push(message),
      clear: () => void events.push('over'),
    };
    const watch = await watchContentVersion(db, undefined, faults);
    onTestFinished(() => watch.stop());
    expect(events).toEqual([expect.stringContaining('takes no changes')]);
    await setReadOnly('off');
    await expect(db.transaction().execute((tx) => addSeeds(tx, ['refused']))).rejects.toMatchObject({ code: 'read-only', status: 503 });
    await watch.refresh();
    expect(events.at(-1)).toBe('over');
    await addSeeds(db, ['taken']);
  });
});

function addSeeds(db: Db, names: readonly string[]) {
  return db
    .insertInto('seeds')
    .values(names.map((name) => ({ name, doneAt: new Date().toISOString() })))
    .execute();
}
