import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSharedRefresh } from './shared-refresh.ts';

test('[PERF-4] who asks while a read runs gets one that began later, and shares it with all the others', async () => {
  const reads: PromiseWithResolvers<void>[] = [];
  const refresh = createSharedRefresh(() => {
    const read = Promise.withResolvers<void>();
    reads.push(read);
    return read.promise;
  });
  const first = refresh();
  const later = Array.from({ length: 50 }, refresh);
  expect(reads).toHaveLength(1);
  reads[0]?.reject(new Error('the database has gone'));
  await first;
  await nextTurn();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve();
  await Promise.all(later);
  const last = refresh();
  expect(reads).toHaveLength(3);
  reads[2]?.resolve();
  await last;
});
