import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('two jobs run, one waits, the next is refused, and a job that fails makes room too', async () => {
  const run = createConcurrencyLimit({ concurrency: 2, maxWaiting: 1 });
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const job = (name: string, work: Promise<void>) => () => {
    started.push(name);
    return work;
  };
  const jobs = [run(job('a', first.promise)), run(job('b', new Promise(() => undefined))), run(job('c', Promise.resolve()))];
  await expect(run(job('d', Promise.resolve()))).rejects.toMatchObject({ code: 'rate-limited' });
  expect(started).toEqual(['a', 'b']);
  first.reject(new Error('failed'));
  await expect(jobs[0]).rejects.toThrow('failed');
  await jobs[2];
  await run(job('e', Promise.resolve()));
  expect(started).toEqual(['a', 'b', 'c', 'e']);
});
