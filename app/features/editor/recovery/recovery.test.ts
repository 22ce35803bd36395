import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '#tests/factories/device-store.ts';
import type { SendChanges } from './copies/site-copy.ts';
import type { UnsavedChanges } from './copies/unsaved-changes.ts';
import { createRecovery, isExpired } from './recovery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const USER = 'user';
const AT = new Date('2026-01-02T03:04:05.000Z');
const EMPTY = { title: '', content: '' };
const older: UnsavedChanges = {
  id: 'old',
  userId: USER,
  item: 'article/a',
  number: 7,
  at: '2026-01-01T00:00:00.000Z',
  version: 2,
  fields: { title: 'Older' },
};

function setUp({
  memory = createMemoryStore(),
  ...options
}: Partial<Parameters<typeof createRecovery>[0]> & { memory?: ReturnType<typeof createMemoryStore> } = {}) {
  const sent: string[] = [];
  const site = { isThere: true };
  const send: SendChanges = async (name, body) => {
    const { id, item, number } = Object(body);
    sent.push(`${name} ${item} ${id} ${number}`);
    return site.isThere ? { outcome: 'answered', status: 200, body: {} } : { outcome: 'unreachable' };
  };
  const base = { id: 'form', userId: USER, kind: 'article', base: {}, initial: EMPTY, store: memory.store, send, now: () => AT };
  const recovery = createRecovery({ ...base, ...options });
  const list = async (item = 'article/new') => {
    await vi.advanceTimersByTimeAsync(500);
    return [...memory.entries.values()].filter((changes) => changes.item === item);
  };
  return { recovery, memory, list, sent, site };
}

test('[ADM-18] every keystroke is kept at once, with its time and whose it is', async () => {
  const { recovery, list } = setUp();
  recovery.write({ title: 'A' });
  recovery.write({ title: 'AB' });
  expect(await list()).toMatchObject([{ id: 'form', userId: USER, at: AT.toISOString(), fields: { title: 'AB', content: '' } }]);
});

test('[ADM-18] text that equals what is saved is no unsaved change', async () => {
  const { recovery, list } = setUp();
  recovery.write({ title: 'A' });
  recovery.write({ title: '' });
  expect(await list()).toEqual([]);
  expect(recovery.isDirty()).toBe(false);
});

test('[ADM-18] a save deletes the unsaved changes; what was typed meanwhile stays, under the saved item', async () => {
  const { recovery, list } = setUp();
  recovery.write({ title: 'One' });
  recovery.write({ title: 'One and two' });
  recovery.markSaved({ title: 'One', content: '' }, { id: 'one', version: 1 });
  expect(await list()).toEqual([]);
  expect(await list('article/one')).toMatchObject([{ version: 1, fields: { title: 'One and two' } }]);
  recovery.markSaved({ title: 'One and two', content: '' }, { id: 'one', version: 2 });
  expect(await list('article/one')).toEqual([]);
});

test('[ADM-18] restoring an offer keeps what was typed, its version comes with it, and it goes once its successors are kept', async () => {
  const { recovery, memory, list, sent } = setUp({ base: { id: 'a', version: 5 }, initial: { title: 'Stored', content: 'x' } });
  memory.entries.set('old', older);
  recovery.write({ title: 'Typed' });
  await list();
  const replaced = recovery.swapIn(older);
  expect(recovery.read()).toEqual({ fields: { title: 'Older', content: 'x' }, id: 'a', version: 2 });
  expect(replaced).toMatchObject({ version: 5, fields: { title: 'Typed', content: 'x' } });
  expect((await list('article/a')).map(({ id, fields }) => `${id} ${fields.title}`)).toEqual(['form Older', 'form.1 Typed']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.filter((request) => request.startsWith('recovery.settle'))).toEqual(['recovery.settle article/a old 7']);
  expect(sent.indexOf('recovery.settle article/a old 7')).toBe(sent.length - 1);
});

test('[ADM-18] an item that was deleted meanwhile leaves its unsaved changes to be saved as a new one', async () => {
  const { recovery, list } = setUp({ base: { id: 'gone', version: 3 } });
  recovery.write({ title: 'Still mine' });
  recovery.setBase({});
  expect(await list('article/gone')).toEqual([]);
  expect(await list()).toMatchObject([{ fields: { title: 'Still mine' } }]);
  expect(recovery.read().version).toBeUndefined();
});

test.each(['full', 'forbidden'] as const)(
  '[ADM-18] a device that is %s is reported, and nothing that was kept is deleted',
  async (fault) => {
    const { recovery, memory, list, site } = setUp({ base: { id: 'a', version: 5 } });
    memory.entries.set('old', older);
    memory.state.fault = fault;
    site.isThere = false;
    recovery.write({ title: 'A' });
    await list();
    expect(recovery.getKept()).toEqual({ onDevice: false, onSite: false, fault, isSiteTaking: false });
    expect(recovery.isHeld()).toBe(false);
    recovery.swapIn(older);
    expect(await list('article/a')).toHaveLength(1);
  },
);

