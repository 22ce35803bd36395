import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Readiness } from '#features/admin/status/site-status.ts';
import { createAutomaticSave } from './automatic-save.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form whose site answers as it is told, and the seconds at which it was asked and saved. */
function openForm() {
  const start = Date.now();
  const site: { readiness: Readiness; takesSaves: boolean } = { readiness: 'not-ready', takesSaves: true };
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const checks: number[] = [];
  const saves: number[] = [];
  const states: string[] = [];
  const automatic = createAutomaticSave({
    check: async () => {
      checks.push(seconds());
      return site.readiness;
    },
    save: async () => {
      saves.push(seconds());
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (site.takesSaves) automatic.settled();
      else automatic.refused();
    },
    onChange: (state) => void states.push(state),
    random: () => 0,
  });
  return { site, automatic, checks, saves, states };
}

test('[ADM-18] a save that was refused is tried after 2, 5, 10 and then every 30 s, and sent only when the site takes it', async () => {
  const { site, automatic, checks, saves, states } = openForm();
  automatic.refused();
  await vi.advanceTimersByTimeAsync(110_000);
  expect(checks).toEqual([2, 7, 17, 47, 77, 107]);
  expect(saves).toEqual([]);
  site.readiness = 'ready';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([137]);
  expect(states).toEqual(['waiting', 'off']);
  expect(checks).toHaveLength(7);
});

test('[ADM-18] it goes on waiting when the site refuses it again', async () => {
  const { site, automatic, saves } = openForm();
  Object.assign(site, { readiness: 'ready', takesSaves: false });
  automatic.refused();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([2, 8, 19, 50]);
});

test('[ADM-18] it is tried at once when the site is well again, and not in a storm when that changes all the time', async () => {
  const { site, automatic, saves, checks } = openForm();
  automatic.hasten();
  await vi.advanceTimersByTimeAsync(5000);
  expect(checks).toEqual([]);
  automatic.refused();
  await vi.advanceTimersByTimeAsync(20_000);
  const before = checks.length;
  for (let change = 0; change < 100; change += 1) {
    automatic.hasten();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(checks.length - before).toBeLessThanOrEqual(6);
  site.readiness = 'ready';
  await vi.advanceTimersByTimeAsync(3000);
  automatic.hasten();
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toHaveLength(1);
});

test('[ADM-18] it stops for good with its form, when it is saved by hand, and when nobody is signed in', async () => {
  for (const end of ['stop', 'settled'] as const) {
    const { site, automatic, checks } = openForm();
    site.readiness = 'ready';
    automatic.refused();
    automatic[end]();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(checks).toEqual([]);
  }
  const { site, automatic, saves, states } = openForm();
  site.readiness = 'signed-out';
  automatic.refused();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
  expect(states).toEqual(['waiting', 'signed-out']);
});
