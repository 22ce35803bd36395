import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { deleteImage, restoreImage } from './image-trash.server.ts';
import { openImage, storeImage } from './images.server.ts';
import { listImages } from './library/list-images.server.ts';
import { cleanImages } from './store/clean-images.server.ts';

vi.setConfig({ testTimeout: 120_000 }); // encoding yields to everything else on a busy machine

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeOnEachDatabase('[ADM-20] an image that is given up', (open) => {
  let folder: string;
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'byline-trash-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function openServices() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    let time = Date.UTC(2026, 0, 1);
    const services = { db, contentVersion, storage: await openFileStorage(folder), now: () => new Date(time) };
    let lastAt: Date | undefined;
    async function clean(changed: Partial<typeof services> = {}) {
      const deps = { ...services, ...changed };
      const at = deps.now();
      await cleanImages(deps, { lastAt });
      lastAt = at;
    }
    return {
      services,
      clean,
      /** As the hourly look of a site that runs. */
      async live(days: number) {
        for (const end = time + days * DAY_MS; time < end; ) {
          time = Math.min(end, time + 20 * HOUR_MS);
          await clean();
        }
      },
      sleep(days: number) {
        time += days * DAY_MS;
      },
    };
  }

  async function store(services: Awaited<ReturnType<typeof openServices>>['services']) {
    const stored = await storeImage(services, { bytes, fileName: 'a.png' });
    if (stored.outcome === 'refused') throw new Error(stored.reason);
    return stored.image;
  }

  function readState(db: Db, id: string) {
    return db.selectFrom('images').select(['state', 'deletedAt']).where('id', '=', id).executeTakeFirst();
  }

  test('[ADM-20] is hidden at once, keeps its files for 30 days, and can be taken back until then', async () => {
    const { services, live, clean } = await openServices();
    const { id, url } = await store(services);
    const name = url.replace('/images/', '');
    const files = readdirSync(folder);
    await clean();
    await deleteImage(services, id);
    await deleteImage(services, id);
    expect(await openImage(services, name)).toBeUndefined();
    expect(await listImages(services.db)).toEqual([]);
    await live(29);
    expect(readdirSync(folder)).toEqual(files);
    expect(await restoreImage(services, id)).toBe('restored');
    expect(await readState(services.db, id)).toEqual({ state: 'live', deletedAt: null });
    expect((await listImages(services.db)).map((image) => image.id)).toEqual([id]);
    const file = await openImage(services, name);
    expect(file?.size).toBeGreaterThan(0);
    await file?.stream.cancel();
    expect(await restoreImage(services, id)).toBe('gone');

    await deleteImage(services, id);
    await live(31);
    expect(readdirSync(folder)).toEqual([]);
    expect(await readState(services.db, id)).toBeUndefined();
    expect(await restoreImage(services, id)).toBe('gone');
  });

  test('[ADM-20] after a gap, as of an earlier database that was restored, what is due stays a week longer', async () => {
    const { services, live, sleep, clean } = await openServices();
    const { id } = await store(services);
    await clean();
    await deleteImage(services, id);
    sleep(365);
    await clean();
    await live(6.5);
    expect(await restoreImage(services, id)).toBe('restored');
    await deleteImage(services, id);
    sleep(365);
    await live(8);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[ADM-20] by an upload that nobody finished goes the same way, and does not go live after that', async () => {
    const { services, live, clean } = await openServices();
    const never: Storage = { ...services.storage, put: () => new Promise(() => undefined) };
    await services.storage.put('aaaabbbbccccdddd-400.avif', bytes);
    const row = { id: 'aaaabbbbccccdddd', extension: 'png', width: 20, height: 20, colour: '336699', bytes: 1 };
    await services.db
      .insertInto('images')
      .values({ ...row, state: 'pending', createdAt: services.now().toISOString() })
      .execute();
    await clean({ storage: never });
    expect(await readState(services.db, row.id)).toMatchObject({ state: 'pending' });
    expect(await openImage(services, 'aaaabbbbccccdddd-400.avif')).toBeUndefined();
    await live(1);
    expect(await readState(services.db, row.id)).toMatchObject({ state: 'abandoned' });
    expect(await restoreImage(services, row.id)).toBe('gone');
    await live(29);
    expect(readdirSync(folder)).toEqual(['aaaabbbbccccdddd-400.avif']);
    await live(3);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[ADM-11] by an upload whose store failed leaves no file, and its row goes later', async () => {
    const { services, live } = await openServices();
    let puts = 0;
    const failing: Storage = {
      ...services.storage,
      put: (key, content) => (puts++ < 2 ? services.storage.put(key, content) : Promise.reject(new Error('full'))),
    };
    await expect(storeImage({ ...services, storage: failing }, { bytes, fileName: 'a.png' })).rejects.toThrow('full');
    expect(readdirSync(folder)).toEqual([]);
    const rows = () => services.db.selectFrom('images').select(['id', 'state']).execute();
    expect(await rows()).toEqual([{ id: expect.any(String), state: 'removing' }]);
    await services.storage.put(`${(await rows())[0]?.id}-20.avif`, bytes); // a slow store keeps it after all
    await live(1);
    expect(await rows()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[ADM-11] only as long as its row is not live, whatever the database confirmed', async () => {
    const { services } = await openServices();
    const stored = vi.fn(services.storage.put);
    const confirmsNothing: Storage = {
      ...services.storage,
      async put(key, content) {
        await stored(key, content);
        if (stored.mock.calls.length < 3) return; // of a PNG of 20 by 20: AVIF, WebP and itself
        await services.db.updateTable('images').set({ state: 'live' }).execute();
        throw new Error('the connection is lost');
      },
    };
    await expect(storeImage({ ...services, storage: confirmsNothing }, { bytes, fileName: 'a.png' })).rejects.toThrow('lost');
    expect(await listImages(services.db)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test('[ADM-20] whose files the store has lost is not taken back', async () => {
    const { services } = await openServices();
    const { id } = await store(services);
    await deleteImage(services, id);
    await services.storage.delete(`${id}-20.webp`);
    expect(await restoreImage(services, id)).toBe('incomplete');
    expect(await readState(services.db, id)).toMatchObject({ state: 'trashed' });
  });

  test('[ADM-20] and taken back while two processes clean is whole or gone', async () => {
    const { services, live, clean } = await openServices();
    await clean();
    for (let round = 0; round < 10; round++) {
      const { id } = await store(services);
      await deleteImage(services, id);
      await live(29.9);
      const later = { ...services, now: () => new Date(services.now().getTime() + 0.2 * DAY_MS) };
      const [restored] = await Promise.all([restoreImage(services, id), clean(later), clean(later)]);
      const isLive = (await readState(services.db, id))?.state === 'live';
      const files = readdirSync(folder).filter((name) => name.startsWith(id)).length;
      expect([restored === 'restored', files]).toEqual(isLive ? [true, 3] : [false, 0]);
      if (isLive) await deleteImage(services, id);
    }
  });
});
