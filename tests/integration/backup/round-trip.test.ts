import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { allMigrations } from '#app/all-migrations.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { checkBackup } from '#features/backup/check-backup.server.ts';
import { restoreBackup } from '#features/backup/restore-backup.server.ts';
import { copiedTables } from '#features/backup/row-json.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { backUp, createFolder, SECRET, storeImages, toSettings } from '#tests/backup/backups.ts';
import { readComparableRows } from '#tests/backup/comparable-rows.ts';
import { fillEveryTable, IMAGES } from '#tests/backup/every-table.ts';
import { type StrictS3, startStrictS3 } from '#tests/contracts/strict-s3.ts';
import { createPlace, describeOnEachDatabase } from '#tests/support/databases.ts';

const wanted = allMigrations;
const DIALECTS = inject('postgresUrl') ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
const KEPT_IMAGES = IMAGES.filter(({ state }) => state === 'live' || state === 'trashed').map(({ id }) => id);

describeOnEachDatabase('a backup', (_open, database) => {
  let s3: StrictS3;
  beforeAll(async () => {
    s3 = await startStrictS3();
  });
  afterAll(() => s3.stop());

  async function openFilled() {
    const place = await database.create();
    const db = await database.connect(place);
    await migrate(db, wanted);
    await fillEveryTable(db);
    const storage = await openFileStorage(path.join(createFolder(), 'images'));
    await storeImages(storage);
    return { db, storage, place, file: await backUp(db, place.dataDir, { storage }) };
  }

  test.each(DIALECTS)('[OPS-2] gives the same rows and images on %s, in a folder', async (dialect) => {
    const { db, storage, file } = await openFilled();
    const place = await createPlace(dialect);
    const settings = toSettings(place);
    const summary = await restoreBackup({ file, settings, wanted });
    expect(summary).toEqual(await checkBackup(file));
    expect(summary).toMatchObject({ images: 2, missingFiles: 0, rows: { articles: 3, images: 2, users: 2 } });
    for (const table of copiedTables) expect(summary.rows[table], table).toBeGreaterThan(0);
    const restored = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: settings.DATA_DIR });
    expect(await migrate(restored, wanted)).toEqual([]);
    expect(await readComparableRows(restored)).toEqual(await readComparableRows(db));
    await restored.destroy();
    expect(readFileSync(path.join(settings.DATA_DIR, 'session-secret'), 'utf8')).toBe(`${SECRET}\n`);
    const kept = (await storage.list()).filter(({ key }) => KEPT_IMAGES.includes(key.slice(0, 16)));
    const target = await openStorage(settings);
    expect((await target.list()).map(({ key, size }) => ({ key, size }))).toEqual(kept.map(({ key, size }) => ({ key, size })));
    await place.remove();
  });

  test('[OPS-2] is of a bucket, and is restored into one, which the restored database owns', async () => {
    const { db, place: source } = await openFilled();
    s3.objects.clear();
    const storage = await openStorage({ STORAGE_URL: s3.storageUrl, DATA_DIR: '' });
    await storeImages(storage);
    const before = new Map(s3.objects);
    const file = await backUp(db, source.dataDir, { storage });
    s3.objects.clear();
    const place = await createPlace('sqlite');
    await restoreBackup({ file, settings: toSettings(place, s3.storageUrl), wanted });
    const kept = [...before].filter(([key]) => KEPT_IMAGES.includes(key.slice(0, 16)));
    for (const [key, { body }] of kept) expect(s3.objects.get(key)?.body.equals(body), key).toBe(true);
    const { id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
    expect(s3.objects.get('byline-site.txt')?.body.toString()).toContain(id);
    expect(s3.objects.size).toBe(kept.length + 1);
    await place.remove();
  });
});

test('[OPS-2] a backup that 0.1.0 made is restored', async () => {
  const settings = toSettings({ databaseUrl: '', dataDir: '' });
  const file = 'tests/old-data/0.1.0/backup.tar.gz';
  expect(await restoreBackup({ file, settings, wanted })).toMatchObject({ rows: { articles: 6, users: 3 }, images: 2, missingFiles: 0 });
  expect(readdirSync(path.join(settings.DATA_DIR, 'content-images')).length).toBeGreaterThan(2);
});
