import { expect, test } from 'vitest';
import { isGate } from '#tests/support/tier.ts';
import { inThread } from './thread.server.ts';

const FIXTURE = 'tests/support/thread-tasks.ts';
const run = inThread<typeof import('#tests/support/thread-tasks.ts')>(FIXTURE);

test('a task runs beside the event loop, and tasks answer each their own question', async () => {
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  const results = await Promise.all([run('countTo', 50_000_000), run('countTo', 3)]);
  clearInterval(counting);
  expect(results).toEqual([50_000_000, 3]);
  expect(turns).toBeGreaterThan(0);
});

test('what a task throws is thrown here, and the next task runs', async () => {
  await expect(run('fail', 'no such tree')).rejects.toThrow('no such tree');
  expect(await run('countTo', 5)).toBe(5);
});

test.each([...(isGate ? [] : ['exhaust' as const]), 'leave' as const])(
  'a thread that ends (%s) takes its tasks with it, as unavailable, and another one starts',
  async (how) => {
    await expect(run(how, 1)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await run('countTo', 7)).toBe(7);
  },
);
