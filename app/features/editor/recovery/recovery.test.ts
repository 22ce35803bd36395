import { expect, test } from 'vitest';
import { createRecovery } from './recovery.ts';
import { deleteChanges, listChanges, storeChanges } from './recovery-store.ts';

const NONE = new Set<string>();
const AT = new Date('2026-01-02T03:04:05.000Z');
const EMPTY = { title: '', content: '' };

function setUp(options: Partial<Parameters<typeof createRecovery>[0]> = {}) {
  const storage = options.storage ?? createStorage();
  const recovery = createRecovery({ id: 'form', kind: 'article', base: {}, initial: EMPTY, storage, now: () => AT, ...options });
  const list = (item = 'article/new') => listChanges(item, { open: NONE, storage });
  return { recovery, storage, list };
}

test('[ADM-18] every keystroke is kept at once, with its time', () => {
  const { recovery, list } = setUp();
  recovery.write({ title: 'A' });
  recovery.write({ title: 'AB' });
  expect(list()).toEqual([{ id: 'form', item: 'article/new', at: AT.toISOString(), fields: { title: 'AB', content: '' } }]);
});

test('[ADM-18] text that equals what is saved is no unsaved change', () => {
  const { recovery, list } = setUp();
  recovery.write({ title: 'A' });
  recovery.write({ title: '' });
  expect(list()).toEqual([]);
  expect(recovery.isDirty()).toBe(false);
});

test('[ADM-18] a save deletes the unsaved changes; what was typed meanwhile stays, under the saved item', () => {
  const { recovery, list } = setUp();
  recovery.write({ title: 'One' });
  recovery.write({ title: 'One and two' });
  recovery.markSaved({ title: 'One', content: '' }, { id: 'one', version: 1 });
  expect(list()).toEqual([]);
  expect(list('article/one')).toMatchObject([{ version: 1, fields: { title: 'One and two' } }]);
  recovery.markSaved({ title: 'One and two', content: '' }, { id: 'one', version: 2 });
  expect(list('article/one')).toEqual([]);
});

test('[ADM-18] restoring an offer keeps what was typed, and its version comes with it', () => {
  const storage = createStorage();
  storeChanges({ id: 'old', item: 'article/a', at: '2026-01-01T00:00:00.000Z', version: 2, fields: { title: 'Older' } }, storage);
  const { recovery, list } = setUp({ storage, base: { id: 'a', version: 5 }, initial: { title: 'Stored', content: 'x' } });
  recovery.write({ title: 'Typed' });
  const [, old] = list('article/a');
  const replaced = recovery.swapIn({ ...old, fields: old?.fields ?? {} });
  expect(recovery.read()).toEqual({ fields: { title: 'Older', content: 'x' }, id: 'a', version: 2 });
  expect(replaced).toMatchObject({ version: 5, fields: { title: 'Typed', content: 'x' } });
  expect(list('article/a').map(({ fields }) => fields.title)).toEqual(['Older', 'Typed']);
});

test('[ADM-18] an item that was deleted meanwhile leaves its unsaved changes to be saved as a new one', () => {
  const { recovery, list } = setUp({ base: { id: 'gone', version: 3 } });
  recovery.write({ title: 'Still mine' });
  recovery.setBase({});
  expect(list('article/gone')).toEqual([]);
  expect(list()).toMatchObject([{ fields: { title: 'Still mine' } }]);
  expect(recovery.read().version).toBeUndefined();
});

test('[ADM-18] no room on the device is reported, and deletes nothing that was kept', () => {
  const storage = createStorage();
  storeChanges({ id: 'old', item: 'article/new', at: AT.toISOString(), fields: { title: 'Older' } }, storage);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { recovery, list } = setUp({ storage });
  expect(recovery.write({ title: 'A' })).toBe(false);
  recovery.swapIn({ id: 'old', fields: { title: 'Older' } });
  expect(list()).toHaveLength(1);
});

test('[ADM-18] unsaved changes are listed newest first, without those of open forms or what cannot be read', () => {
  const storage = createStorage();
  const store = (id: string, at: string) => storeChanges({ id, item: 'article/new', at, fields: { title: id } }, storage);
  store('a', '2026-01-01T00:00:00.000Z');
  store('b', '2026-01-03T00:00:00.000Z');
  store('c', '2026-01-02T00:00:00.000Z');
  storage.setItem('byline.draft.x', '{"id":1');
  storage.setItem('byline.draft.y', '{"id":"y","item":"article/new","at":"z","fields":null}');
  storage.setItem('theme', 'dark');
  expect(listChanges('article/new', { open: new Set(['c']), storage }).map(({ id }) => id)).toEqual(['b', 'a']);
  deleteChanges('b', storage);
  expect(listChanges('article/new', { open: NONE, storage }).map(({ id }) => id)).toEqual(['c', 'a']);
});

/** Local storage as far as recovery uses it: its keys are its own properties, as in a browser. */
function createStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (key in storage ? storage[key] : null),
    removeItem: (key: string) => delete storage[key],
  });
  Object.defineProperty(storage, 'setItem', {
    value: (key: string, value: string) => {
      storage[key] = value;
    },
    writable: true,
  });
  return storage;
}
