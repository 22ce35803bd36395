import { expect, test } from 'vitest';
import { createRecovery } from './recovery.ts';
import { deleteChanges, listChanges, storeChanges } from './recovery-store.ts';

const NONE = new Set<string>();
const AT = new Date('2026-01-02T03:04:05.000Z');
const EMPTY = { title: '', content: '' };

function keep(options: Partial<Parameters<typeof createRecovery>[0]> = {}) {
  const storage = options.storage ?? createStorage();
  const keeper = createRecovery({ id: 'form', kind: 'article', base: {}, initial: EMPTY, storage, now: () => AT, ...options });
  const drafts = (item = 'article/new') => listChanges(item, { open: NONE, storage });
  return { keeper, storage, drafts };
}

test('[ADM-18] every keystroke is kept at once, with its time', () => {
  const { keeper, drafts } = keep();
  keeper.write({ title: 'A' });
  keeper.write({ title: 'AB' });
  expect(drafts()).toEqual([{ id: 'form', item: 'article/new', at: AT.toISOString(), fields: { title: 'AB', content: '' } }]);
});

test('[ADM-18] what says the same as what is stored is no draft', () => {
  const { keeper, drafts } = keep();
  keeper.write({ title: 'A' });
  keeper.write({ title: '' });
  expect(drafts()).toEqual([]);
  expect(keeper.isDirty()).toBe(false);
});

test('[ADM-18] a save drops the draft; what was typed meanwhile stays one, of the stored item', () => {
  const { keeper, drafts } = keep();
  keeper.write({ title: 'One' });
  keeper.write({ title: 'One and two' });
  keeper.settle({ title: 'One', content: '' }, { id: 'one', version: 1 });
  expect(drafts()).toEqual([]);
  expect(drafts('article/one')).toMatchObject([{ version: 1, fields: { title: 'One and two' } }]);
  keeper.settle({ title: 'One and two', content: '' }, { id: 'one', version: 2 });
  expect(drafts('article/one')).toEqual([]);
});

test('[ADM-18] taking an offered draft keeps what was typed, and its version comes with it', () => {
  const storage = createStorage();
  storeChanges({ id: 'old', item: 'article/a', at: '2026-01-01T00:00:00.000Z', version: 2, fields: { title: 'Older' } }, storage);
  const { keeper, drafts } = keep({ storage, base: { id: 'a', version: 5 }, initial: { title: 'Stored', content: 'x' } });
  keeper.write({ title: 'Typed' });
  const [, old] = drafts('article/a');
  const mine = keeper.exchange({ ...old, fields: old?.fields ?? {} });
  expect(keeper.read()).toEqual({ fields: { title: 'Older', content: 'x' }, id: 'a', version: 2 });
  expect(mine).toMatchObject({ version: 5, fields: { title: 'Typed', content: 'x' } });
  expect(drafts('article/a').map(({ fields }) => fields.title)).toEqual(['Older', 'Typed']);
});

test('[ADM-18] an item that was deleted meanwhile leaves its draft to be made anew', () => {
  const { keeper, drafts } = keep({ base: { id: 'gone', version: 3 } });
  keeper.write({ title: 'Still mine' });
  keeper.rebase({});
  expect(drafts('article/gone')).toEqual([]);
  expect(drafts()).toMatchObject([{ fields: { title: 'Still mine' } }]);
  expect(keeper.read().version).toBeUndefined();
});

test('[ADM-18] no room on the device is said, and takes nothing that was kept', () => {
  const storage = createStorage();
  storeChanges({ id: 'old', item: 'article/new', at: AT.toISOString(), fields: { title: 'Older' } }, storage);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { keeper, drafts } = keep({ storage });
  expect(keeper.write({ title: 'A' })).toBe(false);
  keeper.exchange({ id: 'old', fields: { title: 'Older' } });
  expect(drafts()).toHaveLength(1);
});

test('[ADM-18] drafts are listed newest first, without those of open forms, and rubbish is passed over', () => {
  const storage = createStorage();
  const draft = (id: string, at: string) => storeChanges({ id, item: 'article/new', at, fields: { title: id } }, storage);
  draft('a', '2026-01-01T00:00:00.000Z');
  draft('b', '2026-01-03T00:00:00.000Z');
  draft('c', '2026-01-02T00:00:00.000Z');
  storage.setItem('byline.draft.x', '{"id":1');
  storage.setItem('byline.draft.y', '{"id":"y","item":"article/new","at":"z","fields":null}');
  storage.setItem('theme', 'dark');
  expect(listChanges('article/new', { open: new Set(['c']), storage }).map(({ id }) => id)).toEqual(['b', 'a']);
  deleteChanges('b', storage);
  expect(listChanges('article/new', { open: NONE, storage }).map(({ id }) => id)).toEqual(['c', 'a']);
});

/** Local storage as far as drafts use it: its keys are its own properties, as in a browser. */
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
