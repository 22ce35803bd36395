import { expect, test } from 'vitest';
import type { StoredChanges, UnsavedChanges } from './copies/unsaved-changes.ts';
import { mergeOffers } from './offers.ts';

const NONE = new Set<string>();
const here = (id: string, number: number, more: Partial<UnsavedChanges> = {}): UnsavedChanges => ({
  id,
  userId: 'ada',
  number,
  item: 'article/new',
  at: '2026-01-01T00:00:00.000Z',
  fields: { title: `here ${number}` },
  ...more,
});
const onSite = (id: string, number: number, more: Partial<StoredChanges> = {}): StoredChanges => ({
  id,
  number,
  item: 'article/new',
  at: '2026-01-02T00:00:00.000Z',
  device: 'Chrome on Android',
  version: null,
  fields: { title: `site ${number}` },
  ...more,
});

test('[ADM-28] the copies of one form are one offer: the newer by its number, whatever the clocks say', () => {
  expect(mergeOffers([here('a', 5)], [onSite('a', 4)], NONE)).toMatchObject([{ number: 5, fields: { title: 'here 5' } }]);
  expect(mergeOffers([here('a', 5, { at: '2030-01-01T00:00:00.000Z' })], [onSite('a', 6)], NONE)).toMatchObject([
    { number: 6, fields: { title: 'site 6' }, device: 'Chrome on Android' },
  ]);
  const [same] = mergeOffers([here('a', 5)], [onSite('a', 5)], NONE);
  expect(same).toMatchObject({ at: '2026-01-02T00:00:00.000Z' });
  expect(same?.device).toBeUndefined();
});

test('[ADM-28] what was saved or discarded on another device is not offered here, unless more was typed here', () => {
  const settled = onSite('a', 5, { fields: null });
  expect(mergeOffers([here('a', 5)], [settled], NONE)).toEqual([]);
  expect(mergeOffers([here('a', 6)], [settled], NONE)).toHaveLength(1);
  expect(mergeOffers([here('a', 5)], [onSite('a', 6, { item: 'article/saved' })], NONE)).toEqual([]);
});

test('[ADM-18] forms that are open in this browser are left alone, and the newest comes first', () => {
  expect(mergeOffers([], [onSite('a', 1), onSite('open', 1)], new Set(['open'])).map(({ id }) => id)).toEqual(['a']);
  const merged = mergeOffers(
    [here('old', 0), here('new', 0, { at: '2026-01-03T00:00:00.000Z' })],
    [onSite('site', 1, { version: 3 })],
    NONE,
  );
  expect(merged.map(({ id, version }) => [id, version])).toEqual([
    ['new', undefined],
    ['site', 3],
    ['old', undefined],
  ]);
});
