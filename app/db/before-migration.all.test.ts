import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { copyBeforeMigration } from './before-migration.server.ts';
import { openDatabase } from './client.server.ts';
import { migrate } from './migrate.server.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations.ts';
import { findDamage } from './sqlite/quick-check.server.ts';

async function open(applied: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-copy-'));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  if (applied) await migrate(db, migrations.slice(0, applied));
  return { db, dataDir, copies: () => readdirSync(dataDir).filter((name) => !name.startsWith('byline.')) };
}

const toMigration = (name: string): Migration => ({ name, statements: () => [] });

test('[OPS-8] [DATA-1] a database is copied whole before it is migrated', async () => {
  const { db, dataDir, copies } = await open(migrations.length);
  const { id } = await insertArticle(db, { id: 'kept' });
  const wanted = [...migrations, toMigration('9001-next')];
  expect(await copyBeforeMigration(db, { dataDir, wanted })).toBe('before-9001-next.sqlite');
  expect(copies()).toEqual(['before-9001-next.sqlite']);
  await migrate(db, wanted);
  const copy = new DatabaseSync(path.join(dataDir, 'before-9001-next.sqlite'), { readOnly: true });
  expect(copy.prepare('select id from articles').all()).toMatchObject([{ id }]);
  expect(copy.prepare('select count(*) as applied from migrations').get()).toMatchObject({ applied: migrations.length });
  expect(copy.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  copy.close();
});

test('[OPS-8] the copy before a migration of an extension has a name that is one file', async () => {
  const { db, dataDir, copies } = await open(migrations.length);
  const wanted = [...migrations, toMigration('9001-reminders/first')];
  expect(await copyBeforeMigration(db, { dataDir, wanted })).toBe('before-9001-reminders-first.sqlite');
  expect(copies()).toEqual(['before-9001-reminders-first.sqlite']);
});

test('[OPS-8] nothing is copied where nothing is to be migrated, or nothing is there yet', async () => {
  const empty = await open(0);
  expect(await copyBeforeMigration(empty.db, empty)).toBeUndefined();
  const current = await open(migrations.length);
  expect(await copyBeforeMigration(current.db, current)).toBeUndefined();
  expect([...empty.copies(), ...current.copies()]).toEqual([]);
});

test('[OPS-8] nothing is copied of a database that the start then refuses', async () => {
  const { db, dataDir, copies } = await open(migrations.length);
  const [last, next] = [toMigration('9001-last'), toMigration('9002-next')];
  await migrate(db, [...migrations, last]);
  const copyFor = (wanted: readonly Migration[]) => copyBeforeMigration(db, { dataDir, wanted });
  await expect(copyFor([...migrations, next])).rejects.toThrow('was last used by a newer Byline (9001-last is not known here)');
  const changed = { ...last, statements: () => ['create table another (id text)'] };
  await expect(copyFor([...migrations, changed, next])).rejects.toThrow('migration 9001-last was applied in another form');
  expect(copies()).toEqual([]);
});

test('[OPS-8] the last two copies are kept', async () => {
  const { db, dataDir, copies } = await open(migrations.length);
  const wanted = [...migrations];
  for (const name of ['9001-one', '9002-two', '9003-three']) {
    wanted.push(toMigration(name));
    await copyBeforeMigration(db, { dataDir, wanted });
    await migrate(db, wanted);
    await wait(20); // by their dates
  }
  expect(copies()).toEqual(['before-9002-two.sqlite', 'before-9003-three.sqlite']);
});

test('[OPS-8] a damaged database is neither copied nor migrated, and a thread beside the start finds it', async () => {
  const { db, dataDir, copies } = await open(migrations.length);
  for (let number = 0; number < 600; number++) await insertArticle(db);
  expect(await findDamage(dataDir)).toBeUndefined();
  await db.destroy();
  const file = path.join(dataDir, 'byline.sqlite');
  const bytes = readFileSync(file);
  const at = Math.floor((bytes.length / 4096) * 0.75) * 4096; // behind the schema, without which nothing opens it
  writeFileSync(file, bytes.fill(0x5a, at, at + 3 * 4096));
  const again = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(() => again.destroy());
  expect(await findDamage(dataDir)).toMatchObject({ trouble: 'damaged' });
  await expect(copyBeforeMigration(again, { dataDir, wanted: [...migrations, toMigration('9001-one')] })).rejects.toMatchObject({
    name: 'AppError',
    message: expect.stringContaining('DATA_DIR: the database is damaged; restore a backup'),
  });
  expect(copies()).toEqual([]);
});
