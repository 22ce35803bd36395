import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Storage } from '#platform/storage/storage.ts';

/** What every driver of the bucket promises; runs against an empty store that `open` gives. */
export function describeStorage(open: () => Promise<Storage>): void {
  test('[ADM-11] what was put is got again, byte for byte, with its type and size', async () => {
    const storage = await open();
    const bytes = randomBytes(300_000);
    await storage.put('abc-400.webp', bytes);
    const file = await storage.get('abc-400.webp');
    expect(file).toMatchObject({ contentType: 'image/webp', size: bytes.length });
    expect(Buffer.from(await new Response(file?.stream).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await storage.has('abc-400.webp')).toBe(true);
  });

  test('[ADM-11] a second put takes the place of the first, an empty one too', async () => {
    const storage = await open();
    await storage.put('a.png', Buffer.from('first'));
    await storage.put('a.png', Buffer.from('second'));
    expect(await textOf(storage, 'a.png')).toBe('second');
    await storage.put('a.png', Buffer.alloc(0));
    expect(await textOf(storage, 'a.png')).toBe('');
  });

  test('[ADM-11] what is not there is absent, and deleting it is no failure', async () => {
    const storage = await open();
    expect(await storage.get('missing.png')).toBeUndefined();
    expect(await storage.has('missing.png')).toBe(false);
    await storage.delete('missing.png');
  });

  test('[ADM-11] what was deleted is gone from get, has and list', async () => {
    const storage = await open();
    await storage.put('a.png', Buffer.from('a'));
    await storage.delete('a.png');
    expect(await storage.get('a.png')).toBeUndefined();
    expect(await storage.has('a.png')).toBe(false);
    expect(await storage.list()).toEqual([]);
  });

  test('[ADM-20] a list is in order, by prefix, 100 at a time, and goes on after a key', async () => {
    const storage = await open();
    const keys = Array.from({ length: 105 }, (_, index) => `k${String(index).padStart(3, '0')}.png`);
    await Promise.all([...keys].reverse().map((key) => storage.put(key, Buffer.from(key))));
    await storage.put('other.png', Buffer.from('x'));
    const first = await storage.list({ prefix: 'k' });
    expect(first.map(({ key }) => key)).toEqual(keys.slice(0, 100));
    expect(first[0]).toMatchObject({ size: 8 });
    expect(Math.abs(Date.now() - Number(first[0]?.modifiedAt))).toBeLessThan(60_000);
    const rest = await storage.list({ prefix: 'k', after: 'k099.png' });
    expect(rest.map(({ key }) => key)).toEqual(keys.slice(100));
    expect((await storage.list({ limit: 2, after: 'k103.png' })).map(({ key }) => key)).toEqual(['k104.png', 'other.png']);
  });

  test('[ADM-11] a key cannot leave the bucket', async () => {
    const storage = await open();
    for (const key of [
      '../a.png',
      '/etc/a.png',
      'a/b.png',
      '..',
      '',
      '.a.png',
      'a..png/',
      'a.png\0',
      'A.png',
      'a%2fb.png',
      'a.svg',
      'a.html',
    ]) {
      await expect(storage.put(key, Buffer.from('x')), key).rejects.toThrow('not a storage key');
      await expect(storage.delete(key), key).rejects.toThrow('not a storage key');
      expect(await storage.get(key), key).toBeUndefined();
      expect(await storage.has(key), key).toBe(false);
    }
    expect(await storage.list()).toEqual([]);
  });

  test('[ADM-11] a note is made once, can be written anew, and is no file of the bucket', async () => {
    const storage = await open();
    expect(await storage.readNote('byline-site.txt')).toBeUndefined();
    const made = await Promise.all(['one', 'two'].map((text) => storage.createNote('byline-site.txt', text)));
    expect(made.sort()).toEqual([false, true]);
    const first = await storage.readNote('byline-site.txt');
    expect(await storage.createNote('byline-site.txt', 'three')).toBe(false);
    expect(await storage.readNote('byline-site.txt')).toBe(first);
    await storage.writeNote('byline-site.txt', 'four');
    expect(await storage.readNote('byline-site.txt')).toBe('four');
    expect(await storage.list()).toEqual([]);
    expect(await storage.get('byline-site.txt')).toBeUndefined();
    await expect(storage.delete('byline-site.txt')).rejects.toThrow('not a storage key');
  });

  test('[ADM-11] a reader who leaves in the middle does no harm', async () => {
    const storage = await open();
    await storage.put('a.png', randomBytes(2_000_000));
    const file = await storage.get('a.png');
    await file?.stream.cancel();
    expect((await storage.get('a.png'))?.size).toBe(2_000_000);
  });
}

async function textOf(storage: Storage, key: string) {
  return new Response((await storage.get(key))?.stream).text();
}