const LONG = `<p>${'A sentence that took its time. '.repeat(30)}</p>`;
const CUT = [
  ['an empty page', ''],
  ['an empty paragraph', '<p></p>'],
  ['a word of a long text', '<p>Oh</p>'],
] as const;

test.each(CUT)('[ADM-18] %s does not take the place of the kept text, and is kept with it once it grows', async (_, rest) => {
  const { recovery, list, sent } = setUp();
  recovery.write({ title: 'A title', content: LONG });
  await vi.advanceTimersByTimeAsync(4000);
  recovery.write({ content: rest });
  await vi.advanceTimersByTimeAsync(4000);
  expect(recovery.read().fields.content).toBe(rest);
  expect((await list()).map(({ id, fields }) => [id, fields.content])).toEqual([['form', LONG]]);
  recovery.write({ content: '<p>Something else</p>' });
  recovery.write({ content: '<p>Something else instead</p>' });
  await vi.advanceTimersByTimeAsync(7000);
  expect((await list()).map(({ id, fields }) => [id, fields.title, fields.content])).toEqual([
    ['form', 'A title', '<p>Something else instead</p>'],
    ['form.cut1', 'A title', LONG],
  ]);
  expect(sent.toSorted().filter((request) => request.includes('cut'))).toEqual(['recovery.store article/new form.cut1 2']);
});

test('[ADM-18] a text that is deleted letter by letter is kept as it was before the first', async () => {
  const { recovery, list } = setUp();
  recovery.write({ content: LONG });
  for (let length = LONG.length - 4; length >= 3; length--) recovery.write({ content: `${LONG.slice(0, length)}</p>` });
  recovery.write({ content: '' });
  expect(await list()).toMatchObject([{ id: 'form', fields: { content: LONG } }]);
});

test('[ADM-18] ten words that are written over are kept apart from the first letter on', async () => {
  const { recovery, list } = setUp();
  const words = '<p>Ten words that nobody would like to write a second time.</p>';
  recovery.write({ content: words });
  for (const text of ['<p>O</p>', '<p>Oh</p>', '<p>Oh no</p>']) recovery.write({ content: text });
  expect((await list()).map(({ id, fields }) => [id, fields.content]).toSorted()).toEqual([
    ['form', '<p>Oh no</p>'],
    ['form.cut1', words],
  ]);
});

test('[ADM-18] text that undo brings back leaves no copy, nor does a title that is written again', async () => {
  const { recovery, list } = setUp();
  recovery.write({ title: 'The first title of all', content: LONG });
  recovery.write({ content: '' });
  recovery.write({ content: LONG });
  recovery.write({ title: '' });
  expect(await list()).toMatchObject([{ id: 'form', fields: { title: 'The first title of all', content: LONG } }]);
  recovery.write({ title: 'N' });
  recovery.write({ title: 'Now another' });
  expect(await list()).toMatchObject([{ id: 'form', fields: { title: 'Now another', content: LONG } }]);
});

test('[ADM-18] restored text that is emptied at once is still kept, on a site alone as well', async () => {
  const { recovery, memory, list, sent } = setUp();
  const offer = { ...older, item: 'article/new', fields: { title: '', content: LONG } };
  memory.entries.set('old', offer);
  memory.state.fault = 'full';
  recovery.swapIn(offer);
  recovery.write({ content: '' });
  expect(recovery.isHeld()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map((request) => request.split(' ').slice(0, 3).join(' '))).toEqual([
    'recovery.store article/new form',
    'recovery.settle article/new old',
  ]);
  memory.state.fault = undefined;
  recovery.write({ title: 'x' });
  expect(await list()).toMatchObject([{ id: 'form', fields: { content: LONG } }]);
});

test('[ADM-18] a save of a short text keeps the long one that it replaced apart, unless the site has it stored', async () => {
  const draft = setUp();
  draft.recovery.write({ title: 'A title', content: LONG });
  draft.recovery.write({ content: '' });
  draft.recovery.markSaved({ title: 'A title', content: '' }, { id: 'a', version: 1 });
  expect(await draft.list('article/a')).toMatchObject([{ id: 'form.cut1', version: 1, fields: { content: LONG } }]);
  const stored = setUp({ id: 'stored', base: { id: 'b', version: 1 }, initial: { title: 'A title', content: LONG } });
  stored.recovery.write({ content: '' });
  stored.recovery.write({ content: '<p>Written again</p>' });
  stored.recovery.markSaved(stored.recovery.read().fields, { id: 'b', version: 2 });
  expect(await stored.list('article/b')).toEqual([]);
});

