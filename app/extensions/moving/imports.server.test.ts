import { expect, test } from 'vitest';
import { checkStoredValues } from '#features/checks/stored-values.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { moving } from './extension.server.ts';
import { createImport, listImports } from './importing/imports.server.ts';

describeOnEachDatabase('[OPS-12] a stored value that cannot be read', (open) => {
  test('[OPS-12] of an import hides no other, and is named', async () => {
    const db = await open();
    const id = await createImport(db, { name: 'a.zip', createdBy: null, now: new Date('2026-01-01T00:00:00.000Z') });
    await createImport(db, { name: 'b.zip', createdBy: null, now: new Date('2026-01-02T00:00:00.000Z') });
    await db.updateTable('imports').set({ plan: '{"label":', choices: 'x' }).where('name', '=', 'a.zip').execute();
    expect((await listImports(db)).items.map(({ name, plan }) => [name, plan])).toEqual([
      ['b.zip', null],
      ['a.zip', null],
    ]);
    const [finding] = await checkStoredValues({ openDb: async () => db }, moving.storedColumns);
    expect(finding?.message).toContain(`plan of ${id} in imports, choices of ${id} in imports`);
  });
});
