import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, inject } from 'vitest';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import type { DialectName } from '#db/migrations/migration.ts';
import { isGate } from './tier.ts';

/** Where a database is, as `openDatabase` wants to know it. */
export interface DatabasePlace {
  databaseUrl: string;
  dataDir: string;
}

export interface EachDatabase {
  dialect: DialectName;
  /** An empty place, not migrated; `connect` opens it, as often as wanted. */
  create(): Promise<DatabasePlace>;
  connect(place: DatabasePlace): Promise<Db>;
}

/** Runs a block of tests on SQLite and, by `npm run test:all`, on PostgreSQL. Each `open` gives a fresh migrated database; all are closed and gone at the end. */
export function describeOnEachDatabase(name: string, block: (open: () => Promise<Db>, database: EachDatabase) => void): void {
  describe(`${name} on SQLite`, () => run('sqlite', createFolder, block));
  if (isGate) return;
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('this test belongs to the integration project of vitest.config.ts');
  describe.skipIf(!url)(`${name} on PostgreSQL`, () => run('postgres', () => createPostgresDatabase(url ?? ''), block));
}

type Created = DatabasePlace & { remove(): Promise<void> };

/** An empty place of one of the two databases, to be removed by whoever wants it. */
export async function createPlace(dialect: DialectName): Promise<Created> {
  return dialect === 'sqlite' ? createFolder() : createPostgresDatabase(inject('postgresUrl') ?? '');
}

function run(dialect: DialectName, make: () => Promise<Created>, block: Parameters<typeof describeOnEachDatabase>[1]): void {
  const opened: Db[] = [];
  const created: Created[] = [];
  async function create() {
    const place = await make();
    created.push(place);
    return place;
  }
  async function connect(place: DatabasePlace) {
    const db = await openDatabase(place);
    opened.push(db);
    return db;
  }
  async function open() {
    const db = await connect(await create());
    await migrate(db);
    return db;
  }
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    for (const { remove } of created) await remove();
  });
  block(open, { dialect, create, connect });
}

async function createFolder(): Promise<Created> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'byline-test-'));
  return { databaseUrl: '', dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function createPostgresDatabase(cluster: string): Promise<Created> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(cluster); // refuses '' before that opens SQLite in the working directory
  url.pathname = name;
  await administer(cluster, `create database ${name}`);
  return { databaseUrl: url.href, dataDir: '', remove: () => administer(cluster, `drop database ${name} with (force)`) };
}

async function administer(cluster: string, statement: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: cluster, dataDir: '' });
  await sql.raw(statement).execute(db);
  await db.destroy();
}
