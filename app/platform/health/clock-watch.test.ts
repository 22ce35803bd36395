import { expect, onTestFinished, test } from 'vitest';
import { watchClock } from './clock-watch.ts';
import { createFaults } from './faults.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-03-01T12:00:00Z');

function watch(latestPast = new Date(START)) {
  const time = { wall: START, monotonic: 5000 };
  const now = () => new Date(time.wall);
  const faults = createFaults({ log: { info: () => undefined, warn: () => undefined }, now });
  const clock = watchClock({ faults, now, uptimeMs: () => time.monotonic, latestPast });
  onTestFinished(clock.stop);
  const pass = (ms: number, jump = 0) => {
    time.wall += ms + jump;
    time.monotonic += ms;
    clock.check();
    return faults.list();
  };
  return { pass, faults };
}

test('[OPS-8] a clock that goes evenly, or is set by less than a minute, is no fault', () => {
  const { pass, faults } = watch();
  expect(faults.list()).toEqual([]);
  expect(pass(10 * MINUTE, 50_000)).toEqual([]);
});

test.each([
  [3 * HOUR, 'The clock of the server has jumped forward by 3 hours.'],
  [-2 * MINUTE, 'The clock of the server has jumped back by 2 minutes.'],
  [72 * HOUR, 'The clock of the server has jumped forward by 3 days.'],
])('[OPS-8] a clock that jumps by %i ms is named until it is put right', (jump, words) => {
  const { pass } = watch(new Date(START - HOUR));
  expect(pass(MINUTE, jump)).toMatchObject([{ part: 'clock', message: expect.stringContaining(words), isReadOnly: false }]);
  expect(pass(MINUTE)).toHaveLength(1);
  expect(pass(MINUTE, -jump)).toEqual([]);
});

test('[OPS-8] a jump that is never put right is old news after a day', () => {
  const { pass } = watch();
  expect(pass(MINUTE, 5 * HOUR)).toHaveLength(1);
  expect(pass(24 * HOUR)).toEqual([]);
  expect(pass(MINUTE)).toEqual([]);
  expect(pass(MINUTE, -5 * HOUR)).toHaveLength(1);
});

test('[OPS-8] a clock that is behind what was stored is named at the start, and no longer once it is right', () => {
  const { faults, pass } = watch(new Date(START + 30 * MINUTE));
  expect(faults.list()).toMatchObject([
    { part: 'clock', message: expect.stringContaining('is behind: the site already knows of 2026-03-01 12:30 UTC') },
  ]);
  expect(pass(31 * MINUTE)).toEqual([]);
});
