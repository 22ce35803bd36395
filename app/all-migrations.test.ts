import { expect, test } from 'vitest';
import { coreTables } from '#db/extension-tables.server.ts';
import { findExtension } from '#db/migrations/migration.ts';
import { allMigrations } from './all-migrations.server.ts';
import { extensions } from './open-extensions.ts';

test('migrations have numbers of their own, and those of an extension make tables that begin with its name, as none of the core does', () => {
  const numbers = allMigrations.map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const strays = allMigrations.flatMap(({ name, statements }) => {
    const extension = findExtension(name)?.replaceAll('-', '_');
    const tables = statements('sqlite').flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []);
    return extension === undefined ? [] : tables.filter((table) => table !== extension && !table.startsWith(`${extension}_`));
  });
  expect(strays).toEqual([]);
  const names = extensions.map(({ name }) => name.replaceAll('-', '_'));
  expect([...coreTables.keys()].filter((table) => names.some((name) => `${table}_`.startsWith(`${name}_`)))).toEqual([]);
});
