import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns, mapInSlices } from './event-loop.server.ts';

function work(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('long work lets the event loop turn in between, and keeps its order', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const mapped = await mapInSlices([1, 2, 3, 4, 5], (item) => {
    work(25);
    return item * 2;
  });
  clearInterval(timer);
  expect(mapped).toEqual([2, 4, 6, 8, 10]);
  expect(turns).toBeGreaterThanOrEqual(3);
});

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
