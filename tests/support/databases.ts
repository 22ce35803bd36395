import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject } from 'vitest';
import { type Db, openDatabase } from '#db/client.server.ts';
import type { DialectName } from '#db/migrations/migration.ts';
import { DATABASE_FILE } from '#db/sqlite/database-file.server.ts';
import { administer, TEMPLATE } from './template-database.ts';
import { isGate, isPostgresOnly, isRest, isTier } from './tier.ts';

/** Where a database is, as `openDatabase` wants to know it. */
export interface DatabasePlace {
  databaseUrl: string;
  dataDir: string;
}

interface EachDatabase {
  dialect: DialectName;
  /** An empty place, not migrated; `connect` opens it, as often as wanted. */
  create(): Promise<DatabasePlace>;
  connect(place: DatabasePlace): Promise<Db>;
}

type Block = (open: () => Promise<Db>, database: EachDatabase) => void;

/** Runs a block of tests on SQLite and, in the second tier, on PostgreSQL. Each `open` gives a fresh migrated database; all are dropped at the end. */
export function describeOnEachDatabase(name: string, block: Block): void {
  const isTwinOnly = isRest && !expect.getState().testPath?.includes('.all.'); // the gate has run this file on SQLite
  if (!isTwinOnly) describeOnSqlite(name, block);
  if (!isGate) describeOnPostgres(name, block);
}

/** The same for what has no SQL of its own for either database: on PostgreSQL it runs alone, or with `npm run torture -- postgres`. */
export function describeOnDatabase(name: string, block: Block): void {
  describeOnSqlite(name, block);
  if (!isTier) describeOnPostgres(name, block);
}

function describeOnSqlite(name: string, block: Block): void {
  if (!isPostgresOnly) describe(`${name} on SQLite`, () => run('sqlite', createSqliteDatabase, block));
}

function describeOnPostgres(name: string, block: Block): void {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('this test belongs to the integration project of vitest.config.ts');
  describe.skipIf(!url)(`${name} on PostgreSQL`, () =>
    run('postgres', (isMigrated) => createPostgresDatabase(url ?? '', isMigrated), block),
  );
}

type Created = DatabasePlace & { remove(): Promise<void> };

/** An empty place of one of the two databases, to be removed by whoever wants it. */
export async function createPlace(dialect: DialectName): Promise<Created> {
  return dialect === 'sqlite' ? createSqliteDatabase(false) : createPostgresDatabase(inject('postgresUrl') ?? '', false);
}

function run(dialect: DialectName, make: (isMigrated: boolean) => Promise<Created>, block: Block): void {
  const opened: Db[] = [];
  const created: Created[] = [];
  async function create(isMigrated = false) {
    const place = await make(isMigrated);
    created.push(place);
    return place;
  }
  async function connect(place: DatabasePlace) {
    const db = await openDatabase(place);
    opened.push(db);
    return db;
  }
  const open = async () => connect(await create(true));
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    for (const { remove } of created) await remove();
  });
  block(open, { dialect, create: () => create(), connect });
}

async function createSqliteDatabase(isMigrated: boolean): Promise<Created> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'byline-test-'));
  if (isMigrated) copyFileSync(path.join(inject('templateDir'), DATABASE_FILE), path.join(dataDir, DATABASE_FILE));
  return { databaseUrl: '', dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function createPostgresDatabase(cluster: string, isMigrated: boolean): Promise<Created> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(cluster); // refuses '' before that opens SQLite in the working directory
  url.pathname = name;
  await administer(cluster, isMigrated ? `create database ${name} template ${TEMPLATE}` : `create database ${name}`);
  return { databaseUrl: url.href, dataDir: '', remove: () => administer(cluster, `drop database ${name} with (force)`) };
}
