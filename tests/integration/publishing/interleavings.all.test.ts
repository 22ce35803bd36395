import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { interleave } from '#tests/durability/interleavings/interleave.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const ROUNDS = 12;

describeOnEachDatabase('two writers at one article', (open) => {
  test('[ADM-14] [ADM-21] lose nothing and meet no false conflict, whatever they do in whatever order', async () => {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const faults: string[] = [];
    for (let seed = 1; seed <= ROUNDS; seed += 1) faults.push(...(await interleave({ db, contentVersion }, seed)).faults);
    expect(faults).toEqual([]);
  });
});
