import { expect, test } from 'vitest';
import { createSeal, readSeal, SEAL_BYTES } from './seal.ts';

test('[OPS-2] a seal holds the sum that it was made of, and none if any of its bytes has changed', async () => {
  const sum = 'a1'.repeat(32);
  const seal = await createSeal(sum);
  expect(seal).toHaveLength(SEAL_BYTES);
  expect(readSeal(seal)).toBe(sum);
  const read = Array.from(seal, (byte, at) => readSeal(Buffer.from(seal.with(at, byte ^ 1))));
  expect(read.filter((each) => each !== undefined)).toEqual([]);
});
