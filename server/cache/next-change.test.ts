import { expect, test } from 'vitest';
import { createNextChange } from './next-change.ts';

test('the next change by date is asked for once, until the content changes, the date comes or the clock is set back', async () => {
  const dates = [100, 200, 300, 400, Number.POSITIVE_INFINITY];
  const state = { version: 1, time: 0 };
  let asked = 0;
  const next = createNextChange({
    find: async () => dates[asked++] ?? 0,
    contentVersion: { current: () => state.version },
    now: () => new Date(state.time),
  });
  const read = async (change: Partial<typeof state>) => {
    Object.assign(state, change);
    return [await next(), await next(), asked];
  };
  expect(await read({})).toEqual([100, 100, 1]);
  expect(await read({ time: 99 })).toEqual([100, 100, 1]);
  expect(await read({ time: 100 })).toEqual([200, 200, 2]);
  expect(await read({ version: 2 })).toEqual([300, 300, 3]);
  expect(await read({ time: 50 })).toEqual([400, 400, 4]);
  expect(await read({ version: 3 })).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 5]);
});

test('a question that failed is asked again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(7)];
  const next = createNextChange({
    find: () => answers.shift() ?? Promise.resolve(0),
    contentVersion: { current: () => 1 },
    now: () => new Date(0),
  });
  await expect(next()).rejects.toThrow('away');
  expect(await next()).toBe(7);
});
