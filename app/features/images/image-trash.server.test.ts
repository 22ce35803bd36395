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

  async function openDeps() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    let time = Date.UTC(2026, 0, 1);
    const whole = { db, contentVersion, storage: await openFileStorage(folder), now: () => new Date(time) };
    let lastAt: Date | undefined;
    async function clean(changed: Partial<typeof whole> = {}) {
      const deps = { ...whole, ...changed };
      const at = deps.now();
      await cleanImages(deps, { lastAt });
      lastAt = at;
    }
    return {
      deps: whole,
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

  async function store(deps: Awaited<ReturnType<typeof openDeps>>['deps']) {
    const stored = await storeImage(deps, { bytes, fileName: 'a.png' });
    if (stored.outcome === 'refused') throw new Error(stored.reason);
    return stored.image;
  }

  function readState(db: Db, id: string) {
    return db.selectFrom('images').select(['state', 'deletedAt']).where('id', '=', id).executeTakeFirst();
  }

  test('[ADM-20] is hidden at once, keeps its files for 30 days, and can be taken back until then', async () => {
    const { deps, live, clean } = await openDeps();
    const { id, url } = await store(deps);
    const name = url.replace('/images/', '');
    const files = readdirSync(folder);
    await clean();
    await deleteImage(deps, id);
    await deleteImage(deps, id);
    expect(await openImage(deps, name)).toBeUndefined();
    expect(await listImages(deps.db)).toEqual([]);
    await live(29);
    expect(readdirSync(folder)).toEqual(files);
    expect(await restoreImage(deps, id)).toBe('restored');
    expect(await readState(deps.db, id)).toEqual({ state: 'live', deletedAt: null });
    expect((await listImages(deps.db)).map((image) => image.id)).toEqual([id]);
    const file = await openImage(deps, name);
    expect(file?.size).toBeGreaterThan(0);
    await file?.stream.cancel();
    expect(await restoreImage(deps, id)).toBe('gone');

    await deleteImage(deps, id);
    await live(31);
    expect(readdirSync(folder)).toEqual([]);
    expect(await readState(deps.db, id)).toBeUndefined();
    expect(await restoreImage(deps, id)).toBe('gone');
  });

  test('[ADM-20] after a gap, as of an earlier database that was restored, what is due stays a week longer', async () => {
    const { deps, live, sleep, clean } = await openDeps();
    const { id } = await store(deps);
    await clean();
    await deleteImage(deps, id);
    sleep(365);
    await clean();
    await live(6.5);
    expect(await restoreImage(deps, id)).toBe('restored');
    await deleteImage(deps, id);
    sleep(365);
    await live(8);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[ADM-20] by an upload that nobody finished goes the same way, and does not go live after that', async () => {
    const { deps, live, clean } = await openDeps();
    const never: Storage = { ...deps.storage, put: () => new Promise(() => undefined) };
    await deps.storage.put('aaaabbbbccccdddd-400.avif', bytes);
    const row = { id: 'aaaabbbbccccdddd', extension: 'png', width: 20, height: 20, colour: '336699', bytes: 1 };
    await deps.db
      .insertInto('images')
      .values({ ...row, state: 'pending', createdAt: deps.now().toISOString() })
      .execute();
    await clean({ storage: never });
    expect(await readState(deps.db, row.id)).toMatchObject({ state: 'pending' });
    expect(await openImage(deps, 'aaaabbbbccccdddd-400.avif')).toBeUndefined();
    await live(1);
    expect(await readState(deps.db, row.id)).toMatchObject({ state: 'abandoned' });
    expect(await restoreImage(deps, row.id)).toBe('gone');
    await live(29);
    expect(readdirSync(folder)).toEqual(['aaaabbbbccccdddd-400.avif']);
    await live(3);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[ADM-11] by an upload whose store failed leaves no file, and its row goes later', async () => {
    const { deps, live } = await openDeps();
    let puts = 0;
    const failing: Storage = {
      ...deps.storage,
      put: (key, content) => (puts++ < 2 ? deps.storage.put(key, content) : Promise.reject(new Error('full'))),
    };
    await expect(storeImage({ ...deps, storage: failing }, { bytes, fileName: 'a.png' })).rejects.toThrow('full');
    expect(readdirSync(folder)).toEqual([]);
    const rows = () => deps.db.selectFrom('images').select(['id', 'state']).execute();
    expect(await rows()).toEqual([{ id: expect.any(String), state: 'removing' }]);
    await deps.storage.put(`${(await rows())[0]?.id}-20.avif`, bytes); // a slow store keeps it after all
    await live(1);
    expect(await rows()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[ADM-11] only as long as its row is not live, whatever the database confirmed', async () => {
    const { deps } = await openDeps();
    const stored = vi.fn(deps.storage.put);
    const confirmsNothing: Storage = {
      ...deps.storage,
      async put(key, content) {
        await stored(key, content);
        if (stored.mock.calls.length < 3) return; // of a PNG of 20 by 20: AVIF, WebP and itself
        await deps.db.updateTable('images').set({ state: 'live' }).execute();
        throw new Error('the connection is lost');
      },
    };
    await expect(storeImage({ ...deps, storage: confirmsNothing }, { bytes, fileName: 'a.png' })).rejects.toThrow('lost');
    expect(await listImages(deps.db)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test('[ADM-20] whose files the store has lost is not taken back', async () => {
    const { deps } = await openDeps();
    const { id } = await store(deps);
    await deleteImage(deps, id);
    await deps.storage.delete(`${id}-20.webp`);
    expect(await restoreImage(deps, id)).toBe('incomplete');
    expect(await readState(deps.db, id)).toMatchObject({ state: 'trashed' });
  });

  test('[ADM-20] and taken back while two processes clean is whole or gone', async () => {
    const { deps, live, clean } = await openDeps();
    await clean();
    for (let round = 0; round < 10; round++) {
      const { id } = await store(deps);
      await deleteImage(deps, id);
      await live(29.9);
      const later = { ...deps, now: () => new Date(deps.now().getTime() + 0.2 * DAY_MS) };
      const [restored] = await Promise.all([restoreImage(deps, id), clean(later), clean(later)]);
      const isLive = (await readState(deps.db, id))?.state === 'live';
      const files = readdirSync(folder).filter((name) => name.startsWith(id)).length;
      expect([restored === 'restored', files]).toEqual(isLive ? [true, 3] : [false, 0]);
      if (isLive) await deleteImage(deps, id);
    }
  });
});
