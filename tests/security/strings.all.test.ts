import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startAttackedSite } from './support/attacked-site.ts';
import { proveStrings, readStrings } from './support/prove-strings.ts';

/** `npm run torture -- corpora-strings` sends them all. */
const EVERY = 200;
const strings = readStrings();

describeOnEachDatabase('hostile strings in every field of every form', (_, { create }) => {
  test.skipIf(!strings)('are text everywhere: saved as typed, shown as typed, and no row is another than before', async () => {
    const site = await startAttackedSite(await create());
    try {
      const { forms, sent, faults } = await proveStrings(
        site,
        (strings ?? []).filter((_, index) => index % EVERY === 0),
      );
      expect(faults).toEqual([]);
      expect(forms).toBeGreaterThan(5);
      expect(sent).toBeGreaterThan(150);
    } finally {
      await site.stop();
    }
  });
});
