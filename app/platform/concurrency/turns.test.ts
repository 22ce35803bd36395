import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many go on per turn of the event loop, in order, and none is forgotten', async () => {
  const takeTurn = createTurns(3);
  const done: number[] = [];
  for (let at = 0; at < 10; at += 1) void takeTurn().then(() => done.push(at));
  const counts: number[] = [];
  while (done.length < 10) {
    await Promise.resolve();
    counts.push(done.length);
    await nextTurn();
  }
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(Math.max(...counts.map((count, at) => count - (counts[at - 1] ?? 0)))).toBeLessThanOrEqual(3);
  await nextTurn();
  await takeTurn();
});
