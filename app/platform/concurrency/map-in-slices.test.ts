import { expect, test } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

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
