import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readSchema } from '#tests/old-data/read-schema.ts';
import { restoreRelease } from '#tests/old-data/release.ts';
import { findLosses, readRows } from '#tests/old-data/rows.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { migrate } from './migrate.server.ts';
import { migrations } from './migrations.ts';

describeOnEachDatabase('a database of the last unreleased version', (open, { create, connect }) => {
  async function openUnreleased() {
    const place = await create();
    await restoreRelease('unreleased', place);
    return connect(place);
  }

  test('[OPS-8] gets the schema of a new one and loses no row', async () => {
    const db = await openUnreleased();
    const before = await readRows(db);
    expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
    expect(findLosses(before, await readRows(db))).toEqual([]);
    expect(await readSchema(db)).toEqual(await readSchema(await open()));
    expect(await migrate(db)).toEqual([]);
  });

  test('[OPS-8] is refused in one sentence where its last migration was not applied, and is left as it is', async () => {
    const db = await openUnreleased();
    await sql`delete from migrations where name = '0036-authors'`.execute(db);
    const before = await readRows(db);
    await expect(migrate(db)).rejects.toThrow(
      /: this database is of an unreleased Byline \(its last migration is 0035-services\): start it once with the last commit that has 0036-authors, then again with this version$/,
    );
    expect(await readRows(db)).toEqual(before);
  });
});
