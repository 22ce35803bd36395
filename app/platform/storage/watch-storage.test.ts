import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '#platform/errors/app-error.ts';
import { createFaults, type Faults } from '#platform/health/faults.ts';
import type { Storage } from './storage.ts';
import { watchStorage } from './watch-storage.server.ts';

const CHECK_MS = 15_000;

let faults: Faults;
let broken: { reads: boolean; writes: boolean };
let calls: string[];
let opened: Storage;

beforeEach(() => {
  vi.useFakeTimers();
  faults = createFaults({ log: { info: () => undefined, warn: () => undefined }, now: () => new Date() });
  broken = { reads: false, writes: false };
  calls = [];
  const answer =
    <T>(name: string, kind: 'reads' | 'writes', value: T) =>
    async () => {
      calls.push(name);
      if (broken[kind]) throw unavailable(name);
      return value;
    };
  opened = {
    put: answer('put', 'writes', undefined),
    get: answer('get', 'reads', undefined),
    has: answer('has', 'reads', true),
    delete: answer('delete', 'writes', undefined),
    list: answer('list', 'reads', []),
    readNote: answer('readNote', 'reads', ''),
    writeNote: answer('writeNote', 'writes', undefined),
    createNote: answer('createNote', 'writes', true),
  };
});

afterEach(() => void vi.useRealTimers());

const nextCheck = () => vi.advanceTimersByTimeAsync(CHECK_MS);

test('[OPS-8] a store that does not answer is named, nobody waits for it meanwhile, and it is over once it works again', async () => {
  const { storage } = watchStorage(opened, { faults, isOurs: true });
  broken = { reads: true, writes: true };
  for (let read = 0; read < 3; read++) await expect(storage.get('a.png')).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(0);
  expect(faults.list()).toMatchObject([{ part: 'images', message: expect.stringContaining('does not answer'), isReadOnly: false }]);
  calls.length = 0;
  await expect(storage.get('a.png')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  await expect(storage.put('a.png', Buffer.alloc(1))).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toEqual([]);
  await nextCheck();
  expect(faults.list()).toHaveLength(1);
  broken = { reads: false, writes: false };
  await nextCheck();
  expect(faults.list()).toEqual([]);
  await storage.put('a.png', Buffer.alloc(1));
});

test('[OPS-8] a store that does not keep what it is sent is named, and its images are still read', async () => {
  const { storage } = watchStorage(opened, { faults, isOurs: true });
  broken.writes = true;
  await expect(storage.put('a.png', Buffer.alloc(1))).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(0);
  expect(faults.list()).toMatchObject([{ message: expect.stringContaining('does not keep') }]);
  await storage.get('a.png');
  expect(faults.list()).toHaveLength(1);
  broken.writes = false;
  await nextCheck();
  expect(faults.list()).toEqual([]);
});

test('[OPS-8] one failure of a store that works is no fault', async () => {
  const { storage } = watchStorage(opened, { faults, isOurs: true });
  broken.reads = true;
  for (let read = 0; read < 2; read++) await expect(storage.get('a.png')).rejects.toThrow();
  broken.reads = false;
  await storage.get('a.png');
  broken.reads = true;
  await expect(storage.get('a.png')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(faults.list()).toEqual([]);
});

test("[OPS-8] nothing is written to a store that may be another site's, and that fault lasts", async () => {
  const { storage, stop } = watchStorage(opened, { faults, isOurs: false, lasting: 'Whose are these?' });
  expect(faults.list()).toMatchObject([{ message: 'Whose are these?' }]);
  await expect(storage.put('a.png', Buffer.alloc(1))).rejects.toMatchObject({ publicMessage: expect.stringContaining('another site') });
  await expect(storage.delete('a.png')).rejects.toMatchObject({ code: 'unavailable' });
  broken.reads = true;
  for (let read = 0; read < 3; read++) await expect(storage.get('a.png')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(faults.list()).toMatchObject([{ message: expect.stringContaining('does not answer') }]);
  broken.reads = false;
  await nextCheck();
  expect(faults.list()).toMatchObject([{ message: 'Whose are these?' }]);
  expect(calls.filter((call) => /put|write|create|delete/.test(call))).toEqual([]);
  stop();
});
