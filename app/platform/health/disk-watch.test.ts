import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DiskError, toDiskError } from '#platform/errors/disk-error.server.ts';
import { watchDisk } from './disk-watch.server.ts';
import { createFaults } from './faults.ts';

function open({ write = () => undefined, isInPlace = () => true }: { write?: () => undefined; isInPlace?: () => boolean } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-watch-'));
  const warnings: unknown[] = [];
  const faults = createFaults({ log: { info: () => undefined, warn: () => undefined }, now: () => new Date() });
  const log = { warn: (event: string, fields: unknown) => void warnings.push(event, fields) };
  const disk = watchDisk({ dataDir, faults, log, failingMs: 10, calmMs: 10 });
  onTestFinished(async () => {
    await disk.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir, faults, disk, warnings, start: () => disk.start({ write, isInPlace }) };
}

const full = () => new DiskError('full', { detail: 'for a test' });

test('[OPS-8] a reserve is kept on the disk, given back when it is full, and made again', async () => {
  const { dataDir, disk, start, faults } = open();
  const reserve = path.join(dataDir, 'disk-reserve');
  const size = () => statSync(reserve, { throwIfNoEntry: false })?.size;
  start();
  await expect.poll(size).toBe(4 * 2 ** 20);
  disk.report(full());
  expect(size()).toBeUndefined();
  expect(faults.list()).toMatchObject([{ part: 'disk', isReadOnly: true, isFull: true }]);
  await expect.poll(() => faults.isReadOnly()).toBe(false);
  expect(size()).toBe(4 * 2 ** 20);
  await disk.stop();
  expect(readdirSync(dataDir)).toEqual(['disk-reserve']);
});

test('[OPS-8] a fault lasts until the database can be written as well', async () => {
  let isFailing = true;
  let tries = 0;
  const write = () => {
    tries += 1;
    if (isFailing) throw new DiskError('failing', { detail: 'for a test' });
    return undefined;
  };
  const { disk, start, faults, warnings } = open({ write });
  start();
  disk.report(full());
  await expect.poll(() => tries).toBeGreaterThan(3);
  expect(faults.list()).toMatchObject([{ part: 'disk', message: expect.stringContaining('failing') }]);
  expect(warnings.length).toBeLessThan(8); // one line each time that the words change
  isFailing = false;
  await expect.poll(() => faults.isReadOnly()).toBe(false);
});

test('[OPS-8] a database file that is gone makes the site read-only without anybody saving', async () => {
  let isInPlace = true;
  const { start, faults } = open({ isInPlace: () => isInPlace });
  start();
  isInPlace = false;
  await expect
    .poll(() => faults.list())
    .toMatchObject([{ part: 'database', isReadOnly: true, message: expect.stringContaining('deleted') }]);
  isInPlace = true;
  await expect.poll(() => faults.isReadOnly()).toBe(false);
});

test('[OPS-8] a damaged database stays a fault, whatever can be written', async () => {
  const { disk, start, faults } = open();
  start();
  disk.report(new DiskError('damaged', { detail: 'for a test' }));
  await disk.check();
  await disk.check();
  expect(faults.list()).toMatchObject([{ part: 'database', isReadOnly: true }]);
});

test('[OPS-8] a folder that is gone is named, and what is not the disk is left alone', async () => {
  const { dataDir, disk, faults } = open();
  disk.report(new Error('something else'));
  expect(faults.list()).toEqual([]);
  rmSync(dataDir, { recursive: true });
  await disk.check();
  expect(faults.list()).toMatchObject([{ part: 'disk', message: expect.stringContaining('cannot be opened'), isReadOnly: true }]);
});

test('[OPS-8] [OPS-5] errors of files name the setting and no path of the machine', () => {
  const error = Object.assign(new Error("EROFS: read-only file system, open '/home/somebody/data/x.eml'"), {
    code: 'EROFS',
    syscall: 'open',
  });
  expect(toDiskError(error)).toMatchObject({
    code: 'read-only',
    message: "DATA_DIR: the disk is read-only (EROFS: read-only file system, open 'x.eml')",
    cause: error,
  });
  const other = new Error('EROFS in its words alone');
  expect(toDiskError(other)).toBe(other);
});
