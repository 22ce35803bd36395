import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { deleteImage } from './image-trash.server.ts';
import { describeImage, storeImage } from './images.server.ts';
import { listImages } from './library/list-images.server.ts';

vi.setConfig({ testTimeout: 120_000 }); // encoding yields to everything else on a busy machine

describeOnDatabase('[ADM-20] the images to choose from', (open) => {
  let folder: string;
  let bytes: Buffer;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'byline-images-'));
    bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function openDeps() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    let seconds = 0;
    return { db, contentVersion, storage: await openFileStorage(folder), now: () => new Date(Date.UTC(2026, 0, 1, 9, 0, seconds++)) };
  }

  test('[ADM-20] are listed newest first, some at a time, with their alternative text', async () => {
    const deps = await openDeps();
    for (const alt of ['one', 'two', 'three']) await storeImage(deps, { bytes, fileName: 'a.png', alt });
    const first = await listImages(deps.db, { limit: 2 });
    expect(first.map(({ alt }) => alt)).toEqual(['three', 'two']);
    expect(first[0]).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      fileName: 'a.png',
      url: expect.stringMatching(/^\/images\/.*-20x20-336699\.png$/),
      width: 20,
      height: 20,
      placeholderColour: '#336699',
      alt: 'three',
      bytes: expect.any(Number),
      createdAt: '2026-01-01T09:00:02.000Z',
      deletedAt: null,
    });
    expect((await listImages(deps.db, { limit: 2, before: String(first[1]?.id) })).map(({ alt }) => alt)).toEqual(['one']);
    expect(await listImages(deps.db, { before: 'none' })).toEqual([]);
  });

  test('[ADM-20] can be given another alternative text', async () => {
    const deps = await openDeps();
    await storeImage(deps, { bytes, fileName: 'a.png' });
    const [image] = await listImages(deps.db);
    expect(image?.alt).toBeNull();
    expect(await describeImage(deps, { id: String(image?.id), alt: 'A street' })).toBe(true);
    expect((await listImages(deps.db))[0]?.alt).toBe('A street');
    expect(await describeImage(deps, { id: 'none', alt: 'x' })).toBe(false);
  });

  test('[ADM-20] one that is deleted is listed no more and cannot be described, and the page cache forgets it', async () => {
    const deps = await openDeps();
    const version = deps.contentVersion.current();
    await storeImage(deps, { bytes, fileName: 'a.png' });
    await deps.contentVersion.refresh();
    expect(deps.contentVersion.current()).toBe(version); // a new image is on no page yet
    const [image] = await listImages(deps.db);
    await deleteImage(deps, String(image?.id));
    expect(await listImages(deps.db)).toEqual([]);
    expect(await describeImage(deps, { id: String(image?.id), alt: 'x' })).toBe(false);
    expect(deps.contentVersion.current()).toBeGreaterThan(version);
  });
});
