import { expect, test } from 'vitest';
import { createBackgroundQueue } from './background-queue.ts';

test('jobs run one after the other, a failure stops none, and a stop waits for the running one alone', async () => {
  const events: unknown[] = [];
  const failure = new Error('failed');
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const queue = createBackgroundQueue((error) => events.push(error));
  queue.add(() => Promise.reject(failure));
  queue.add(async () => {
    started.resolve();
    await finish.promise;
    events.push('done');
  });
  queue.add(async () => void events.push('never'));
  await started.promise;
  const stopped = queue.stop();
  finish.resolve();
  await stopped;
  expect(events).toEqual([failure, 'done']);
});
