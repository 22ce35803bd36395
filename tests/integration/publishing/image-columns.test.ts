import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { listImageColumns } from '#features/publishing/content-kind.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

describeOnEachDatabase('the columns in which a kind has images', (open, { dialect }) => {
  test('[ADM-20] are followed by its table’s triggers', async () => {
    const db = await open();
    for (const kind of [...storedKinds, ...settingsKinds]) {
      const table = toSnakeCase(kind.table);
      const trigger = `${table}_update_images`;
      const { rows } =
        dialect === 'sqlite'
          ? await sql<{ text: string }>`select sql as text from sqlite_master where type = 'trigger' and name = ${trigger}`.execute(db)
          : await sql<{
              text: string;
            }>`select event_object_column as text from information_schema.triggered_update_columns where trigger_name = ${trigger}`.execute(
              db,
            );
      const followed = rows.flatMap(({ text }) => (/update of (.*) on /.exec(text)?.[1] ?? text).split(', '));
      expect(followed).toEqual(expect.arrayContaining(listImageColumns(kind).map(toSnakeCase)));
    }
  });
});

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