test('[ADM-18] fields that hold no words are kept as they were left', async () => {
  const { recovery, list } = setUp({ initial: { ...EMPTY, imageUrl: '' }, isText: (name) => name === 'content' });
  recovery.write({ imageUrl: '/images/some-long-name.webp', content: '<p>x</p>' });
  recovery.write({ imageUrl: '' });
  expect(await list()).toMatchObject([{ fields: { imageUrl: '', content: '<p>x</p>' } }]);
});

test('[ADM-18] what was cut is offered for a day, what was swapped out for longer', () => {
  const now = new Date(AT.getTime() + 25 * 60 * 60 * 1000);
  const at = AT.toISOString();
  expect(isExpired({ id: 'form.cut1', at }, now)).toBe(true);
  expect(isExpired({ id: 'form.cut1', at }, AT)).toBe(false);
  expect(isExpired({ id: 'form.1', at }, now)).toBe(false);
});

test('[ADM-28] the site gets the newest within three seconds of the first keystroke that it does not have, though typing goes on', async () => {
  const { recovery, sent } = setUp();
  for (let keystroke = 1; keystroke <= 40; keystroke++) {
    recovery.write({ title: 'x'.repeat(keystroke) });
    await vi.advanceTimersByTimeAsync(250);
  }
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([
    'recovery.store article/new form 12',
    'recovery.store article/new form 24',
    'recovery.store article/new form 36',
    'recovery.store article/new form 40',
  ]);
  expect(recovery.getKept()).toMatchObject({ onDevice: true, onSite: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
});

test('[ADM-28] what is held is said of the newest keystroke alone', async () => {
  const { recovery, memory } = setUp({ memory: createMemoryStore({ writeMs: 50 }) });
  recovery.write({ title: 'A' });
  expect(recovery.getKept()).toMatchObject({ onDevice: false, onSite: false });
  await vi.advanceTimersByTimeAsync(60);
  expect(recovery.getKept()).toMatchObject({ onDevice: true, onSite: false });
  await vi.advanceTimersByTimeAsync(3000);
  expect(recovery.getKept()).toMatchObject({ onDevice: true, onSite: true });
  recovery.write({ title: 'AB' });
  expect(recovery.getKept()).toMatchObject({ onDevice: false, onSite: false });
  expect(memory.state.writes).toBe(2);
});

test('[ADM-28] a site that does not answer is asked with growing pauses, and has the newest when it is back', async () => {
  const { recovery, sent, site } = setUp();
  site.isThere = false;
  recovery.write({ title: 'A' });
  await vi.advanceTimersByTimeAsync(3000);
  recovery.write({ title: 'AB' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent.length).toBeLessThan(7);
  expect(recovery.getKept()).toMatchObject({ onDevice: true, onSite: false, isSiteTaking: false });
  site.isThere = true;
  recovery.hasten();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe('recovery.store article/new form 2');
  expect(recovery.getKept()).toMatchObject({ onSite: true, isSiteTaking: true });
});

test('[ADM-28] a save forgets on the site what it was sent, and what was never sent is not mentioned', async () => {
  const { recovery, sent } = setUp();
  recovery.write({ title: 'A' });
  recovery.markSaved({ title: 'A', content: '' }, { id: 'a', version: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  recovery.write({ title: 'AB' });
  await vi.advanceTimersByTimeAsync(3000);
  recovery.markSaved({ title: 'AB', content: '' }, { id: 'a', version: 2 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['recovery.store article/a form 3', 'recovery.settle article/a form 4']);
});

test('[ADM-28] a page that is left sends what waits at once', async () => {
  const { recovery, sent } = setUp();
  recovery.write({ title: 'A' });
  void recovery.flush();
  void recovery.flush();
  expect(sent).toEqual(['recovery.store article/new form 1']);
});

test('[ADM-18] a device that another tab has cleared says so, and keeps again what is nowhere else', async () => {
  const { recovery, memory, list } = setUp();
  recovery.write({ title: 'A' });
  await vi.advanceTimersByTimeAsync(4000);
  memory.entries.clear();
  await recovery.checkAgain();
  expect(recovery.getKept()).toMatchObject({ onDevice: false, onSite: true });
  recovery.write({ title: 'AB' });
  await list();
  memory.entries.clear();
  await recovery.checkAgain();
  expect(await list()).toHaveLength(1);
});

test('[ADM-18] a long text is written whole a few times a second at most, and its last words within one', async () => {
  const { recovery, memory } = setUp();
  const long = 'word '.repeat(20_000);
  for (let keystroke = 1; keystroke <= 100; keystroke++) {
    recovery.write({ content: long + keystroke });
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(memory.state.writes).toBeLessThan(10);
  await vi.advanceTimersByTimeAsync(400);
  expect(memory.entries.get('form')?.fields.content).toBe(`${long}100`);
});
