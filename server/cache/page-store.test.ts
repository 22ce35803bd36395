import { expect, test } from 'vitest';
import { createRepresentation } from '../response/representation.ts';
import { createPageStore, type Page } from './page-store.ts';

const toPage = (key: string): Page => ({
  key,
  version: 1,
  staleAt: 0,
  isNegotiated: false,
  dependsOnViewer: false,
  takesToken: false,
  representation: createRepresentation({ status: 404, headers: [], cacheControl: '', vary: '', body: Buffer.from('x') }),
});

test('a page counts its key and its objects, so that many small ones with long keys stay within the bound', () => {
  const store = createPageStore(100_000);
  for (let at = 0; at < 1000; at += 1) store.put(toPage(`/${'a'.repeat(7000)}${at}`));
  expect(store.bytes).toBeLessThanOrEqual(100_000);
  expect(store.get(`/${'a'.repeat(7000)}999`)).toBeDefined();
  expect(store.get(`/${'a'.repeat(7000)}990`)).toBeUndefined();
});

test('what is deleted or replaced is counted off to the byte', () => {
  const store = createPageStore(100_000);
  for (const key of ['/a', '/b', '/a']) store.put(toPage(key));
  for (const key of ['/a', '/b', '/c']) store.deleteOlder(toPage(key));
  expect(store.bytes).toBe(0);
});

test('a page holds no more memory than is counted: not the larger buffer that its bytes were cut from', () => {
  const { variants } = createRepresentation({ status: 404, headers: [], cacheControl: '', vary: '', body: Buffer.from('x'.repeat(2000)) });
  expect(variants.identity.body.buffer.byteLength).toBe(2000);
});
