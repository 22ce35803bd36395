import { expect, test } from 'vitest';
import { isGate } from '#tests/support/tier.ts';
import { inThread, UnfinishedTask } from './thread.server.ts';

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

const runBriefly = inThread<typeof import('#tests/support/thread-tasks.ts')>(FIXTURE, { thread: 'brief', limitMs: 50 });

test('a task that takes longer than its limit is ended with its last report, and those that wait are done by another thread', async () => {
  const hanging = runBriefly('hang', 'page 7');
  const waiting = [runBriefly('countTo', 3), runBriefly('countTo', 4)];
  const error = await hanging.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnfinishedTask);
  expect(error).toMatchObject({ code: 'unavailable', at: 'page 7' });
  expect(await Promise.all(waiting)).toEqual([3, 4]);
});

test('threads of other names do not wait for it', async () => {
  const runElsewhere = inThread<typeof import('#tests/support/thread-tasks.ts')>(FIXTURE, { thread: 'elsewhere' });
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const held = runElsewhere('holdAt', gate);
  expect(await run('countTo', 1)).toBe(1);
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  expect(await held).toBe(1);
});

test('callers take turns, and one of them may have fifty tasks waiting', async () => {
  const order: string[] = [];
  const add = (by: string) => run({ name: 'countTo', by }, 1).then(() => order.push(by));
  await Promise.all([...'aaaa'].map(add).concat([add('b'), add('c')]));
  expect(order.join('')).toBe('abacaa');
  const many = await Promise.allSettled(Array.from({ length: 60 }, () => run({ name: 'countTo', by: 'd' }, 1)));
  expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(9); // one runs
});
