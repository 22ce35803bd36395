import { expect, test, vi } from 'vitest';
import { createRetry } from './retry.ts';

test('pauses grow, the last one repeats, and a reset begins with the first one', () => {
  vi.useFakeTimers();
  const retry = createRetry({ pausesMs: [1000, 2000], jitter: 1 / 2, random: () => 1 });
  const waits: number[] = [];
  const wait = () => {
    const startedAt = Date.now();
    retry.runAfterPause(() => waits.push(Date.now() - startedAt));
    vi.runAllTimers();
  };
  for (let attempt = 0; attempt < 3; attempt++) wait();
  retry.reset();
  wait();
  expect(waits).toEqual([1500, 3000, 3000, 1500]);
  vi.useRealTimers();
});

test('a later call replaces an earlier one, and a cancelled one never runs', () => {
  vi.useFakeTimers();
  const retry = createRetry({ pausesMs: [1000] });
  const ran: string[] = [];
  retry.runAfterPause(() => ran.push('first'));
  retry.runAfter(10, () => ran.push('second'));
  expect(retry.isScheduled()).toBe(true);
  vi.runAllTimers();
  retry.runAfter(10, () => ran.push('third'));
  retry.cancel();
  vi.runAllTimers();
  expect([ran, retry.isScheduled()]).toEqual([['second'], false]);
  vi.useRealTimers();
});
