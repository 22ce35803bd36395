import { expect, test } from 'vitest';
import { startRecording } from './record-counts.server.ts';

test('counts are stored in parts at a stop; what could not be is kept, said once, and stored later', async () => {
  const counts = Array.from({ length: 450 }, (_, at) => at);
  const counter = { take: () => counts.splice(0), putBack: (rest: readonly number[]) => void counts.push(...rest) };
  const stored: number[][] = [];
  const warnings: string[] = [];
  let failing = 250;
  const recording = startRecording({
    log: { warn: (event) => void warnings.push(event) },
    noun: 'views',
    counter,
    async store(some) {
      if (some.includes(failing)) throw new Error('away');
      stored.push([...some]);
    },
  });
  await recording.stop();
  await recording.stop();
  expect(stored.map(({ length }) => length)).toEqual([200]);
  expect(warnings).toEqual(['views not stored']);
  failing = -1;
  counts.push(450);
  await recording.stop();
  expect(stored.map(({ length }) => length)).toEqual([200, 200, 51]);
  expect(new Set(stored.flat()).size).toBe(451);
});
