import { expect, test } from 'vitest';
import { findExtension } from '#db/migrations/migration.ts';
import { allMigrations } from './all-migrations.server.ts';

test('migrations have numbers of their own, and those of an extension make tables that begin with its name', () => {
  const numbers = allMigrations.map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const strays = allMigrations.flatMap(({ name, statements }) => {
    const extension = findExtension(name)?.replaceAll('-', '_');
    const tables = statements('sqlite').flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []);
    return extension === undefined ? [] : tables.filter((table) => table !== extension && !table.startsWith(`${extension}_`));
  });
  expect(strays).toEqual([]);
});
