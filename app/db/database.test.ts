import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { insertVideo } from '#tests/factories/video.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { type Db, getDialect, openDatabase } from './client.server.ts';
import { watchContentVersion } from './content-version.server.ts';
import { migrate } from './migrate.server.ts';
import { migrations } from './migrations.ts';
import { lockDataDir } from './process-lock.server.ts';

describeOnEachDatabase('the schema', (open, database) => {
  test('is made once, and a second start changes nothing', async () => {
    const db = await database.connect(await database.create());
    expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
    expect(getDialect(db)).toBe(database.dialect);
  });

  test('is made by one of six processes that start at once', async () => {
    const { databaseUrl, dataDir } = await database.create();
    const said = await Promise.all(Array.from({ length: 6 }, () => readLines(runNode(MIGRATE, databaseUrl, dataDir))));
    expect(said.toSorted()).toEqual([...Array(5).fill(['0']), [String(migrations.length)]]);
  });

  test('is refused when an applied migration has changed, and nothing of the attempt stays', async () => {
    const db = await open();
    const added = { name: '9999-added', statements: () => ['create table added (id integer)'] };
    const changed = migrations.map((migration) => ({ ...migration, statements: () => ['select 1'] }));
    await expect(migrate(db, [added, ...changed])).rejects.toThrow(/0001-schema was applied in another form/);
    await expect(sql`select id from added`.execute(db)).rejects.toThrow();
  });

  test('is left as it was when a migration fails midway', async () => {
    const db = await open();
    const failing = { name: '9999-failing', statements: () => ['create table half (id integer)', 'nonsense'] };
    await expect(migrate(db, [...migrations, failing])).rejects.toThrow();
    await expect(sql`select id from half`.execute(db)).rejects.toThrow();
  });
});

describeOnEachDatabase('rows', (open) => {
  test('[DATA-1] an article comes back as it was put in', async () => {
    const db = await open();
    const given = { tags: ['a "quoted", tag', 'é', ''], isFeatured: true, imageUrl: null, publishedAt: '2024-12-22T23:59:59.123Z' };
    const article = await insertArticle(db, given);
    const row = await db.selectFrom('articles').selectAll().where('id', '=', article.id).executeTakeFirstOrThrow();
    const unset = {
      isDraft: false,
      deletedAt: null,
      draftRevisionId: null,
      imageFocus: '',
    };
    const sharing = {
      address: null,
      metaTitle: null,
      metaDescription: null,
      canonicalUrl: null,
      sharingImageUrl: null,
      isNoindex: false,
      language: null,
      relatedIds: [],
      offer: null,
      series: null,
      seriesOrder: null,
      seriesSlug: null,
    };
    const words = Buffer.from(article.words ?? []);
    expect({ ...row, words: Buffer.from(row.words ?? []) }).toEqual({
      ...article,
      ...unset,
      ...sharing,
      words,
      version: 1,
      creationKey: null,
      lastSaveId: null,
    });
    const changed = { tags: [], isFeatured: false, isLatest: true };
    const again = await db.updateTable('articles').set(changed).returning(['tags', 'isFeatured', 'isLatest']).executeTakeFirst();
    expect({ ...again }).toEqual(changed);
    expect(await db.selectFrom('articles').select('id').where('isLatest', '=', true).execute()).toHaveLength(1);
  });

  test('[DATA-2] a solution comes back as it was put in, without an excerpt too', async () => {
    const db = await open();
    const solution = await insertSolution(db, { excerpt: null, isActive: false });
    const row = await db.selectFrom('growthSolutions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ...solution, version: 1 });
  });

  test('[DATA-3] a video comes back as it was put in, and its YouTube id only once', async () => {
    const db = await open();
    const video = await insertVideo(db, { viewCount: '10M views' });
    expect(await db.selectFrom('youtubeVideos').selectAll().executeTakeFirstOrThrow()).toMatchObject(video);
    await expect(insertVideo(db, { youtubeId: video.youtubeId })).rejects.toThrow();
  });

  test('[DATA-4] a user has a role, and it goes with the user', async () => {
    const db = await open();
    await insertUser(db, 'u1');
    await db.insertInto('userRoles').values({ userId: 'u1', role: 'admin', createdAt: new Date().toISOString() }).execute();
    expect(await db.selectFrom('userRoles').select(['userId', 'role']).execute()).toMatchObject([{ userId: 'u1', role: 'admin' }]);
    await db.deleteFrom('users').where('id', '=', 'u1').execute();
    expect(await db.selectFrom('userRoles').select('userId').execute()).toEqual([]);
  });

  test('counts are numbers', async () => {
    const db = await open();
    await insertArticle(db);
    const { count } = await db.selectFrom('articles').select(db.fn.countAll().as('count')).executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('a transaction that throws leaves nothing', async () => {
    const db = await open();
    const attempt = db.transaction().execute(async (tx) => {
      await insertArticle(tx);
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await db.selectFrom('articles').select('id').execute()).toEqual([]);
  });

  test('twenty transactions at once lose no change', async () => {
    const db = await open();
    const { id } = await insertArticle(db, { readTime: 0 });
    const raise = () =>
      db.transaction().execute(async (tx) => {
        const row = await tx.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
        await tx
          .updateTable('articles')
          .set((eb) => ({ readTime: eb('readTime', '+', 1) }))
          .where('id', '=', id)
          .execute();
        return row.version;
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    expect(await db.selectFrom('articles').select('readTime').execute()).toMatchObject([{ readTime: 20 }]);
  });
});

describeOnEachDatabase('the content version', (open, database) => {
  test('is raised by each insert, update and delete of what readers see', async () => {
    const db = await open();
    const seen = [await getVersion(db)];
    const { id } = await insertArticle(db);
    seen.push(await getVersion(db));
    await db.updateTable('articles').set({ title: 'New' }).where('id', '=', id).execute();
    seen.push(await getVersion(db));
    await db.deleteFrom('articles').where('id', '=', id).execute();
    seen.push(await getVersion(db));
    await insertSolution(db);
    seen.push(await getVersion(db));
    await insertVideo(db);
    seen.push(await getVersion(db));
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
  });

  test('is not raised by a write that is undone', async () => {
    const db = await open();
    const before = await getVersion(db);
    const attempt = db.transaction().execute(async (tx) => {
      await insertArticle(tx);
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await getVersion(db)).toBe(before);
  });

  test('is seen by another connection within two seconds', async () => {
    const place = await database.create();
    const [writer, reader] = [await database.connect(place), await database.connect(place)];
    await migrate(writer);
    const watch = await watchContentVersion(reader);
    const before = watch.current();
    await insertArticle(writer);
    await expect.poll(() => watch.current(), { timeout: 2000 }).toBeGreaterThan(before);
    watch.stop();
  });
});

describeOnEachDatabase('a write that was acknowledged', (_, database) => {
  test('is there after kill -9', async () => {
    const place = await database.create();
    await migrate(await database.connect(place));
    const writer = runNode(WRITE_FOR_EVER, place.databaseUrl, place.dataDir);
    const acknowledged: string[] = [];
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === 50) writer.kill('SIGKILL');
    }
    const db = await database.connect(place);
    const rows = await db.selectFrom('seeds').select('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('the lock on a data folder', () => {
  const folders: string[] = [];
  const makeFolder = () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'byline-lock-'));
    folders.push(folder);
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  test('refuses a second process, and is freed by kill -9', async () => {
    const folder = makeFolder();
    const holder = runNode(HOLD_LOCK, folder);
    await once(createInterface({ input: holder.stdout }), 'line');
    expect(() => lockDataDir(folder)).toThrow(`another Byline is running on ${folder}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataDir(folder).release();
  });

  test('is free again after its release', () => {
    const folder = makeFolder();
    lockDataDir(folder).release();
    lockDataDir(folder).release();
  });

  test('names the folder when it cannot be written', () => {
    expect(() => lockDataDir('/nowhere/at/all')).toThrow(/^DATA_DIR: .*\/nowhere\/at\/all/);
  });
});

test.each([
  ['DATABASE_URL', { databaseUrl: 'postgres://byline@127.0.0.1:1/none', dataDir: '' }],
  ['DATA_DIR', { databaseUrl: '', dataDir: '/nowhere/at/all' }],
])('a database that does not open is named: %s', async (name, place) => {
  await expect(openDatabase(place)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining(`${name}: `) });
});

const MIGRATE = `
  const { openDatabase } = await import('#db/client.server.ts');
  const { migrate } = await import('#db/migrate.server.ts');
  const [databaseUrl, dataDir] = process.argv.slice(1);
  const db = await openDatabase({ databaseUrl, dataDir });
  console.log((await migrate(db)).length);
  await db.destroy();`;

const WRITE_FOR_EVER = `
  const { openDatabase } = await import('#db/client.server.ts');
  const [databaseUrl, dataDir] = process.argv.slice(1);
  const db = await openDatabase({ databaseUrl, dataDir });
  for (let number = 0; ; number++) {
    await db.insertInto('seeds').values({ name: 'n' + number, doneAt: new Date().toISOString() }).execute();
    console.log('n' + number);
  }`;

const HOLD_LOCK = `
  const { lockDataDir } = await import('#db/process-lock.server.ts');
  lockDataDir(process.argv[1]);
  console.log('held');
  setInterval(() => undefined, 1000);`;

function runNode(script: string, ...given: string[]): ChildProcess & { stdout: NodeJS.ReadableStream } {
  return spawn(process.execPath, ['--input-type=module', '-e', script, '--', ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function readLines({ stdout }: { stdout: NodeJS.ReadableStream }): Promise<string[]> {
  return Array.fromAsync(createInterface({ input: stdout }));
}

async function getVersion(db: Db): Promise<number> {
  return (await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version;
}

async function insertUser(db: Db, id: string): Promise<void> {
  const now = '2025-01-15T09:00:00.000Z';
  const user = { id, name: 'Ada', email: `${id}@example.com`, isEmailVerified: true, createdAt: now, updatedAt: now };
  await db.insertInto('users').values(user).execute();
}
